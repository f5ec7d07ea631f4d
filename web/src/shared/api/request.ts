import { normalizeAnswer } from '@doubloon/contract/calls/normalize.ts';
import { NEXT_CURSOR_HEADER, type InputOf, type Operation, type OutputOf } from '@doubloon/contract/calls/operation.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { ApiError } from './api-error.ts';
import { appToken } from './app-token.ts';
import { bearerToken } from './bearer-token.ts';
import { encodeCall } from './encode-call.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { firstCarrier } from './first-requests.ts';
import { send, type Carrier } from './transport.ts';

type AnyInput = Partial<Record<'params' | 'query' | 'body', unknown>>;
/** Item type of a paged operation. */
export type ItemOf<Op extends Operation> = OutputOf<Op> extends readonly (infer Item)[] ? Item : never;

/**
 * Calls an operation of the contract: the input is encoded for the wire, the answer decoded from it (cents, `Date`s).
 * `files` are those of an operation that takes some (`upload.ts` sends them with their progress). Throws `ApiError` with the server's words when the call does not succeed.
 */
export async function request<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  files: readonly File[] = [],
  carry?: Carrier,
): Promise<OutputOf<Op>> {
  const { json } = await call(operation, input, files, carry);
  return decode(operation, json) as OutputOf<Op>;
}

/** Calls a paged operation: one page and where the next begins, null on the last. */
export async function requestPage<Op extends Operation>(operation: Op, input: InputOf<Op>): Promise<Page<ItemOf<Op>>> {
  const { json, headers } = await call(operation, input);
  return { items: decode(operation, json) as ItemOf<Op>[], nextCursor: headers.get(NEXT_CURSOR_HEADER) };
}

async function call(operation: Operation, input: AnyInput, files: readonly File[] = [], carry?: Carrier) {
  const { method } = operation;
  const encoded = encodeCall(operation, input, files);
  const token = await bearerToken();
  const brought = token === null && method === 'GET' ? takeFirstAnswer(encoded.endpoint) : null;
  if (brought) return brought;
  const early = firstCarrier(method, encoded.endpoint, token);
  return send({ method, token, appToken: await appToken(), carry: carry ?? early, ...encoded });
}

function isEmptyObject(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length === 0;
}

function decode(operation: Operation, json: unknown): unknown {
  const read = (answer: unknown) => operation.output.safeDecode(normalizeAnswer(operation.output, answer));
  const answered = read(json);
  // Where an answer says only that the call has succeeded, an empty one says no less.
  const parsed = !answered.success && isEmptyObject(json) ? read({ success: true }) : answered;
  if (!parsed.success)
    throw new ApiError('Invalid JSON response from server', {
      status: 200,
      wordless: true,
      details: parsed.error.message,
    });
  return parsed.data;
}
