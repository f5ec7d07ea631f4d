import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { Payout, PayoutReceipt } from '@doubloon/contract/payments/payout.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { approveDeliverable, readDeliverable } from '../deliverables/approve-in-transaction.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { derivedId } from '../platform/ids.ts';
import { findApplicationFunds, putApplicationFunds } from './application-funds.store.ts';
import { getCampaignFunds, putCampaignFunds } from './campaign-funds.store.ts';
import { acceptReport, computeReceipt } from './entitlement.ts';
import { move } from './ledger.ts';
import { postGroup } from './ledger.store.ts';
import { ACCOUNT_NOT_READY, CAMPAIGN_BUDGET, NO_ACCOUNT, paymentInFlight, paymentRefused } from './payment-refusal.ts';
import { LEASE_MS, after } from './payout-timing.ts';
import { findPayout, putPayout, type FullPayout } from './payouts.store.ts';
import type { TransferSource } from './send-payout.ts';

export interface Approval {
  readonly deliverableId: string;
  readonly feedback: string | null;
  readonly account: ConnectedAccount | null;
  readonly now: Date;
}

/** What an approval came to: money set aside, or the treasure approved already or just now because nothing is due. */
export type Reservation =
  | { readonly kind: 'reserved'; readonly payout: Payout; readonly source: TransferSource }
  | { readonly kind: 'approved'; readonly deliverable: Deliverable; readonly payout: Payout | null };

/** The payout of a treasure: one, however often it is tried. */
export function payoutIdOf(deliverableId: string): string {
  return derivedId('pay', deliverableId);
}

/**
 * Sets aside what an approved treasure earns, in one transaction. Nothing is written when it throws: `not_found`, `illegal_state` (decided
 * otherwise, or a payout is in flight), or the refusal of the payment. Reads up to 5, writes up to 5.
 */
export async function reservePayout(transaction: Transaction, db: Firestore, approval: Approval): Promise<Reservation> {
  const { now, feedback } = approval;
  const deliverable = await readDeliverable(transaction, db, approval.deliverableId);
  if (!deliverable) throw notFound('Treasure');
  const earlier = await findPayout(db, payoutIdOf(deliverable.id), transaction);
  if (deliverable.status === 'approved') {
    return { kind: 'approved', deliverable, payout: earlier?.transferId ? earlier : null };
  }
  if (deliverable.status !== 'submitted') {
    throw new AppError('illegal_state', `This treasure is ${deliverable.status} and cannot be approved`);
  }
  const applicationFunds =
    (await findApplicationFunds(transaction, db, deliverable.applicationId)) ?? newApplicationFunds(deliverable, now);
  if (applicationFunds.livePayoutId) throw paymentInFlight();
  const campaignFunds = await getCampaignFunds(transaction, db, deliverable.campaignId);
  const posts = withReportOf(applicationFunds, deliverable);
  const receipt = computeReceipt(campaignFunds.terms, posts, applicationFunds);
  const { amountCents } = receipt;
  if (amountCents === 0) {
    putApplicationFunds(transaction, db, { ...applicationFunds, posts, updatedAt: now });
    return {
      kind: 'approved',
      deliverable: approveDeliverable(transaction, db, deliverable, { feedback, now }),
      payout: null,
    };
  }
  const destination = usableAccount(approval.account);
  if (amountCents > campaignFunds.balances.available) throw paymentRefused(CAMPAIGN_BUDGET);
  const payout = newAttempt(deliverable, earlier, { receipt, destination, feedback, now });
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

/** The counted posts of an application once a treasure's report is accepted. */
export function withReportOf({ posts }: Pick<ApplicationFunds, 'posts'>, deliverable: Deliverable) {
  return acceptReport(posts, {
    postKey: deliverable.postKey,
    views: deliverable.viewCount,
    baselineViews: deliverable.baselineViews,
    reportedAt: deliverable.createdAt,
  });
}

function usableAccount(account: ConnectedAccount | null): string {
  if (!account || account.accessEndedAt) throw paymentRefused(NO_ACCOUNT);
  if (account.status !== 'active') throw paymentRefused(ACCOUNT_NOT_READY);
  return account.accountId;
}

function newApplicationFunds(deliverable: Deliverable, now: Date): ApplicationFunds {
  return {
    applicationId: deliverable.applicationId,
    campaignId: deliverable.campaignId,
    creatorId: deliverable.creatorId,
    posts: [],
    paidCents: 0,
    reversedCents: 0,
    livePayoutId: null,
    updatedAt: now,
  };
}

function newAttempt(
  deliverable: Deliverable,
  earlier: FullPayout | null,
  facts: { receipt: PayoutReceipt; destination: string; feedback: string | null; now: Date },
): FullPayout {
  const { receipt, destination, feedback, now } = facts;
  if (earlier && earlier.status !== 'failed') throw new Error(`The payout ${earlier.id} is ${earlier.status}`);
  return {
    id: payoutIdOf(deliverable.id),
    applicationId: deliverable.applicationId,
    campaignId: deliverable.campaignId,
    campaignTitle: deliverable.campaignTitle,
    creatorId: deliverable.creatorId,
    creatorName: deliverable.creatorName,
    ownerId: deliverable.ownerId,
    deliverableId: deliverable.id,
    feedback,
    amountCents: receipt.amountCents,
    status: 'reserved',
    attempt: (earlier?.attempt ?? 0) + 1,
    destination,
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
