import type { Call } from '../platform/dependencies.ts';
import type { FirstAnswers, PageHead } from './fill-page.ts';

/** The content of a page about the document that its address names. */
export interface PageContent {
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
