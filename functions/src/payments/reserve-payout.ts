import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { acceptReport } from '@doubloon/contract/payments/counted-posts.ts';
import type { Payout, PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError, notFound } from '../platform/app-error.ts';
import { findApplicationFunds, putApplicationFunds } from './application-funds.store.ts';
import { getCampaignFunds, putCampaignFunds } from './campaign-funds.store.ts';
import { findConnectedAccount } from './connected-accounts.store.ts';
import { computeReceipt } from './entitlement.ts';
import { move } from './ledger.ts';
import { postGroup } from './ledger.store.ts';
import { NO_ACCOUNT, accountProblem, moneyProblem, paymentInFlight, paymentRefused } from './payment-refusal.ts';
import {
  approveSubject,
  factsOf,
  isApproved,
  payoutIdOf,
  readSubject,
  reportOf,
  requireApproval,
  type PayoutSubject,
  type SubjectRef,
} from './payout-subject.ts';
import { LEASE_MS, after } from './payout-timing.ts';
import { lapsePayout } from './lapse-payout.ts';
import { findPayout, putPayout, type FullPayout } from './payouts.store.ts';
import type { TransferSource } from './send-payout.ts';

export interface Approval {
  readonly subject: SubjectRef;
  readonly feedback: string | null;
  /** The count its owner has seen on a proof. */
  readonly seenViewCount?: number | undefined;
  /** The failed attempt that is tried again: only for as long as nothing has changed what it pays for, which ends it. */
  readonly retryOf?: Pick<Payout, 'attempt'> | undefined;
  readonly now: Date;
}

/** What an approval came to: money set aside, or its subject approved already or just now because nothing is due. */
export type Reservation =
  | { readonly kind: 'reserved'; readonly payout: Payout; readonly source: TransferSource }
  | { readonly kind: 'approved'; readonly subject: PayoutSubject; readonly payout: Payout | null };

const NAMES = { deliverable: 'Treasure', proof: 'Proof', application: 'Application' } as const;

/**
 * Sets aside what an approval earns, in one transaction. Nothing is written when it throws: `not_found`, `illegal_state` (decided
 * otherwise, or a payout is in flight), or the refusal of the payment. Reads up to 8, writes up to 5.
 */
export async function reservePayout(transaction: Transaction, db: Firestore, approval: Approval): Promise<Reservation> {
  const { now, feedback } = approval;
  const subject = await readSubject(transaction, db, approval.subject);
  if (!subject) throw notFound(NAMES[approval.subject.kind]);
  const facts = factsOf(subject);
  const id = payoutIdOf(approval.subject.id);
  const earlier = await findPayout(db, id, transaction);
  if (isApproved(subject)) return { kind: 'approved', subject, payout: earlier?.transferId ? earlier : null };
  await requireApproval(transaction, db, subject, approval);
  const applicationFunds =
    (await findApplicationFunds(transaction, db, facts.applicationId)) ?? newApplicationFunds(facts, now);
  if (applicationFunds.livePayoutId) throw paymentInFlight();
  if (approval.retryOf) requireFailed(earlier, approval.retryOf);
  const campaignFunds = await getCampaignFunds(transaction, db, facts.campaignId);
  const posts = withReportOf(applicationFunds, subject);
  const receipt = computeReceipt(campaignFunds.terms, posts, applicationFunds);
  const { amountCents } = receipt;
  if (amountCents === 0) {
    putApplicationFunds(transaction, db, { ...applicationFunds, posts, updatedAt: now });
    const payout = earlier && lapsePayout(transaction, db, earlier, now);
    return { kind: 'approved', subject: approveSubject(transaction, db, subject, { feedback, now }), payout };
  }
  const destination = await usableAccount(transaction, db, facts.creatorId);
  const shortage = moneyProblem(amountCents, campaignFunds.balances);
  if (shortage) throw paymentRefused(shortage);
  const fromBalance = amountCents > roomOfCharge(campaignFunds);
  const payout = newAttempt({ ...facts, id }, earlier, { receipt, destination, fromBalance, feedback, now });
  const event = {
    event: `${payout.id}_${payout.attempt}_reserved`,
    subjectId: payout.id,
    entries: move('available', 'reserved', amountCents),
  };
  putCampaignFunds(transaction, db, postGroup(transaction, db, campaignFunds, event, now));
  putApplicationFunds(transaction, db, { ...applicationFunds, livePayoutId: payout.id, updatedAt: now });
  putPayout(transaction, db, payout);
  return { kind: 'reserved', payout, source: campaignFunds };
}

/** The counted posts of an application once what its approval reports is accepted. */
export function withReportOf({ posts }: Pick<ApplicationFunds, 'posts'>, subject: PayoutSubject) {
  const report = reportOf(subject);
  return report ? acceptReport(posts, report) : posts;
}

/** Throws `illegal_state` unless the payout has failed, and since the attempt that its owner tries again has nothing come of it. */
export function requireFailed(payout: Pick<Payout, 'status' | 'attempt'> | null, { attempt }: Pick<Payout, 'attempt'>) {
  if (payout?.status === 'failed' && payout.attempt === attempt) return;
  const is = payout && payout.status !== 'failed' ? payout.status : 'not the same any more';
  throw new AppError('illegal_state', `This payment is ${is}; only a failed one can be tried again`);
}

/** Where the money goes. In the transaction: whoever disconnects it meanwhile finds the payout, or the payout that it is gone. */
async function usableAccount(transaction: Transaction, db: Firestore, creatorId: string): Promise<string> {
  const account = await findConnectedAccount(db, creatorId, transaction);
  const problem = accountProblem(account);
  if (problem || !account) throw paymentRefused(problem ?? NO_ACCOUNT);
  return account.accountId;
}

function newApplicationFunds(
  { applicationId, campaignId, creatorId }: ReturnType<typeof factsOf>,
  now: Date,
): ApplicationFunds {
  return {
    applicationId,
    campaignId,
    creatorId,
    posts: [],
    paidCents: 0,
    reversedCents: 0,
    livePayoutId: null,
    updatedAt: now,
  };
}

/**
 * What can still be transferred naming the charge: transfers that do never come to more than it, and what was taken back of them counts. What comes
 * on top was taken back before, so that the platform's balance has it.
 */
function roomOfCharge({ terms, balances, takenBackCents }: CampaignFunds): number {
  return totalPayableCents(terms.budgetCents) - balances.paid - balances.reserved - takenBackCents;
}

function newAttempt(
  facts: ReturnType<typeof factsOf> & { readonly id: string },
  earlier: FullPayout | null,
  terms: { receipt: PayoutReceipt; destination: string; fromBalance: boolean; feedback: string | null; now: Date },
): FullPayout {
  const { receipt, destination, fromBalance, feedback, now } = terms;
  if (earlier && !['failed', 'lapsed'].includes(earlier.status))
    throw new Error(`The payout ${earlier.id} is ${earlier.status}`);
  return {
    ...facts,
    feedback,
    amountCents: receipt.amountCents,
    status: 'reserved',
    attempt: (earlier?.attempt ?? 0) + 1,
    destination,
    fromBalance,
    transferId: null,
    reversedCents: 0,
    failure: null,
    receipt,
    firstSentAt: null,
    lastSentAt: null,
    checkAt: after(now, LEASE_MS),
    createdAt: earlier?.createdAt ?? now,
    updatedAt: now,
  };
}
