import { randomInt } from 'node:crypto';
import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import { deps } from '../api.ts';
import { linkAccount, storeApplication, storeCampaign } from './fixtures.ts';
import { createPerson, unique } from './people.ts';
import type { Person } from './person.ts';

/** A creator with a linked TikTok account and an application that was approved an hour ago. */
export interface ApprovedCreator {
  readonly creator: Person;
  readonly handle: string;
  readonly campaign: Campaign;
  readonly application: Application;
}

export async function approvedCreator(owner: Person): Promise<ApprovedCreator> {
  const creator = await createPerson('content_creator');
  const handle = unique('h');
  await linkAccount(creator, 'tiktok', handle);
  const campaign = await storeCampaign(owner);
  const application = await storeApplication(campaign, creator, { status: 'approved', createdAt: minutesAgo(60) });
  return { creator, handle, campaign, application };
}

export function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000);
}

/** Returns the id of a post that no other test uses; ids that begin with 2020, 403 or 404 have a meaning on the social web. */
export function newPostId(): string {
  return `7${randomInt(10 ** 12, 10 ** 13)}`;
}

/** Returns the address of a TikTok post by the named person. */
export function tiktokUrl(handle: string, id = newPostId()): string {
  return `https://www.tiktok.com/@${handle}/video/${id}`;
}

/** Returns the input that reports a post for an application. */
export function reportOf(
  { id, campaignId, creatorId }: Application,
  url: string,
  fields: object = {},
): InputOf<typeof createDeliverable> {
  const body = { application_id: id, campaign_id: campaignId, creator_id: creatorId, url, view_count: 1500, ...fields };
  return { body };
}

/** Returns every stored treasure of a creator. */
export async function deliverablesOf(creator: Person): Promise<Record<string, unknown>[]> {
  const all = await deps()
    .db.firestore.collection(COLLECTIONS.deliverables)
    .where('creatorId', '==', creator.uid)
    .get();
  return all.docs.map((doc) => doc.data());
}

/** Returns the refusal of changing a linked account while a treasure is reviewed. */
export function undecided(campaignTitle: string, handle: string): string {
  return `Your treasure for "${campaignTitle}" is not decided yet, and it is reviewed as a post of ${handle}. Wait for its decision, or take it back first.`;
}
