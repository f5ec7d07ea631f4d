import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { deps } from '../api.ts';
import { approve, submitDeliverable } from './paid-campaigns.ts';
import { unique } from '../given/people.ts';
import type { Person } from '../given/person.ts';

/** Makes the platform say that a treasure's post is by another account, or something else. */
export async function storeWatch(
  { id: deliverableId, applicationId, campaignId, creatorId, ownerId }: Deliverable,
  changes: Partial<WatchedPost> = {},
): Promise<void> {
  const now = deps().clock.now();
  const watched: WatchedPost = {
    ...{ deliverableId, applicationId, campaignId, creatorId, ownerId, platform: 'tiktok', postId: unique('7') },
    ...{ authorId: null, authorHandle: null, publishedAt: null, watchedSince: now, dueAt: null },
    ...{ askedAt: now, readAt: now },
    ...{ problem: null, problemSince: null, failures: 0, ...changes },
  };
  await deps().db.firestore.collection(COLLECTIONS.watchedPosts).doc(deliverableId).set(watched);
}

/** Submits a treasure whose post is by another account, so that its payment is held once it is tried. */
export async function submitDoubtful(
  campaign: CampaignView,
  creator: Person,
  fields: Partial<Deliverable> = {},
): Promise<Deliverable> {
  const deliverable = await submitDeliverable(campaign, creator, fields);
  await storeWatch(deliverable, { problem: 'not_author', problemSince: deps().clock.now() });
  return deliverable;
}

/** Approves a treasure whose payment is then held; returns it with the id of its case. */
export async function holdPayment(
  owner: Person,
  campaign: CampaignView,
  creator: Person,
): Promise<{ treasure: Deliverable; caseId: string }> {
  const treasure = await submitDoubtful(campaign, creator);
  const answer = await approve(treasure, owner);
  if (answer.ok) throw new Error('The payment was not held');
  return { treasure, caseId: caseIdOf('hold', treasure.id, 1) };
}
