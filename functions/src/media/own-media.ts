import type { Media } from '@doubloon/contract/media/media.ts';
import { notFound } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';

/** A picture or video of `uid`. Throws `not_found`, also for somebody else's. Reads 1. */
export async function getOwnMedia(tx: Tx, id: string, uid: string): Promise<Media> {
  const media = await tx.media.find(id);
  if (media?.creatorId !== uid) throw notFound('Media');
  return media;
}
