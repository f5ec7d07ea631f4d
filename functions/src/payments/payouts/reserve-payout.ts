import type { ApplicationFunds, CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { acceptReport, countedViews, isCounted } from '@doubloon/contract/payments/counted-posts.ts';
import type { FullPayout, Payout, PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { computeReceipt } from '@doubloon/contract/payments/statements/receipt.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { hasProvenEmail } from '../../platform/identity/proven-email.ts';
import { findHeld, openHoldCase, waitForAdmin } from './held-payout.ts';
import { lapsePayout } from './live-payout.ts';
import { recordFailure } from './record-refusal.ts';
import { move } from '../ledger/ledger.ts';
import {
  getPayable,
  type Acceptance,
  type Hold,
  type Payable,
  type PayableFacts,
  type PayableRef,
  type Payables,
  payoutIdOf,
  requireApproval,
  type TransferSource,
} from './payable.ts';
import {
  accountProblem,
  findSource,
  NO_ACCOUNT,
  type PaymentFailure,
  paymentInFlight,
  paymentRefused,
  findWait,
} from '../statements/payment-refusal.ts';
import { after, LEASE_MS } from '../attempts/take-step.ts';

export interface Approval {
  readonly ref: PayableRef;
  readonly feedback: string | null;
  /** The count that its owner accepts; null where there is none, and when silence accepts the work only. */
  readonly acceptedViews: number | null;
  /** When its owner has decided; null when silence has. */
  readonly acceptedAt: Date | null;
  /** The failed attempt that is tried again; refused once it is no longer the current one. */
  readonly retryOf?: Pick<Payout, 'attempt'> | undefined;
  /** Why the payment waits for an admin; null when it does not. */
  readonly hold: Hold | null;
  /** Days for which payout accounts and payments for loots are young. */
  readonly payoutWaitDays: number;
  readonly now: Date;
}

/** Result of an approval: money set aside, to be sent or for as long as it is held, or the payable approved already or just now because nothing is due. */
export type Reservation =
  | { readonly kind: 'held'; readonly payout: Payout; readonly refusal: PaymentFailure }
  | { readonly kind: 'reserved'; readonly payout: Payout; readonly source: TransferSource }
  | { readonly kind: 'approved'; readonly payable: Payable; readonly payout: Payout | null };

/**
 * Sets aside the amount that an approval earns, in one transaction. Nothing is written when it throws: `not_found`, `illegal_state` (decided otherwise, or a
 * payout is in flight), or the refusal of the payment. Reads up to 21, writes up to 8.
 */
export async function reservePayout(tx: Tx, payables: Payables, approval: Approval): Promise<Reservation> {
  const { now, feedback, hold, payoutWaitDays } = approval;
  const payable = await getPayable(payables, tx, approval.ref);
  const { facts } = payable;
  const id = payoutIdOf(approval.ref.id);
  const earlier = await tx.payouts.find(id);
  if (payable.isApproved) return { kind: 'approved', payable, payout: earlier?.transferId ? earlier : null };
  const { acceptedViews, acceptedAt } = approval;
  await requireApproval(tx, payable, approval.ref.kind, acceptedViews);
  const applicationFunds = (await tx.applicationFunds.find(facts.applicationId)) ?? newApplicationFunds(facts, now);
  if (applicationFunds.livePayoutId) {
    const held = await findHeld(tx, applicationFunds, id);
    throw held ? paymentRefused(held) : paymentInFlight();
  }
  if (approval.retryOf) requireFailed(earlier, approval.retryOf);
  const all = await tx.campaignFunds.getAllOf(facts.campaignId);
  const { posts, post, counted } = acceptCount(applicationFunds, payable, acceptedViews);
  const receipt = computeReceipt(all[0].terms, posts, applicationFunds);
  const { amountCents } = receipt;
  // Nobody decides on what a platform says, so it pays only for the very views that it said.
  const isOvertaken = facts.readingId !== null && payable.report !== null && !isCounted(posts, payable.report);
  if (amountCents === 0 || isOvertaken) {
    tx.applicationFunds.put({ ...applicationFunds, posts, updatedAt: now });
    const payout = earlier && lapsePayout(tx, earlier, now);
    return { kind: 'approved', payable: payable.approve(tx, { feedback, now, acceptedAt, post, counted }), payout };
  }
  const account = await usableAccount(tx, facts.creatorId);
  const { funds: campaignFunds, problem: shortage } = findSource(amountCents, all);
  if (shortage) throw paymentRefused(shortage);
  const fromBalance = amountCents > roomOfCharge(campaignFunds);
  const wait = hold
    ? waitForAdmin(hold, applicationFunds, now)
    : findWait(account, campaignFunds, { payoutWaitDays, now });
  const payout = newAttempt({ ...facts, id }, earlier, {
    ...{
      receipt,
      fundsId: campaignFunds.fundsId,
      fromBalance,
      feedback,
      acceptedViews,
      acceptedAt,
      countedFrom: counted,
      countedBefore: countedViews(applicationFunds.posts),
      now,
    },
    destination: account.accountId,
    failure: wait && { ...wait.failure, triedUntil: wait.until },
    checkAt: wait ? wait.until : after(now, LEASE_MS),
  });
  const event = {
    event: `${payout.id}_${payout.attempt}_reserved`,
    subjectId: payout.id,
    entries: move('available', 'reserved', amountCents),
  };
  tx.campaignFunds.put(tx.ledgerGroups.post(campaignFunds, event, now));
  tx.applicationFunds.put({ ...applicationFunds, livePayoutId: payout.id, updatedAt: now });
  tx.payouts.put(payout);
  tx.connectedAccounts.lock(account);
  if (wait) {
    const { failure: refusal } = wait;
    const { caseSubject } = payable;
    if (hold) openHoldCase(tx, payout, { hold, caseSubject, doubtedBy: applicationFunds.doubtedBy, now });
    recordFailure(tx, payable, refusal, { now, ofPayout: true, acceptedViews, acceptedAt });
    return { kind: 'held', payout, refusal };
  }
  return { kind: 'reserved', payout, source: campaignFunds };
}

/** The counted posts of an application after an approval, the post whose count it accepts, and where that comes from. Silence accepts none. */
export function acceptCount(
  { posts: known }: Pick<ApplicationFunds, 'posts'>,
  { report }: Pick<Payable, 'report'>,
  acceptedViews: number | null,
): { posts: CountedPost[] } & Pick<Acceptance, 'post' | 'counted'> {
  if (!report || acceptedViews === null) return { posts: known, post: undefined, counted: null };
  const posts = acceptReport(known, report);
  const { source, views, readingId, countedAt: at } = report;
  const post = posts.find(({ postKey }) => postKey === report.postKey);
  return { posts, post, counted: { source, at, views, readingId } };
}

/** Throws `illegal_state` unless the payout has failed, and since the attempt that its owner tries again has nothing come of it. */
export function requireFailed(payout: Pick<Payout, 'status' | 'attempt'> | null, { attempt }: Pick<Payout, 'attempt'>) {
  if (payout?.status === 'failed' && payout.attempt === attempt) return;
  const is = payout && payout.status !== 'failed' ? payout.status : 'not the same any more';
  throw illegalState(`This payment is ${is}; only a failed one can be tried again`);
}

/** Returns the account that the money goes to. */
async function usableAccount(tx: Tx, creatorId: string): Promise<ConnectedAccount> {
  const account = await tx.connectedAccounts.find(creatorId);
  const problem = accountProblem(account, await hasProvenEmail(tx, creatorId));
  if (problem || !account) throw paymentRefused(problem ?? NO_ACCOUNT);
  return account;
}

function newApplicationFunds({ applicationId, campaignId, creatorId }: PayableFacts, now: Date): ApplicationFunds {
  return {
    applicationId,
    campaignId,
    creatorId,
    posts: [],
    paidCents: 0,
    reversedCents: 0,
    livePayoutId: null,
    doubtedBy: null,
    updatedAt: now,
  };
}

/** Returns the cents that transfers from the charge can still move; reversed ones count. Money that was taken back is in the platform's balance instead. */
function roomOfCharge({ balances, takenBackCents }: CampaignFunds): number {
  return totalPayableCents(balances.funded) - balances.paid - balances.reserved - takenBackCents;
}

function newAttempt(
  facts: PayableFacts & { readonly id: string },
  earlier: FullPayout | null,
  terms: { receipt: PayoutReceipt; now: Date } & Pick<
    FullPayout,
    | 'destination'
    | 'fundsId'
    | 'fromBalance'
    | 'feedback'
    | 'acceptedViews'
    | 'acceptedAt'
    | 'countedFrom'
    | 'countedBefore'
    | 'failure'
    | 'checkAt'
  >,
): FullPayout {
  const { receipt, destination, fundsId, fromBalance, feedback, failure, checkAt, now } = terms;
  const { acceptedViews, acceptedAt, countedFrom, countedBefore } = terms;
  return {
    ...facts,
    feedback,
    acceptedViews,
    acceptedAt,
    countedFrom,
    countedBefore,
    amountCents: receipt.amountCents,
    ...startOf(earlier, failure !== null),
    attempt: (earlier?.attempt ?? 0) + 1,
    destination,
    fundsId,
    fromBalance,
    transferId: null,
    askedBack: null,
    reversedCents: 0,
    failure,
    receipt,
    firstSentAt: null,
    lastSentAt: null,
    checkAt,
    createdAt: earlier?.createdAt ?? now,
    updatedAt: now,
  };
}

/** The status of a first attempt, or of the next one. */
function startOf(earlier: FullPayout | null, isHeld: boolean): Pick<FullPayout, 'status'> {
  if (earlier) return payoutLife.move(earlier, isHeld ? 'hold' : 'reserve');
  return payoutLife.start(isHeld ? 'held' : 'reserved');
}
