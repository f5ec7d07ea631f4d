import type { captionMedia as operation } from '@doubloon/contract/media/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toMediaView } from './media-view.ts';
import { patchCaption } from './media.store.ts';
import { getOwnMedia } from './own-media.ts';

/** Changes what stands below an own picture or video. Throws `not_found`. */
export const captionMedia: Verb<typeof operation> = ({ db, caller }, { params, body }) =>
  db.runTransaction(async (transaction) => {
    const media = await getOwnMedia(transaction, db, params.id, caller.uid);
    patchCaption(transaction, db, params.id, body.caption);
    return toMediaView({ ...media, caption: body.caption });
  });
