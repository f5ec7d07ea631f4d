import { listMedia } from '@doubloon/contract/media/operations.ts';
import { GALLERY_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { getStore, getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { showMedia } from '../media/show-media.ts';
import { parseInput } from '../platform/parse-input.ts';
import { showStore, showStoreSettings } from '../stores/show-stores.ts';
import { firstAnswer } from './first-answer.ts';
import { fetchable, pictureOf, type FindContent } from './page-content.ts';

/** `/store/:creatorId`. Reads a page of the gallery and 10 more at most. */
export const findStorePage: FindContent = async (call, id) => {
  const { siteOrigin } = call.config;
  const input = parseInput(getStore, { params: { id }, query: {}, body: {} });
  const [store, settings, media] = await Promise.all([
    firstAnswer(getStore, showStore, call, input),
    firstAnswer(getStoreSettings, showStoreSettings, call, input),
    firstAnswer(listMedia, showMedia, call, { ...input, query: { limit: GALLERY_PAGE_SIZE } }),
  ]);
  const { name, description, personalDescription, profilePic } = store.result;
  const { branding, hero, wallpaper } = settings.result;
  const title = name || 'Unknown Creator';
  return {
    answers: { ...store.answers, ...settings.answers, ...media.answers },
    head: {
      title,
      description: description || personalDescription || `${title} makes content for brands on Doubloon.`,
      address: `${siteOrigin}/store/${encodeURIComponent(id)}`,
      kind: 'profile',
      picture: pictureOf(branding.logo ?? profilePic, siteOrigin),
      firstPictures: fetchable([hero.image, wallpaper?.downloadURL ?? null]),
    },
  };
};
