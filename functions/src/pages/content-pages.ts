import { createHash } from 'node:crypto';
import { z } from 'zod';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import type { InputOf, Operation, ResultOf } from '@doubloon/contract/calls/operation.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import * as operations from '@doubloon/contract/campaigns/operations.ts';
import * as mediaOperations from '@doubloon/contract/media/operations.ts';
import { GALLERY_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { Uid } from '@doubloon/contract/shared/values.ts';
import * as storesOperations from '@doubloon/contract/stores/operations.ts';
import type { Call } from '../platform/dependencies.ts';
import type { ShareCard } from './draw-share-image.ts';
import type { FirstAnswers, PageHead } from './fill-page.ts';
import { lootCard, storeCard } from './share-cards.ts';
import { getBrand } from '../campaigns/show-brand.ts';
import { getCampaign } from '../campaigns/show-campaigns.ts';
import { listMedia } from '../media/media.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { getStore, getStoreSettings } from '../stores/show-stores.ts';

/** The `Cache-Control` of public pages and their pictures: shared caches keep one for a minute, browsers ask each time. */
export const SHORTLY = 'public, max-age=0, s-maxage=60';

interface PageContent {
  readonly head: PageHead;
  readonly answers: FirstAnswers;
}

/** Finds the content as visitors see it. Throws `not_found`, or `invalid_input` for an impossible id. */
export type FindContent = (call: Call<null>, id: string) => Promise<PageContent>;

const isFetchable = (address: string | null): address is string =>
  address !== null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** Returns the addresses among these from which others can fetch a picture. */
export const fetchable = (pictures: readonly (string | null)[]): string[] => pictures.filter(isFetchable);

/** The picture of a preview: somebody's own, the product's when there is none that others can fetch. */
export function pictureOf(own: string | null, siteOrigin: string): PageHead['picture'] {
  return isFetchable(own) ? { address: own, wide: false } : { address: `${siteOrigin}/share.png`, wide: true };
}

/** The cover that its owner has put on a loot, if others can fetch it. */
const coverOf = ({ cover }: CampaignView): PageHead['picture'] | null =>
  cover && isFetchable(cover.url) ? { address: cover.url, wide: true } : null;

type PublicOperation = Operation & { readonly access: { readonly kind: 'public' } };

/** The answer of a public operation to somebody who is not signed in, decoded and as it travels. */
async function firstAnswer<Op extends PublicOperation>(
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

const campaignInput = (id: string) => parseInput(operations.getCampaign, { params: { id }, query: {}, body: {} });
const storeInput = (id: string) => parseInput(storesOperations.getStore, { params: { id }, query: {}, body: {} });

/** The share image that `shareImagesRouter` draws for the page at this address; another address for other words, because services keep a picture. */
function drawnPicture(page: string, card: ShareCard): PageHead['picture'] {
  const version = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 8);
  return { address: `${page}/share.png?v=${version}`, wide: true };
}

/** Finds the words of a share image as visitors see them. Throws as `FindContent` does. */
export type FindCard = (call: Call<null>, id: string) => Promise<ShareCard>;

export const findCampaignCard: FindCard = async (call, id) => lootCard(await getCampaign(call, campaignInput(id)));

export const findStoreCard: FindCard = async (call, id) => storeCard(await getStore(call, storeInput(id)));

/** Finds what the page of a loot says, `/loot/:id`. Reads 2. */
export const findCampaignPage: FindContent = async (call, id) => {
  const input = campaignInput(id);
  const { result: loot, answers } = await firstAnswer(operations.getCampaign, getCampaign, call, input);
  const address = `${call.config.siteOrigin}/loot/${encodeURIComponent(id)}`;
  return {
    answers,
    head: {
      title: loot.title,
      description: loot.description,
      address,
      kind: 'website',
      picture: coverOf(loot) ?? drawnPicture(address, lootCard(loot)),
      firstPictures: [],
    },
  };
};

/** Finds the page of a brand, `/brand/:id`. Reads what `getBrand` reads. */
export const findBrandPage: FindContent = async (call, id) => {
  const { siteOrigin } = call.config;
  const input = parseInput(operations.getBrand, { params: { id }, query: {}, body: {} });
  const { result: brand, answers } = await firstAnswer(operations.getBrand, getBrand, call, input);
  return {
    answers,
    head: {
      title: brand.name,
      description: brand.about || `${brand.name} pays creators for content on Doubloon.`,
      address: `${siteOrigin}/brand/${encodeURIComponent(id)}`,
      kind: 'profile',
      picture: pictureOf(brand.logo, siteOrigin),
      firstPictures: [],
    },
  };
};

/** Finds the page of `/store/:creatorId`, where a username works, too. Reads a page of the gallery and 14 more at most. */
export const findStorePage: FindContent = async (call, id) => {
  const input = storeInput(id);
  const restOf = (uid: string) =>
    Promise.all([
      firstAnswer(storesOperations.getStoreSettings, getStoreSettings, call, { params: { id: uid } }),
      firstAnswer(mediaOperations.listMedia, listMedia, call, {
        params: { id: uid },
        query: { limit: GALLERY_PAGE_SIZE },
      }),
    ]);
  const found = firstAnswer(storesOperations.getStore, getStore, call, input);
  // Together with the store: nearly always the address holds the uid.
  const guessed = Uid.safeParse(id).success ? restOf(id).catch(() => null) : null;
  const store = await found;
  const uid = store.result.id;
  const [settings, media] = (uid === id && (await guessed)) || (await restOf(uid));
  const { name, description, personalDescription } = store.result;
  const { hero, wallpaper } = settings.result;
  const address = `${call.config.siteOrigin}/store/${encodeURIComponent(uid)}`;
  const title = name || 'Unknown Creator';
  return {
    answers: { ...store.answers, ...settings.answers, ...media.answers },
    head: {
      title,
      description: description || personalDescription || `${title} makes content for brands on Doubloon.`,
      address,
      kind: 'profile',
      picture: drawnPicture(address, storeCard(store.result)),
      firstPictures: fetchable([hero.image, wallpaper?.downloadURL ?? null]),
    },
  };
};
