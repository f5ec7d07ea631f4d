import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { closeLostCampaign } from '../../campaigns/lifecycle/move-campaign.ts';
import { openCase } from '../../cases/cases.ts';
import { illegalState } from '../../platform/app-error.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { checkoutIdOfCharge, findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { type Effect, type EventContext, type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Dispute, referenceId } from '../provider/stripe-objects.ts';
import {
  closeDisputeStep,
  disputeEnd,
  disputeFeeStep,
  type DisputeStep,
  isLostInFull,
  openDisputeStep,
  reopenDisputeStep,
} from './dispute-book.ts';

/** Steps of a dispute's books in their order; each returns nothing when it is booked already, or has not come yet. */
const STEPS: readonly ((funds: CampaignFunds, dispute: Dispute) => DisputeStep | null)[] = [
  openDisputeStep,
  reopenDisputeStep,
  closeDisputeStep,
  disputeFeeStep,
];

const recordOf = (funds: CampaignFunds | null, id: string) => funds?.disputes.find((record) => record.id === id);

/** Returns how often a dispute was looked up before. Reads 2. */
async function looksAt({ db }: Pick<EventContext, 'db'>, checkoutId: string, disputeId: string): Promise<number> {
  const campaignId = (await db.checkouts.find(checkoutId))?.campaignId;
  const funds = campaignId ? await db.campaignFunds.find(campaignId) : null;
  return recordOf(funds, disputeId)?.looks ?? 0;
}

/**
 * Books what a dispute shows and the books do not have, so that its messages may come in any order and repeatedly. One that is lost and leaves nothing closes its
 * campaign, so that nothing is applied for or promised without money. Throws `illegal_state` when another look came between.
 */
function bookDispute({ clock }: EventContext, checkoutId: string, dispute: Dispute, looks: number): Effect {
  return async (tx) => {
    const now = clock.now();
    const before = await findFundsOfCheckout(tx, checkoutId);
    if (!before) return;
    const known = recordOf(before, dispute.id);
    if ((known?.looks ?? 0) !== looks) throw illegalState(`The dispute ${dispute.id} was looked up meanwhile`);
    let funds = before;
    let isAgain = false;
    for (const next of STEPS) {
      const step = next(funds, dispute);
      if (!step) continue;
      const { event } = step;
      const booked = tx.ledgerGroups.book(funds, step, dispute.id, now);
      funds = bookFreed(tx, booked, { event, subjectId: dispute.id }, now);
      isAgain ||= next === reopenDisputeStep;
    }
    if (!funds.closedAt && isLostInFull(funds)) {
      funds = { ...funds, closedAt: now, refundCheckAt: now };
      await closeLostCampaign(tx, before.campaignId, now);
    }
    const disputes = funds.disputes.map((record) =>
      record.id === dispute.id ? { ...record, looks: looks + 1 } : record,
    );
    tx.campaignFunds.put({ ...funds, disputes });
    const summary = isAgain ? summaryAgain(funds, dispute) : known ? null : summaryOf(funds);
    if (!summary) return;
    openCase(
      tx,
      {
        kind: 'dispute',
        campaignId: before.campaignId,
        subjectId: dispute.id,
        openedBy: null,
        summary,
        amountCents: dispute.amount,
        createdAt: now,
      },
      known?.decisions,
    );
  };
}

const summaryOf = ({ campaignTitle }: CampaignFunds) =>
  `The payment for “${campaignTitle}” is disputed at the payment provider`;

function summaryAgain({ campaignTitle }: CampaignFunds, dispute: Dispute): string {
  const news = disputeEnd(dispute) ? 'was decided again' : 'is open again';
  return `The dispute of the payment for “${campaignTitle}” ${news} at the payment provider`;
}

/**
 * Something has happened to a dispute of a checkout's charge: it was opened, and the campaign's available money is frozen; money was withdrawn or has come back;
 * an inquiry became a chargeback; or it was decided, perhaps not for the first time. The dispute is looked up, because the event may be older than what was booked.
 */
export const chargeDisputeChanged: EventHandler = async (context, event) => {
  const { id, charge } = objectOf(event, Dispute);
  const { stripe } = context;
  const checkoutId = await checkoutIdOfCharge(stripe, referenceId(charge));
  if (!checkoutId) return null;
  const looks = await looksAt(context, checkoutId, id);
  return bookDispute(context, checkoutId, Dispute.parse(await stripe.disputes.retrieve(id)), looks);
};
