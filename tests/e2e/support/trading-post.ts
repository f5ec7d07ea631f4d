import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import type { demoStory } from '../../../scripts/seeding/stories/demo-story.ts';
import { newAdmin } from './admin.ts';
import { dressStore } from './dress-store.ts';
import { furnishStore } from './furnish-store.ts';
import { approvedCreator, lootDraft, ONE_PIXEL, submittedProof, submittedDeliverable } from './given.ts';
import { holdConversation } from './hold-conversation.ts';
import { newcomer, type Person } from './people.ts';
import { report } from '@doubloon/contract/cases/operations.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { closeCampaign, completeCheckout, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { answerQuestion, askQuestion } from '@doubloon/contract/questions/operations.ts';
import { payCheckout } from '../../../scripts/seeding/hosted-visits.ts';

/** People and loots in every state that the screens of the journey show. */
export interface TradingPost {
  owner: Person;
  creator: Person;
  /** Has applied, and was not answered yet. */
  applicant: Person;
  /** Has applied, and was rejected. */
  refused: Person;
  /** Has just registered. */
  newOwner: Person;
  newCreator: Person;
  admin: Person;
  title: string;
  campaignId: string;
  sessionId: string;
  applicationId: string;
  /** Another loot of the owner's, which was closed; its refund has been asked for or is about to be. */
  closedCampaignId: string;
  /** The case of a report of the loot, which waits for an admin. */
  caseId: string;
}

/** Returns the search word that finds this loot among all others. */
export function wordOf({ title }: TradingPost): string {
  return title.split(' ').at(-1) ?? title;
}

/** One busy loot: a paid treasure with a proof, one that waits, a pending application; a closed one; and newcomers with nothing at all. */
export async function openTradingPost(api: DemoApi, story: ReturnType<typeof demoStory>): Promise<TradingPost> {
  const [owner, applicant, refused, newOwner, newCreator, admin] = await Promise.all([
    api.signUp(newcomer('business_owner')),
    api.signUp(newcomer('content_creator')),
    api.signUp(newcomer('content_creator')),
    api.signUp(newcomer('business_owner')),
    api.signUp(newcomer('content_creator')),
    newAdmin(api),
  ]);
  const draft = lootDraft({
    description: `${'A long brief, as owners write them when they know what they want. '.repeat(6)}\nPuddles welcome.`,
    platforms: ['tiktok', 'instagram', 'youtube', 'xiaohongshu'],
    requirements: ['Show the hood in use', 'Name the jacket in the first line'],
    niche: 'Fashion',
    age_range: '20-45',
    interests: ['rain', 'commuting'],
    expected_reach: 50_000,
    example_posts: ['https://www.tiktok.com/@rainy.days/video/7300000000000000001', 'https://youtu.be/rain-in-May'],
    endDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    creator_slots: 3,
  });
  const session = await api.call(startCheckout, { body: { formData: { ...draft, owner_id: owner.uid } } }, owner);
  await payCheckout(session.url);
  const { id: campaignId } = await api.call(completeCheckout, { body: { payment_gateway_id: session.id } }, owner);

  const picture = new File(
    [Buffer.from(ONE_PIXEL, 'base64')],
    'a-logo-with-a-name-as-long-as-names-of-files-can-get.png',
    {
      type: 'image/png',
    },
  );
  await api.call(uploadCampaignFile, { params: { id: campaignId } }, owner, [picture]);
  const paid = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(paid.creator);
  const first = await submittedDeliverable({ api, story }, { ...paid, campaignId, views: 6200 });
  await story.review(owner, first, 'approved', 'Beautiful light.');
  await submittedDeliverable({ api, story }, { ...paid, campaignId, views: 1450 });
  await submittedProof({ api }, { ...paid, campaignId, deliverableId: first, views: 10_400 });
  const closedCampaignId = await story.postLoot(owner, lootDraft());
  await api.call(closeCampaign, { params: { id: closedCampaignId } }, owner);
  await story.apply(applicant, campaignId, 'Street style, but wet.');
  const ask = (question: string) => api.call(askQuestion, { body: { campaign_id: campaignId, question } }, applicant);
  const { id: answered } = await ask('How wet may the jacket be?');
  await api.call(answerQuestion, { params: { id: answered }, body: { answer: 'As wet as it gets.' } }, owner);
  await ask('May the bus be empty?');
  await story.decide(owner, await story.apply(refused, campaignId, 'Indoors only.'), 'rejected', 'It has to be wet.');
  await furnishStore(api, paid.creator, { reviewer: owner, affiliate: refused });
  await dressStore(api, paid.creator);
  await holdConversation(api, owner, paid.creator, campaignId);
  const { id: caseId } = await api.call(
    report,
    { body: { type: 'loot', id: campaignId, reason: 'other', details: 'It promises rain, and it was dry.' } },
    refused,
  );
  return {
    owner,
    creator: paid.creator,
    applicant,
    refused,
    newOwner,
    newCreator,
    admin,
    title: draft.title,
    campaignId,
    sessionId: session.id,
    applicationId: paid.applicationId,
    closedCampaignId,
    caseId,
  };
}
