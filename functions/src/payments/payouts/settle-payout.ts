import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { LIVE_PAYOUT_STATUSES, payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { FullPayout, Payout } from '@doubloon/contract/payments/payout.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Outcome, type SentTimes, wasSentAgain, after, CHECK_EVERY_MS } from '../attempts/take-step.ts';
import { bookReleased } from '../ledger/freed-money.ts';
import { move, paidEventOf } from '../ledger/ledger.ts';
import { findPayable, type MadeTransfer, type Payable, payableOf, type Payables } from './payable.ts';
import { recordFailure } from './record-refusal.ts';

export interface Settlement {
  /** The attempt as it was sent. */
  readonly sent: Pick<Payout, 'id' | 'attempt'> & SentTimes;
  readonly outcome: Outcome<MadeTransfer>;
  readonly now: Date;
}

/** A payout after its settlement, with its payable when it is paid. */
export interface Settled {
  readonly payout: Payout;
  readonly payable: Payable | null;
}

/**
 * Books how an attempt ended, in one transaction. An attempt that is settled already, or was followed by another, stays as it is, so that the process that sent
 * it, the resolver and the webhook may all call this in any order. So does one that was sent again after the send that failed, or that was never sent although
 * a transfer names it. Reads up to 6, writes up to 8.
 */
export async function settlePayout(
  tx: Tx,
  { log, payables }: Pick<Dependencies, 'log' | 'payables'>,
  { sent, outcome, now }: Settlement,
): Promise<Settled> {
  const payout = await tx.payouts.get(sent.id);
  const { id, attempt, status, transferId } = payout;
  const isCurrent = attempt === sent.attempt;
  const canEnd = outcome.kind === 'made' ? payoutLife.can(status, 'pay') : LIVE_PAYOUT_STATUSES.includes(status);
  if (!isCurrent || !canEnd) {
    if (outcome.kind === 'made' && !(isCurrent && transferId === outcome.made.id)) {
      const about = { payoutId: id, attempt: sent.attempt, transfer: outcome.made.id, status, booked: transferId };
      log.error(about, 'a transfer that is not in the books');
    }
    return { payout, payable: status === 'paid' ? await findPayable(payables, tx, payableOf(payout)) : null };
  }
  if (outcome.kind === 'unresolved') {
    const checkAt = after(now, CHECK_EVERY_MS);
    const doubted = status === 'unresolved' ? {} : payoutLife.move(payout, 'doubt');
    const unresolved: FullPayout = { ...payout, ...doubted, checkAt, updatedAt: now };
    tx.payouts.put(unresolved);
    return { payout: unresolved, payable: null };
  }
  if (outcome.kind === 'failed' && wasSentAgain(payout, sent)) return { payout, payable: null };
  return bookEnd(tx, payables, payout, outcome, now);
}

/** Books the end of a live payout: its money is paid, or available again. */
async function bookEnd(
  tx: Tx,
  payables: Payables,
  payout: FullPayout,
  outcome: Exclude<Settlement['outcome'], { kind: 'unresolved' }>,
  now: Date,
): Promise<Settled> {
  const { id, amountCents, feedback, acceptedViews, acceptedAt } = payout;
  const store = (ended: Partial<FullPayout>): Payout => {
    const settled: FullPayout = { ...payout, ...ended, checkAt: null, updatedAt: now };
    tx.payouts.put(settled);
    return settled;
  };
  if (outcome.kind === 'failed') {
    await bookReleased(tx, payout, now);
    const payable = await findPayable(payables, tx, payableOf(payout));
    // Also when nobody waits for the answer any more: the schedule finds an application's payment by its problem.
    const triedUntil = recordFailure(tx, payable, outcome.failure, { now, ofPayout: true, acceptedViews, acceptedAt });
    const failed = { ...payoutLife.bringTo(payout, 'failed'), failure: { ...outcome.failure, triedUntil } };
    return { payout: store(failed), payable: null };
  }
  const campaignFunds = await tx.campaignFunds.get(fundsIdOf(payout));
  const applicationFunds = await tx.applicationFunds.find(payout.applicationId);
  if (applicationFunds?.livePayoutId !== id) throw new Error(`The payout ${id} is not the live one of its application`);
  const payable = await findPayable(payables, tx, payableOf(payout));
  const { id: transferId } = outcome.made;
  // The views that were counted when the amount was set aside: the platform may have said more since.
  const posts = acceptedViews === null ? applicationFunds.posts : payout.receipt.posts;
  const accepted = payout.countedFrom ? posts.find(({ postKey }) => postKey === payable?.report?.postKey) : undefined;
  const event = paidEventOf(payout);
  const entries = move('reserved', 'paid', amountCents);
  tx.campaignFunds.put(tx.ledgerGroups.post(campaignFunds, { event, subjectId: transferId, entries }, now));
  const paidCents = applicationFunds.paidCents + amountCents;
  tx.applicationFunds.put({ ...applicationFunds, posts, paidCents, livePayoutId: null, updatedAt: now });
  return {
    payout: store({ ...payoutLife.move(payout, 'pay'), transferId, failure: null }),
    payable:
      payable && !payable.isApproved
        ? payable.approve(tx, { feedback, now, acceptedAt, post: accepted, counted: payout.countedFrom })
        : payable,
  };
}
