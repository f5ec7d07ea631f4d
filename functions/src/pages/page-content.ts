import { encodeRequest } from '@doubloon/contract/shared/encode-request.ts';
import type { InputOf, Operation, ResultOf } from '@doubloon/contract/shared/operation.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { z } from 'zod';
import type { Call } from '../platform/dependencies.ts';
import type { FirstAnswers, PageHead } from './fill-page.ts';

/** The content of a page about the document that its address names. */
interface PageContent {
  readonly head: PageHead;
  readonly answers: FirstAnswers;
}

/** Finds it as somebody sees it who is not signed in. Throws `not_found`, or `invalid_input` for what cannot be an id. */
export type FindContent = (call: Call<null>, id: string) => Promise<PageContent>;

const isFetchable = (address: string | null): address is string =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** Those of the pictures that are there and that others can fetch. */
export const fetchable = (pictures: readonly (string | null)[]): string[] => pictures.filter(isFetchable);

/** The picture of a preview: somebody's own, the product's when there is none that others can fetch. */
export function pictureOf(own: string | null, siteOrigin: string): PageHead['picture'] {
  return isFetchable(own) ? { address: own, wide: false } : { address: `${siteOrigin}/share.png`, wide: true };
}

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
