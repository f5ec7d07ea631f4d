import type * as operations from '@doubloon/contract/media/operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toMediaView } from './media-view.ts';
import { getOwnMedia } from './own-media.ts';

/** Changes what stands below an own picture or video. Throws `not_found`. */
export const captionMedia: Handler<typeof operations.captionMedia> = ({ db, caller }, { params, body }) =>
  unitOfWork({ db }, async (tx) => {
    const media = await getOwnMedia(tx, params.id, caller.uid);
    tx.media.update(params.id, { caption: body.caption });
    return toMediaView({ ...media, caption: body.caption });
  });
