import { z } from 'zod';
import type { Operation } from './operation.ts';

/** A call as it travels: the address below `/api` with parameters and query filled in, and the body before JSON. */
export interface EncodedRequest {
  readonly endpoint: string;
  readonly body: unknown;
}

type AnyInput = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** Parameters and query fields travel as text; their schemas encode them to text or numbers. */
function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Encodes an operation's input for the wire. Throws `ZodError` when the input is not what the contract allows. */
export function encodeRequest(operation: Operation, input: AnyInput): EncodedRequest {
  const { params, query, body } = operation.input;
  let path: string = operation.path;
  for (const [name, value] of Object.entries(params ? z.encode(params, input.params as z.output<typeof params>) : {})) {
    path = path.replace(`{${name}}`, encodeURIComponent(wireText(value)));
  }
  const search = Object.entries(query ? z.encode(query, input.query as z.output<typeof query>) : {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wireText(value))}`)
    .join('&');
  return { endpoint: search ? `${path}?${search}` : path, body: body ? z.encode(body, input.body) : undefined };
}
