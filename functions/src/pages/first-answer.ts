import { encodeRequest } from '@doubloon/contract/shared/encode-request.ts';
import type { InputOf, Operation, ResultOf } from '@doubloon/contract/shared/operation.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { z } from 'zod';
import type { Call } from '../platform/dependencies.ts';
import type { FirstAnswers } from './fill-page.ts';

type PublicOperation = Operation & { readonly access: { readonly kind: 'public' } };

/** The answer of a public operation to somebody who is not signed in, decoded and as it travels. */
export async function firstAnswer<Op extends PublicOperation>(
  operation: Op,
  handler: (call: Call<null>, input: InputOf<Op>) => Promise<ResultOf<Op>>,
  call: Call<null>,
  input: InputOf<Op>,
): Promise<{ readonly result: ResultOf<Op>; readonly answers: FirstAnswers }> {
  const result = await handler(call, input);
  const { endpoint } = encodeRequest(operation, input);
  if (!operation.paged) return { result, answers: { [endpoint]: { json: z.encode(operation.output, result) } } };
  const { items, nextCursor } = result as Page<unknown>;
  return { result, answers: { [endpoint]: { json: z.encode(operation.output, items), nextCursor } } };
}
