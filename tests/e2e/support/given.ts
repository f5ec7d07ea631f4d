import { randomBytes } from 'node:crypto';
import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { uploadProof } from '@doubloon/contract/proofs/operations.ts';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import type { demoStory } from '../../../scripts/seeding/stories/demo-story.ts';
import sharp from 'sharp';
import { newcomer, uniqueWord, type Person } from './people.ts';

interface Means {
  api: DemoApi;
  story: ReturnType<typeof demoStory>;
}

/** Returns the input for a loot on TikTok that asks for a cover letter. */
export function lootDraft(changes: Partial<CampaignDraft> = {}): CampaignDraft {
  return {
    title: `Rainproof ${uniqueWord()}`,
    description: 'Our shell jacket through one real commute in the wet season.',
    budget: 20_000,
    platforms: ['tiktok'],
    applicant_questions: {
      cover_letter: true,
      relevant_experience: false,
      years_of_experience: false,
      formal_training: false,
    },
    ...changes,
  };
}

/** An owner with one paid loot. */
export async function paidLoot({ api, story }: Means, changes: Partial<CampaignDraft> = {}) {
  const owner = await api.signUp(newcomer('business_owner'));
  const draft = lootDraft(changes);
  return { owner, title: draft.title, campaignId: await story.postLoot(owner, draft) };
}

/** A creator who has applied to a loot and been approved. */
export async function approvedCreator({ api, story }: Means, owner: Person, campaignId: string) {
  const creator = await api.signUp(newcomer('content_creator'));
  const applicationId = await story.apply(creator, campaignId, 'I cycle to work every day, rain included.');
  await story.decide(owner, applicationId, 'approved', 'Daily commute is exactly it.');
  return { creator, applicationId };
}

/** A treasure on TikTok by an approved creator, whose account is linked for it; answers its id. */
export async function submittedDeliverable(
  { story }: Means,
  {
    creator,
    applicationId,
    campaignId,
    views,
  }: { creator: Person; applicationId: string; campaignId: string; views: number },
) {
  // One account for all of a person's posts: it cannot be replaced while one of them is reviewed.
  const handle = `h${creator.uid.toLowerCase().slice(0, 12)}`;
  await story.linkAccount(creator, 'tiktok', handle);
  return story.deliver(creator, { id: applicationId, campaignId }, { url: tiktokPost(handle), views, notes: '' });
}

/** A proof with one screenshot that an approved treasure has been seen more often; answers its id. */
export async function submittedProof(
  { api }: Pick<Means, 'api'>,
  proof: { creator: Person; applicationId: string; campaignId: string; deliverableId: string; views: number },
) {
  const body = {
    treasure_id: proof.deliverableId,
    application_id: proof.applicationId,
    campaign_id: proof.campaignId,
    creator_id: proof.creator.uid,
    reported_view_count: proof.views,
    notes: 'As of this morning.',
  };
  const screenshot = new File([await ownPicture()], 'insights.png', { type: 'image/png' });
  return (await api.call(uploadProof, { body }, proof.creator, [screenshot])).proof_id;
}

/** A PNG that nobody has sent before: a proof with somebody else's picture is held. */
async function ownPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  return new Uint8Array(picture);
}

/** A picture of one pixel, as PNG in base64. */
export const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let posts = 0;

/** The address of a post nobody has submitted yet. */
export function tiktokPost(handle: string): string {
  posts += 1;
  return `https://www.tiktok.com/@${handle}/video/73${Date.now()}${posts}`;
}
