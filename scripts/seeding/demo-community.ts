import { setFeatured } from '@doubloon/contract/admin/work-operations.ts';
import { clickAffiliateLink, createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { followCreator } from '@doubloon/contract/followers/operations.ts';
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '@doubloon/contract/notifications/operations.ts';
import { updatePresence } from '@doubloon/contract/presence/operations.ts';
import { answerQuestion, askQuestion } from '@doubloon/contract/questions/operations.ts';
import { createReview, replyToReview } from '@doubloon/contract/reviews/operations.ts';
import type { DemoPerson } from './demo-api.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import type { Story } from './stories/play-stories.ts';

/** Reviews with replies, questions about loots, followers, featured creators, referral links, drafts and people who were seen. */
export function buildCommunity({ api: { call } }: DemoStage, cast: DemoCast): Story[] {
  const { mei, arjun, hana, lina, noah, sofia, june, ravi, ada } = cast;
  const praise = async (by: DemoPerson, creator: DemoPerson, rating: number, comment: string) =>
    (await call(createReview, { body: { creatorId: creator.uid, userId: by.uid, rating, comment } }, by)).id;
  const answer = (by: DemoPerson, id: string, reply: string) =>
    call(replyToReview, { params: { id }, body: { creatorId: by.uid, reply } }, by);
  const follow = async (follower: DemoPerson, ...creators: DemoPerson[]) => {
    for (const { uid } of creators) await call(followCreator, { params: { id: uid } }, follower);
  };

  async function* reviews(): Story {
    yield 74;
    const ofMei = await praise(mei, lina, 5, 'Came at six, left at seven, and the whole street asked who she was.');
    yield 73;
    await answer(lina, ofMei, 'The kopi did half of the work.');
    yield 58;
    await praise(arjun, lina, 4, 'Wonderful birds. The bus stop could have been longer on screen.');
    await praise(sofia, lina, 5, 'Taught me how to film steam.');
    yield 53;
    const ofArjun = await praise(arjun, noah, 5, 'Dependable in the rain, which was the job.');
    yield 52;
    await answer(noah, ofArjun, 'There will be more rain.');
    yield 46;
    const ofHana = await praise(hana, june, 5, 'Understood the linen before we had explained it.');
    await praise(mei, ravi, 5, 'You can hear the butter.');
    yield 44;
    await answer(june, ofHana, 'It is very good linen.');
    await praise(hana, ravi, 3, 'Fascinating, but we would have liked to keep the shirt.');
    yield 30;
    await praise(june, sofia, 3, 'Great recipes. I could not find the quantities.');
    await praise(noah, lina, 5, 'She shared her figs with the koels, and with me.');
    yield 6;
    await praise(mei, june, 5, 'A cup, a mother, and all of us in tears.');
  }

  async function* questions(): Story {
    const ask = async (by: DemoPerson, owner: DemoPerson, question: string) => {
      const query = { status: 'open' as const, limit: 1 };
      const [loot] = await call(listCampaignsOfOwner, { params: { id: owner.uid }, query }, owner);
      if (!loot) throw new Error(`${owner.name} has no open loot to ask about`);
      return (await call(askQuestion, { body: { campaign_id: loot.id, question } }, by)).id;
    };
    yield 3;
    const ofSofia = await ask(sofia, mei, 'May the video be in Malay, with English subtitles?');
    yield 2;
    const answer = 'Yes, please. Half of our guests would understand it better than us.';
    await call(answerQuestion, { params: { id: ofSofia }, body: { answer } }, mei);
    yield 1;
    await ask(noah, mei, 'Do you lend us the cups, or do we buy our own?');
  }

  async function* followers(): Story {
    yield 79;
    await follow(mei, lina);
    await follow(sofia, lina);
    await follow(ravi, sofia, lina);
    yield 60;
    await follow(arjun, noah, lina);
    await follow(noah, lina, june);
    yield 43;
    await follow(hana, june, lina);
    await follow(mei, ravi);
    yield 17;
    await follow(june, lina, ravi);
    await follow(mei, sofia);
    await follow(lina, noah, june);
    yield 3;
    await follow(sofia, noah);
  }

  async function* featured(): Story {
    const feature = (creator: DemoPerson, reason: string) =>
      call(setFeatured, { params: { id: creator.uid }, body: { featured: true, reason } }, ada);
    yield 36;
    await feature(lina, 'Every owner who worked with her came back.');
    yield 12;
    await feature(noah, 'Films in weather that others wait out.');
  }

  async function* referrals(): Story {
    yield 50;
    const ofJune = await call(createAffiliateLink, { body: { creatorId: noah.uid } }, june);
    const ofNoah = await call(createAffiliateLink, { body: { creatorId: lina.uid } }, noah);
    const opened = async (code: string, times: number) => {
      for (let n = 0; n < times; n += 1) await call(clickAffiliateLink, { params: { code } });
    };
    yield 43;
    await opened(ofJune.code, 3);
    yield 16;
    await opened(ofNoah.code, 6);
    await opened(ofJune.code, 2);
  }

  async function* lately(): Story {
    yield 0;
    for (const person of [mei, lina, noah]) await call(updatePresence, {}, person);
    await call(saveDraft, { params: { key: 'loot' }, body: { text: 'Rojak for beginners' } }, mei);
  }

  return [reviews(), questions(), followers(), featured(), referrals(), lately()];
}

/** Marks notifications as read for some people, and not for others. */
export async function readNotifications({ api: { call } }: DemoStage, { mei, lina, noah }: DemoCast): Promise<void> {
  await call(markNotificationsRead, {}, noah);
  for (const person of [mei, lina]) {
    const told = await call(listNotifications, { query: { limit: 50 } }, person);
    // Those that are older than the latest three.
    for (const { id } of told.slice(3)) await call(markNotificationRead, { params: { id } }, person);
  }
}
