import * as operations from '@doubloon/contract/campaigns/operations.ts';
import * as mediaOperations from '@doubloon/contract/media/operations.ts';
import { GALLERY_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { Uid } from '@doubloon/contract/shared/ids.ts';
import * as storesOperations from '@doubloon/contract/stores/operations.ts';
import { getCampaign } from '../campaigns/list-campaigns.ts';
import { listMedia } from '../media/show-media.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { getStore, getStoreSettings } from '../stores/show-stores.ts';
import { fetchable, type FindContent, firstAnswer, pictureOf } from './page-content.ts';

/** `/loot/:id`. Reads 1. */
export const findLootPage: FindContent = async (call, id) => {
  const { siteOrigin } = call.config;
  const input = parseInput(operations.getCampaign, { params: { id }, query: {}, body: {} });
  const { result: loot, answers } = await firstAnswer(operations.getCampaign, getCampaign, call, input);
  return {
    answers,
    head: {
      title: loot.title,
      description: loot.description,
      address: `${siteOrigin}/loot/${encodeURIComponent(id)}`,
      kind: 'website',
      picture: pictureOf(loot.businessOwner.logo, siteOrigin),
      firstPictures: [],
    },
  };
};

/** `/store/:creatorId`, a username as well. Reads a page of the gallery and 13 more at most. */
export const findStorePage: FindContent = async (call, id) => {
  const { siteOrigin } = call.config;
  const input = parseInput(storesOperations.getStore, { params: { id }, query: {}, body: {} });
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
  const { name, description, personalDescription, profilePic } = store.result;
  const { branding, hero, wallpaper } = settings.result;
  const title = name || 'Unknown Creator';
  return {
    answers: { ...store.answers, ...settings.answers, ...media.answers },
    head: {
      title,
      description: description || personalDescription || `${title} makes content for brands on Doubloon.`,
      address: `${siteOrigin}/store/${encodeURIComponent(uid)}`,
      kind: 'profile',
      picture: pictureOf(branding.logo ?? profilePic, siteOrigin),
      firstPictures: fetchable([hero.image, wallpaper?.downloadURL ?? null]),
    },
  };
};
