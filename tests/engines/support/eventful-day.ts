import { listApplicationsOfCreator, withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import { inviteCreator } from '@doubloon/contract/applications/invitation-operations.ts';
import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import { saveLoot } from '@doubloon/contract/campaigns/saved-operations.ts';
import { saveSearch } from '@doubloon/contract/campaigns/saved-search-operations.ts';
import { resumeCampaign, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { deleteDeliverable, listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { followCreator, unfollowCreator } from '@doubloon/contract/followers/operations.ts';
import { deleteMedia, listMedia } from '@doubloon/contract/media/operations.ts';
import { retryPayout, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { deleteProof, listProofsOfCreator } from '@doubloon/contract/proofs/operations.ts';
import { answerQuestion, askQuestion } from '@doubloon/contract/questions/operations.ts';
import { createReview, deleteReview, updateReview } from '@doubloon/contract/reviews/operations.ts';
import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import type { DemoCast } from '../../../scripts/seeding/demo-stage.ts';

/** Adds the actions that the demo data lacks: withdrawals, changes and deletions. */
export async function playEventfulDay({ call }: DemoApi, cast: DemoCast): Promise<void> {
  const { mei, arjun, hana, lina, noah, sofia, june, ravi } = cast;
  const page = { limit: 50 };
  const first = <T>(list: readonly T[]): T => {
    const [found] = list;
    if (found === undefined) throw new Error('The demo data has none of these');
    return found;
  };

  const loots = await call(listCampaignsOfOwner, { params: { id: mei.uid }, query: page }, mei);
  const kopi = first(loots.filter(({ title }) => title.includes('kopi')));
  await call(withdrawApplication, { params: { id: applicationId(kopi.id, june.uid) } }, june);

  const paused = await call(listCampaignsOfOwner, { params: { id: arjun.uid }, query: page }, arjun);
  const lamp = first(paused.filter(({ title }) => title.includes('light, dark')));
  await call(resumeCampaign, { params: { id: lamp.id } }, arjun);
  await call(inviteCreator, { body: { campaign_id: lamp.id, creator_id: june.uid } }, arjun);

  const asked = { campaign_id: lamp.id, question: 'May the lamp be switched off in between?' };
  const { id: question } = await call(askQuestion, { body: asked }, june);
  await call(askQuestion, { body: { ...asked, question: 'Which plug does it have?' } }, june);
  await call(answerQuestion, { params: { id: question }, body: { answer: 'As often as you like.' } }, arjun);

  await call(saveLoot, { params: { id: lamp.id } }, june);
  const search = 'lamp';
  const filters = {
    search,
    platform: null,
    niche: null,
    minBudget: null,
    maxBudget: null,
    sort: 'newest',
    full: false,
  } as const;
  await call(saveSearch, { body: { name: 'Lamps', filters } }, june);

  const refused = { params: { id: ravi.uid }, query: { ...page, status: ['rejected' as const] } };
  const { id } = first(await call(listApplicationsOfCreator, refused, ravi));
  await call(
    createAppeal,
    { body: { subject: { type: 'application', id }, reason: 'I would sew it up again.' } },
    ravi,
  );

  const body = { rating: 2, comment: 'On second thoughts.' };
  await call(updateReview, { params: { id: reviewId(arjun.uid, lina.uid) }, body }, arjun);
  const passing = { creatorId: ravi.uid, userId: noah.uid, rating: 1, comment: 'Wrong person, sorry.' };
  const { id: mistake } = await call(createReview, { body: passing }, noah);
  await call(deleteReview, { params: { id: mistake } }, noah);

  await call(unfollowCreator, { params: { id: lina.uid } }, noah);
  await call(followCreator, { params: { id: june.uid } }, lina);
  await call(unfollowCreator, { params: { id: june.uid } }, lina);

  const deliverables = await call(listDeliverables, { query: { ...page, status: 'submitted' } }, sofia);
  await call(deleteDeliverable, { params: { id: first(deliverables).treasure_id } }, sofia);
  const proofs = await call(listProofsOfCreator, { params: { id: ravi.uid }, query: page }, ravi);
  await call(deleteProof, { params: { id: first(proofs).proof_id } }, ravi);
  const pictures = await call(listMedia, { params: { id: noah.uid }, query: page });
  await call(deleteMedia, { params: { id: first(pictures).id } }, noah);

  const payouts = await call(listPayoutsOfOwner, { params: { id: hana.uid }, query: page }, hana);
  await call(retryPayout, { params: { id: first(payouts.filter(({ status }) => status === 'failed')).id } }, hana);
  await call(updateProfile, { body: { name: 'Lina T. Tan' } }, lina);
  await call(updateProfile, { body: { name: 'Kopi & Kin & Co' } }, mei);
}
