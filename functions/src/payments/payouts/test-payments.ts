import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Dependencies, Handler } from '../../platform/dependencies.ts';
import { reserveForApproval, type OwnersApproval, payForApproval } from './decide-payable.ts';
import { toPayoutView } from '../statements/show-payouts.ts';
import { providerUnavailable } from '../provider/provider-error.ts';
import { resolvePayout } from './resolve-payout.ts';
import { sendPayout } from './send-payout.ts';

// In the emulators only: the product's own steps, one at a time and without an owner. They keep every rule of the books.

/** Sets aside the amount that a treasure earns. */
export const createTestAuthorization: Handler<'createTestAuthorization'> = async (call, { body }) =>
  answer((await reserveForApproval(call, await approvalOf(call, body.treasure_id))).payout);

/** Approves a treasure and pays it. */
export const transferForTest: Handler<'transferForTest'> = async (call, { body }) =>
  answer((await payForApproval(call, await approvalOf(call, body.treasure_id))).payout);

/** Sends a reserved payout, or settles a sent one. */
export const processTestPayment: Handler<'processTestPayment'> = async (call, { params }) => {
  const { db } = call;
  const payout = await db.payouts.find(params.id);
  if (!payout) throw notFound('Payout');
  if (payoutLife.can(payout.status, 'send')) {
    const source = await db.campaignFunds.get(fundsIdOf(payout));
    return answer((await sendPayout(call, payout, source)).payout);
  }
  try {
    return answer(await resolvePayout(call, payout.id));
  } catch (error) {
    throw providerUnavailable(error);
  }
};

async function approvalOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  deliverableId: string,
): Promise<OwnersApproval> {
  const { id, creatorId, viewCount: acceptedViews } = await db.deliverables.get(deliverableId);
  return { ref: { kind: 'deliverable', id }, creatorId, feedback: null, acceptedViews, acceptedAt: clock.now() };
}

function answer(payout: Payout | null) {
  return { payout: payout && toPayoutView(payout) };
}
