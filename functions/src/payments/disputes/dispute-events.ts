import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { type CampaignFunds, type DisputeRecord, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { isUndecided } from '@doubloon/contract/payments/lifecycle.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
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
  isInquiry,
  isLostInFull,
  openDisputeStep,
  reopenDisputeStep,
  wantsAnswerAgain,
} from './dispute-book.ts';
import { findMovements } from './dispute-movements.ts';
import { areSame, canStillPay, closed } from '../ledger/ledger.ts';

const MAX_SUMMARY_LENGTH = 500;

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
function bookDispute({ clock, log }: EventContext, checkoutId: string, dispute: MovedDispute, looks: number): Effect {
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
      const others = (await tx.campaignFunds.getAllOf(before.campaignId)).filter((one) => !areSame(one, before));
      for (const one of others) tx.campaignFunds.put(closed(one, now));
      // A bank can decide again, and what it gives back pays what was delivered: `keepPaysNoMore` then takes this back.
      const paysNoMore = ![...others, funds].some(canStillPay);
      await closeLostCampaign(tx, before.campaignId, { reason: 'lost', paysNoMore, now });
    }
    const isWanted = known !== undefined && found !== null && wantsAnswerAgain(known, found, dispute);
    const summary = known ? (isAgain || isWanted ? summaryAgain(funds, known, dispute) : null) : summaryOf(funds);
    // Looks only ever grow, so that no two cases of a dispute have the same number.
    const opened =
      summary === null ? null : openDisputeCase(tx, before, dispute, { summary, attempt: known?.looks, now });
    if (isWanted) warnOfDispute({ log }, checkoutId, dispute);
    if (found) recordDeadline(tx, found, opened ? null : answerBy(dispute));
    const looked = { looks: looks + 1, isInquiry: isInquiry(dispute) };
    const disputes = funds.disputes.map((record) =>
      record.id === dispute.id ? { ...record, ...looked, caseId: opened?.id ?? record.caseId } : record,
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

const summaryOf = (funds: CampaignFunds) =>
  withSettlements(`The payment for “${funds.campaignTitle}” is disputed at the payment provider`, funds);

/** Raises the alarm for a bank that wants a payment back, or asks about it. */
function warnOfDispute({ log }: Pick<EventContext, 'log'>, checkoutId: string, dispute: Dispute): void {
  log.error({ checkoutId, dispute: dispute.id, answerBy: answerBy(dispute) }, 'a payment is disputed');
}

function summaryAgain(funds: CampaignFunds, known: DisputeRecord, dispute: Dispute): string {
  const isWaiting = isUndecided(known.status) ? 'waits for an answer again' : 'is open again';
  const isEscalated = known.isInquiry && !isInquiry(dispute);
  const news = disputeEnd(dispute)
    ? 'was decided again'
    : isEscalated
      ? 'was an inquiry and is a chargeback now'
      : isWaiting;
  return withSettlements(
    `The dispute of the payment for “${funds.campaignTitle}” ${news} at the payment provider`,
    funds,
  );
}

/** Names what was given back from the platform's bank, which the provider does not know of: lost, the dispute gives it back a second time. */
function withSettlements(summary: string, { settlements }: CampaignFunds): string {
  const settled = settlements.map(
    ({ budgetCents, feeCents, reference, settledAt }) =>
      `SGD ${((budgetCents + feeCents) / 100).toFixed(2)} of it was given back by bank transfer on ${dayText(settledAt)}, reference ${reference}`,
  );
  return [summary, ...settled].join('. ').slice(0, MAX_SUMMARY_LENGTH);
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
  if (looks === 0) warnOfDispute(context, checkoutId, dispute);
  return bookDispute(context, checkoutId, dispute, looks);
};
