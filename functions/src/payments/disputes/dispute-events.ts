import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { closeLostCampaign } from '../../campaigns/lifecycle/move-campaign.ts';
import { openCase } from '../../cases/cases.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { checkoutIdOfCharge, findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { type Effect, type EventContext, type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Dispute, referenceId } from '../provider/stripe-objects.ts';
import { closeDisputeStep, disputeFeeStep, type DisputeStep, isLostInFull, openDisputeStep } from './dispute-book.ts';

/**
 * Books steps of a dispute one after the other, each unless it is in the books already. One that is lost and leaves nothing closes its campaign, so that
 * nothing is applied for or promised without money.
 */
async function bookDispute(
  { stripe, clock }: EventContext,
  dispute: Dispute,
  steps: readonly ((funds: CampaignFunds, dispute: Dispute) => DisputeStep | null)[],
): Promise<Effect | null> {
  const checkoutId = await checkoutIdOfCharge(stripe, referenceId(dispute.charge));
  if (!checkoutId) return null;
  return async (tx) => {
    const before = await findFundsOfCheckout(tx, checkoutId);
    if (!before) return;
    let funds = before;
    const isNew = !before.disputes.some(({ id }) => id === dispute.id);
    for (const next of steps) {
      const step = next(funds, dispute);
      if (!step) continue;
      const { event } = step;
      const booked = tx.ledgerGroups.book(funds, step, dispute.id, clock.now());
      funds = bookFreed(tx, booked, { event, subjectId: dispute.id }, clock.now());
    }
    if (funds !== before && !funds.closedAt && isLostInFull(funds)) {
      const now = clock.now();
      funds = { ...funds, closedAt: now, refundCheckAt: now };
      await closeLostCampaign(tx, before.campaignId, now);
    }
    if (funds !== before) tx.campaignFunds.put(funds);
    if (isNew) {
      openCase(tx, {
        kind: 'dispute',
        campaignId: before.campaignId,
        subjectId: dispute.id,
        openedBy: null,
        summary: `The payment for “${before.campaignTitle}” is disputed at the payment provider`,
        amountCents: dispute.amount,
        createdAt: clock.now(),
      });
    }
  };
}

/** Handles a dispute of a checkout's charge: the campaign's available money is frozen. */
export const chargeDisputeCreated: EventHandler = (context, event) =>
  bookDispute(context, objectOf(event, Dispute), [openDisputeStep, disputeFeeStep]);

/** A dispute is decided. When the news of its beginning has not come yet, both are booked. */
export const chargeDisputeClosed: EventHandler = (context, event) =>
  bookDispute(context, objectOf(event, Dispute), [openDisputeStep, closeDisputeStep, disputeFeeStep]);
