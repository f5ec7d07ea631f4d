import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { closeLostCampaign } from '../../campaigns/lifecycle/move-campaign.ts';
import { openCase } from '../../cases/cases.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { checkoutIdOfCharge, findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { type Effect, type EventContext, type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Dispute, referenceId } from '../provider/stripe-objects.ts';
import { closeDisputeStep, disputeFeeStep, type DisputeStep, isLostInFull, openDisputeStep } from './dispute-book.ts';

/** Steps of a dispute's books in their order; each returns nothing when it is booked already, or has not come yet. */
const STEPS: readonly ((funds: CampaignFunds, dispute: Dispute) => DisputeStep | null)[] = [
  openDisputeStep,
  closeDisputeStep,
  disputeFeeStep,
];

/**
 * Books what a dispute shows and the books do not have, so that its messages may come in any order and repeatedly. One that is lost and leaves nothing closes its
 * campaign, so that nothing is applied for or promised without money.
 */
async function bookDispute({ stripe, clock }: EventContext, dispute: Dispute): Promise<Effect | null> {
  const checkoutId = await checkoutIdOfCharge(stripe, referenceId(dispute.charge));
  if (!checkoutId) return null;
  return async (tx) => {
    const before = await findFundsOfCheckout(tx, checkoutId);
    if (!before) return;
    let funds = before;
    const isNew = !before.disputes.some(({ id }) => id === dispute.id);
    for (const next of STEPS) {
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

/**
 * Something has happened to a dispute of a checkout's charge: it was opened, and the campaign's available money is frozen; money was withdrawn or has come back;
 * an inquiry became a chargeback; or it was decided.
 */
export const chargeDisputeChanged: EventHandler = (context, event) => bookDispute(context, objectOf(event, Dispute));
