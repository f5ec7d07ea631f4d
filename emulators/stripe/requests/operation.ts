import type { IncomingHttpHeaders } from 'node:http';
import type { ClientAnswer } from './client-answer.ts';
import type { Parser } from './params.ts';
import type { World } from '../world/world.ts';

/** One request to one endpoint, after its parameters were read. */
export interface ApiRequest<P> {
  params: P;
  /** The ids in the path, by name. */
  ids: Record<string, string>;
  /** The connected account it acts for (`Stripe-Account`), or null for the platform. */
  account: string | null;
  headers: IncomingHttpHeaders;
  /** A fault that changes the endpoint's effect rather than its answer. */
  twist: string | null;
}

/** One endpoint. `name` is the client's method (`transfers.create`), by which faults name it. */
export interface Operation {
  name: string;
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  /** True when a platform may call it for a connected account. */
  connected: boolean;
  /** Reads the parameters, then returns the rest of the work. Throws StripeFailure. */
  prepare: (raw: unknown) => (world: World, request: Omit<ApiRequest<unknown>, 'params'>) => object;
}

/** Declares an endpoint; `run` gets the parsed `params` and returns the answer, in the shape that the client's method of that name answers. */
export function operation<const Name extends string, P>(
  declared: Pick<Operation, 'method' | 'path'> & Partial<Pick<Operation, 'connected'>> & { name: Name },
  params: Parser<P>,
  run: (world: World, request: ApiRequest<P>) => ClientAnswer<Name> & object,
): Operation {
  return {
    connected: false,
    ...declared,
    prepare(raw) {
      const read = params(raw, '');
      return (world, request) => run(world, { ...request, params: read });
    },
  };
}
