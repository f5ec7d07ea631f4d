import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onDeliverableWritten } from '../../../functions/src/triggers.ts';
import { deps, succeed } from '../api.ts';
import { storeDeliverable } from './fixtures.ts';

/** Reads the posts that are due, as the schedule does. */
export const readDue = () => succeed(runScheduledJob, { params: { name: 'read-posts' } });

/** Returns the reference of a treasure's document. */
export const documentOf = ({ id }: Pick<Deliverable, 'id'>) =>
  deps().db.firestore.collection(COLLECTIONS.deliverables).doc(id);

/** Delivers the event that a treasure was written, in its current state. */
export async function tellOf(treasure: Pick<Deliverable, 'id'>, before?: DocumentSnapshot): Promise<void> {
  const after = await documentOf(treasure).get();
  await onDeliverableWritten.run({
    document: after.ref.path,
    params: { id: treasure.id },
    data: { before: before ?? after, after },
  } as unknown as WrittenEvent);
}

/** Stores a treasure whose post is watched, submitted by default. */
export async function storeWatched(
  application: Application,
  platform: PlatformId,
  postId: string,
  fields: Partial<Deliverable> = {},
): Promise<Deliverable> {
  const post = { platform, postKey: `${platform}:${postId}`, status: 'submitted' } as const;
  const deliverable = await storeDeliverable(application, { ...post, ...fields });
  await tellOf(deliverable);
  return deliverable;
}
