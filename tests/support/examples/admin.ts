import {
  confirmAuthor,
  decideCase,
  decideVerification,
  getCampaignBooks,
  getCase,
  getEvidence,
  getUserAsAdmin,
  listAllCampaigns,
  listAuditLog,
  listCases,
  listLedgerResults,
  listPayoutsNeedingAttention,
  listVerificationRequests,
  moderateCampaign,
  removeReviewAsAdmin,
  reversePayout,
  searchUsers,
  setUserAccess,
} from '@doubloon/contract/admin/operations.ts';
import {
  getBankEvidence,
  getWaitingDetails,
  getWaitingWork,
  listCasesOfPerson,
  listDeliverablesToConfirm,
  sendBankEvidence,
  setFeatured,
  decideReport,
  settleRefund,
} from '@doubloon/contract/admin/work-operations.ts';
import { createAppeal, report } from '@doubloon/contract/cases/operations.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import { succeed } from '../api.ts';
import { approvedCreator } from '../given/approved-creators.ts';
import { storeCampaign, storeDeliverable } from '../given/fixtures.ts';
import { holdPayment } from '../money/held-payments.ts';
import { approve, buyCampaign, createPaidCreator, submitDeliverable } from '../money/paid-campaigns.ts';
import { disputePaymentKnowingly } from '../money/disputes.ts';
import { sendRefundBack } from '../money/refunds.ts';
import { settleBalances } from '../money/payment-provider.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { createPerson } from '../given/people.ts';
import { storeReview } from '../given/stores.ts';
import { rejectedDeliverable } from './cases.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const admin = () => castMember('admin');
const reason = 'House rules';
const query = { limit: 20 };

/** Returns the call of a list that takes only a page. */
const pageOf = async () => ({ input: { query }, person: await admin() });

/** Returns the case of a payment that its bank has just disputed. */
async function disputedCase(): Promise<string> {
  const { campaign } = await buyCampaign(await createPerson('business_owner'), { budget: 10_000 });
  const { id } = await disputePaymentKnowingly(campaign.id);
  return caseIdOf('dispute', id);
}

export const adminExamples = [
  example(listVerificationRequests, pageOf),
  example(decideVerification, async () => {
    const person = await createPerson('content_creator');
    const { verificationRequestedAt } = await succeed(requestVerification, {}, person);
    const body = { granted: true, reason, verification_requested_at: verificationRequestedAt };
    return { input: { params: { id: person.uid }, body }, person: await admin() };
  }),
  example(listAllCampaigns, async () => ({
    input: { query: { ...query, status: 'open' as const } },
    person: await admin(),
  })),
  example(moderateCampaign, async () => {
    const owner = await castMember('business_owner');
    const [url, alt] = ['https://doubloon.example/cover.webp', 'A chest'];
    const cover = { downloadUrl: url, storagePath: `users/${owner.uid}/cover.webp`, alt };
    const { id, ...campaign } = await storeCampaign(owner, { status: 'pending', cover });
    const { title, description, requirements, interests } = campaign;
    const seen = { title, description, requirements, interests, cover: { url, alt } };
    const body = { action: 'approve' as const, reason, seen };
    return { input: { params: { id }, body }, person: await admin() };
  }),
  example(searchUsers, async () => ({ input: { query: { search: 'Person' } }, person: await admin() })),
  example(listCasesOfPerson, async () => ({
    input: { params: { id: (await castMember('content_creator')).uid }, query: { ...query, as: 'asked' as const } },
    person: await admin(),
  })),
  example(getUserAsAdmin, async () => ({
    input: { params: { id: (await castMember('content_creator')).uid } },
    person: await admin(),
  })),
  example(setUserAccess, async () => {
    const { uid: id } = await createPerson('content_creator');
    return { input: { params: { id }, body: { disabled: true, reason } }, person: await admin() };
  }),
  example(removeReviewAsAdmin, async () => {
    const creator = await createPerson('content_creator');
    const { uid: userId } = await castMember('business_owner');
    const { id } = await storeReview({ userId, creatorId: creator.uid });
    return { input: { params: { id }, body: { reason } }, person: await admin() };
  }),
  example(confirmAuthor, async () => {
    const { application } = await approvedCreator(await castMember('business_owner'));
    const { id } = await storeDeliverable(application, { authorCheck: 'needs_admin' });
    return { input: { params: { id }, body: { is_theirs: true, reason } }, person: await admin() };
  }),
  example(listPayoutsNeedingAttention, async () => ({
    input: { query: { ...query, status: 'failed' as const } },
    person: await admin(),
  })),
  example(reversePayout, async () => {
    const owner = await createPerson('business_owner');
    const { campaign } = await buyCampaign(owner, { budget: 10_000 });
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    await approve(deliverable, owner);
    await settleBalances();
    return { input: { params: { id: payoutIdOf(deliverable.id) }, body: { reason } }, person: await admin() };
  }),
  example(listLedgerResults, pageOf),
  example(getCampaignBooks, async () => {
    const { campaign } = await buyCampaign(await createPerson('business_owner'), { budget: 10_000 });
    return { input: { params: { id: campaign.id } }, person: await admin() };
  }),
  example(listCases, async () => ({
    input: { query: { ...query, kind: 'dispute' as const, status: 'open' as const } },
    person: await admin(),
  })),
  example(decideCase, async () => {
    const creator = await createPerson('content_creator');
    const body = { subject: await rejectedDeliverable(creator), reason: 'It shows the tea' };
    const { id } = await succeed(createAppeal, { body }, creator);
    return { input: { params: { id }, body: { decision: 'granted' as const, reason } }, person: await admin() };
  }),
  example(getCase, async () => {
    const { uid: id } = await createPerson('content_creator');
    const body = { type: 'store' as const, id, reason: 'spam' as const, details: '' };
    const reported = await succeed(report, { body }, await createPerson('business_owner'));
    return { input: { params: { id: reported.id } }, person: await admin() };
  }),
  example(decideReport, async () => {
    const { uid } = await createPerson('content_creator');
    const body = { type: 'store' as const, id: uid, reason: 'spam' as const, details: '' };
    const { id } = await succeed(report, { body }, await createPerson('business_owner'));
    return { input: { params: { id }, body: { decision: 'suspend' as const, reason } }, person: await admin() };
  }),
  example(settleRefund, async () => {
    const id = await sendRefundBack(await createPerson('business_owner'), await admin());
    return { input: { params: { id }, body: { reference: 'FAST 0042', amount: 10_500 } }, person: await admin() };
  }),
  example(getBankEvidence, async () => ({ input: { params: { id: await disputedCase() } }, person: await admin() })),
  example(sendBankEvidence, async () => ({
    input: { params: { id: await disputedCase() }, body: { statement: reason, parts: ['service' as const] } },
    person: await admin(),
  })),
  example(getEvidence, async () => {
    const owner = await createPerson('business_owner');
    const { campaign } = await buyCampaign(owner, { budget: 10_000 });
    const { caseId: id } = await holdPayment(owner, campaign, await createPaidCreator());
    return { input: { params: { id } }, person: await admin() };
  }),
  example(getWaitingWork, async () => ({ input: {}, person: await admin() })),
  example(getWaitingDetails, async () => ({ input: {}, person: await admin() })),
  example(listDeliverablesToConfirm, pageOf),
  example(setFeatured, async () => {
    const { uid: id } = await createPerson('content_creator');
    return { input: { params: { id }, body: { featured: true, reason } }, person: await admin() };
  }),
  example(listAuditLog, async () => ({ input: { query: { ...query, subject: 'any' } }, person: await admin() })),
];
