import {
  NEXT_CURSOR_HEADER,
  type InputOf,
  type Operation,
  type ResultOf,
} from '@doubloon/contract/shared/operation.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { NextFunction, Request, Response, Router } from 'express';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { authenticate } from './authenticate.ts';
import { browserSession, type BrowserSession } from './browser-session.ts';
import type { Caller } from './caller.ts';
import type { Call, Dependencies } from './dependencies.ts';
import { parseInput } from './parse-input.ts';
import { requestContext } from './request-context.ts';

type CallFor<Op extends Operation> = Op['access']['kind'] extends 'signedIn' | 'roles' ? Call : Call<null>;

/** The function that does an operation's work. */
export type Verb<Op extends Operation> = (call: CallFor<Op>, input: InputOf<Op>) => Promise<ResultOf<Op>>;

/** What a webhook's verb gets: the bytes that were signed, and the signature. */
export interface SignedPayload {
  readonly rawBody: Buffer;
  readonly signature: string;
}

/** An operation joined with the function that does it. */
export interface Route {
  readonly operation: Operation;
  readonly run: (call: Call<Caller | null>, request: Request, response: Response) => Promise<unknown>;
}

/** Joins an operation with its verb: the one line a domain's `routes.ts` has per operation. */
export function route<Op extends Operation>(operation: Op, verb: Verb<Op>): Route {
  return {
    operation,
    run: (call, request) => {
      const input = parseInput(operation, request);
      if (call.caller) requireSelf(operation, input, call.caller);
      return verb(call as CallFor<Op>, input);
    },
  };
}

/** The same for a verb that recognises the browser it was called from. */
export function browserRoute<Op extends Operation>(
  operation: Op,
  verb: (call: CallFor<Op>, input: InputOf<Op>, browser: BrowserSession) => Promise<ResultOf<Op>>,
): Route {
  return {
    operation,
    run: (call, request, response) => {
      const browser = browserSession(call.config, request, response);
      return route(operation, (own, input) => verb(own, input, browser)).run(call, request, response);
    },
  };
}

/** The same for a webhook, whose verb checks the signature itself. */
export function webhookRoute<Op extends Operation & { access: { kind: 'webhook' } }>(
  operation: Op,
  verb: (call: Call<null>, payload: SignedPayload) => Promise<ResultOf<Op>>,
): Route {
  return {
    operation,
    run: (call, request) => {
      const { rawBody } = request as Request & { rawBody?: Buffer };
      const signature = request.get('stripe-signature');
      if (!rawBody || !signature) throw new AppError('malformed_request', 'Missing signature or body');
      return verb({ ...call, caller: null }, { rawBody, signature });
    },
  };
}

function requireSelf(operation: Operation, input: unknown, caller: Caller): void {
  if (!operation.self) return;
  const { access, method } = operation;
  const readByAdmin = method === 'GET' && caller.role === 'admin' && access.kind === 'roles';
  const value = operation.self
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], input);
  if (value !== caller.uid && !readByAdmin) {
    throw new AppError('forbidden', 'You can only do this for your own account');
  }
}

async function identify(operation: Operation, deps: Dependencies, request: Request): Promise<Caller | null> {
  const { access } = operation;
  if (access.kind !== 'signedIn' && access.kind !== 'roles') return null;
  const checkRevoked = operation.method !== 'GET';
  const caller = await authenticate(deps.auth, request.get('authorization'), { checkRevoked });
  if (access.kind === 'roles' && !access.roles.includes(caller.role)) {
    throw new AppError('forbidden', 'You do not have permission to do this');
  }
  return caller;
}

function send(operation: Operation, response: Response, result: unknown): void {
  if (operation.answer === 'redirect') {
    // Where somebody is sent belongs to this one request.
    response.set('Cache-Control', 'no-store').redirect(302, z.encode(operation.output, result) as string);
    return;
  }
  let body = result;
  if (operation.paged) {
    const page = result as Page<unknown>;
    if (page.nextCursor) response.set(NEXT_CURSOR_HEADER, page.nextCursor);
    body = page.items;
  }
  response.status(operation.status ?? 200).json(z.encode(operation.output, body));
}

/** Mounts routes on an Express router: who calls, input parsed, verb, output parsed. Test-only ones in test mode only. */
export function mountRoutes(router: Router, deps: Dependencies, routes: readonly Route[]): void {
  for (const { operation, run } of routes) {
    if (operation.access.kind === 'testOnly' && !deps.config.testMode) continue;
    const handler = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
      try {
        const context = requestContext(response);
        const caller = await identify(operation, deps, request);
        context.uid = caller?.uid ?? null;
        const log = deps.log.child({ requestId: context.requestId, operation: operation.id, uid: context.uid });
        send(operation, response, await run({ ...deps, caller, requestId: context.requestId, log }, request, response));
      } catch (error) {
        next(error);
      }
    };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router[operation.method.toLowerCase() as 'get'](path, handler);
  }
}
