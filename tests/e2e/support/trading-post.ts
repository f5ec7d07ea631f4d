import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import type { demoStory } from '../../../scripts/seeding/demo-story.ts';
import { approvedCreator, lootDraft, submittedTreasure } from './given.ts';
import { newcomer, type Person } from './people.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { payCheckout } from '../../../scripts/seeding/hosted-visits.ts';

/** People and loots in every state that the screens of the journey show. */
export interface TradingPost {
  owner: Person;
  creator: Person;
  /** Has applied, and was not answered yet. */
  applicant: Person;
  /** Has just registered. */
  newOwner: Person;
  newCreator: Person;
  title: string;
  campaignId: string;
  sessionId: string;
  applicationId: string;
}

/** One busy loot: a paid treasure, one that waits, a pending application; and newcomers with nothing at all. */
export async function openTradingPost(api: DemoApi, story: ReturnType<typeof demoStory>): Promise<TradingPost> {
  const owner = await api.signUp(newcomer('business_owner'));
  const draft = lootDraft({
    description: `${'A long brief, as owners write them when they know what they want. '.repeat(6)}\nPuddles welcome.`,
    platforms: ['tiktok', 'instagram', 'youtube', 'xiaohongshu'],
    requirements: ['Show the hood in use', 'Name the jacket in the first line'],
    niche: 'Fashion',
    age_range: '20-45',
    interests: ['rain', 'commuting'],
    expected_reach: 50_000,
    endDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    creator_slots: 3,
  });
  const session = await api.call(startCheckout, { body: { formData: { ...draft, owner_id: owner.uid } } }, owner);
  await payCheckout(session.url);
  const { id: campaignId } = await api.call(completeCheckout, { body: { payment_gateway_id: session.id } }, owner);

  const paid = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(paid.creator);
  const first = await submittedTreasure({ api, story }, { ...paid, campaignId, views: 6200 });
  await story.review(owner, first, 'approved', 'Beautiful light.');
  await submittedTreasure({ api, story }, { ...paid, campaignId, views: 1450 });
  const applicant = await api.signUp(newcomer('content_creator'));
  await story.apply(applicant, campaignId, 'Street style, but wet.');
  return {
    owner,
    creator: paid.creator,
    applicant,
    newOwner: await api.signUp(newcomer('business_owner')),
    newCreator: await api.signUp(newcomer('content_creator')),
    title: draft.title,
    campaignId,
    sessionId: session.id,
    applicationId: paid.applicationId,
  };
}
