import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { closeLostCampaign } from '../../campaigns/lifecycle/move-campaign.ts';
import { recordDeadline, openCase } from '../../cases/cases.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import { checkoutIdOfCharge, findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { type Effect, type EventContext, type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Dispute, type DisputeMovement, referenceId } from '../provider/stripe-objects.ts';
import {
  answerBy,
  closeDisputeStep,
  disputeEnd,
  disputeFeeStep,
  type DisputeStep,
  isLostInFull,
  openDisputeStep,
  reopenDisputeStep,
} from './dispute-book.ts';
import { findMovements } from './dispute-movements.ts';
import { areSame, closed } from '../ledger/ledger.ts';

/** A dispute with all its movements on the platform's balance. */
interface MovedDispute extends Dispute {
  readonly movements: readonly DisputeMovement[];
}

/** Steps of a dispute's books in their order; each returns nothing when it is booked already, or has not come yet. */
const STEPS: readonly ((funds: CampaignFunds, dispute: MovedDispute) => DisputeStep | null)[] = [
  openDisputeStep,
  reopenDisputeStep,
  closeDisputeStep,
  disputeFeeStep,
];

const recordOf = (funds: CampaignFunds | null, id: string) => funds?.disputes.find((record) => record.id === id);

/** Returns how often a dispute was looked up before. Reads 2. */
async function looksAt({ db }: Pick<EventContext, 'db'>, checkoutId: string, disputeId: string): Promise<number> {
  const { campaignId, fundsId = null } = (await db.checkouts.find(checkoutId)) ?? {};
  const funds = campaignId ? await db.campaignFunds.find(fundsIdOf({ campaignId, fundsId })) : null;
  return recordOf(funds, disputeId)?.looks ?? 0;
}

/** Looks a dispute up with all its movements. */
async function lookUp({ stripe }: Pick<EventContext, 'stripe'>, id: string): Promise<MovedDispute> {
  const dispute = Dispute.parse(await stripe.disputes.retrieve(id));
  return { ...dispute, movements: await findMovements({ stripe }, dispute) };
}

/**
 * Books what a dispute shows and the books do not have, so that its messages may come in any order and repeatedly. One that is lost and leaves nothing closes its
 * campaign, so that nothing is applied for or promised without money. Throws `illegal_state` when another look came between.
 */
function bookDispute({ clock }: EventContext, checkoutId: string, dispute: MovedDispute, looks: number): Effect {
  return async (tx) => {
    const now = clock.now();
    const before = await findFundsOfCheckout(tx, checkoutId);
    if (!before) return;
    const known = recordOf(before, dispute.id);
    const found = known?.caseId ? await tx.cases.find(known.caseId) : null;
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
      funds = closed(funds, now);
      for (const one of await tx.campaignFunds.getAllOf(before.campaignId))
        if (!areSame(one, funds)) tx.campaignFunds.put(closed(one, now));
      await closeLostCampaign(tx, before.campaignId, now);
    }
    const summary = isAgain ? summaryAgain(funds, dispute) : known ? null : summaryOf(funds);
    const opened =
      summary === null ? null : openDisputeCase(tx, before, dispute, { summary, attempt: known?.decisions, now });
    if (found) recordDeadline(tx, found, opened ? null : answerBy(dispute));
    const disputes = funds.disputes.map((record) =>
      record.id === dispute.id ? { ...record, looks: looks + 1, caseId: opened?.id ?? record.caseId } : record,
    );
    tx.campaignFunds.put({ ...funds, disputes });
  };
}

function openDisputeCase(
  tx: Tx,
  { campaignId }: CampaignFunds,
  dispute: Dispute,
  { summary, attempt, now }: { readonly summary: string; readonly attempt: number | undefined; readonly now: Date },
): AdminCase {
  const { id: subjectId, amount: amountCents } = dispute;
  const about = { kind: 'dispute', campaignId, subjectId, openedBy: null, summary, amountCents } as const;
  return openCase(tx, { ...about, answerBy: answerBy(dispute), createdAt: now }, attempt);
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
  const dispute = await lookUp(context, id);
  if (looks === 0) context.log.error({ checkoutId, dispute: id, answerBy: answerBy(dispute) }, 'a payment is disputed');
  return bookDispute(context, checkoutId, dispute, looks);
};
