import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { attemptOf, newRefundRequest } from '../../../functions/src/payments/refunds/refund-request.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { deps, succeed } from '../api.ts';
import { buyCampaign, coverRefunds, fundsOf } from './paid-campaigns.ts';
import { deliver, eventAbout, failRefund } from './payment-provider.ts';
import type { Person } from '../given/person.ts';

/** Closes a paid campaign whose refund the bank returns; returns its id. */
export async function closedWithFailedRefund(owner: Person): Promise<string> {
  const { campaign } = await buyCampaign(owner);
  await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
  const funds = await fundsOf(campaign.id);
  const refundRequest: RefundRequest = { ...newRefundRequest(funds, new Date()), status: 'failed' };
  await collection(deps().db.firestore, COLLECTIONS.campaignFunds, CampaignFunds)
    .doc(campaign.id)
    .set({ ...funds, refundRequest, refundCheckAt: null });
  return campaign.id;
}

/** Closes a paid campaign whose refund the bank returns, through the real steps; returns the id of the case about it. */
export async function sendRefundBack(owner: Person, admin: Person): Promise<string> {
  await coverRefunds();
  const { campaign } = await buyCampaign(owner, { budget: 10_000 });
  await succeed(closeCampaign, { params: { id: campaign.id } }, owner);
  await advanceRefund(deps(), campaign.id);
  const request = (await fundsOf(campaign.id)).refundRequest;
  if (!request) throw new Error('No refund was asked for');
  const body = { decision: 'granted' as const, reason: 'Nothing against it' };
  await succeed(decideCase, { params: { id: caseIdOf('refund', request.id) }, body }, admin);
  await advanceRefund(deps(), campaign.id);
  const { chargeId } = await fundsOf(campaign.id);
  const [made] = (await deps().stripe.refunds.list({ charge: chargeId })).data;
  await failRefund(made?.id ?? '');
  await deliver(await eventAbout('refund.failed', made?.id ?? ''));
  return caseIdOf('settlement', attemptOf({ id: request.id, attempt: 1 }));
}
