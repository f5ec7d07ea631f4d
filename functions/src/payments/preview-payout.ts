import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import type { PayoutPreview } from '@doubloon/contract/payments/receipt.ts';
import type {
  previewApplicationPayout,
  previewProofPayout,
  previewTreasurePayout,
} from '@doubloon/contract/payments/receipt-operations.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findApplicationFunds } from './application-funds.store.ts';
import { getCampaignFunds } from './campaign-funds.store.ts';
import { findConnectedAccount } from './connected-accounts.store.ts';
import { computeReceipt } from './entitlement.ts';
import { accountProblem, moneyProblem, paymentInFlight, type PaymentFailure } from './payment-refusal.ts';
import {
  factsOf,
  isApproved,
  readSubject,
  requireApproval,
  type PayoutSubject,
  type SubjectRef,
} from './payout-subject.ts';
import { toReceiptView } from './receipt-view.ts';
import { withReportOf } from './reserve-payout.ts';

/** What approving a treasure received by the caller would pay. */
export const previewTreasure: Verb<typeof previewTreasurePayout> = (call, { params }) =>
  previewPayout(call, { kind: 'deliverable', id: params.id });

/** What verifying a proof received by the caller would pay. */
export const previewProof: Verb<typeof previewProofPayout> = (call, { params }) =>
  previewPayout(call, { kind: 'proof', id: params.id });

/** What approving the payment of an application to a campaign of the caller's would pay. */
export const previewApplication: Verb<typeof previewApplicationPayout> = (call, { params }) =>
  previewPayout(call, { kind: 'application', id: params.id });

const NAMES = { deliverable: 'Treasure', proof: 'Proof', application: 'Application' } as const;

const NOTHING: Pick<ApplicationFunds, 'posts' | 'paidCents' | 'reversedCents' | 'livePayoutId'> = {
  posts: [],
  paidCents: 0,
  reversedCents: 0,
  livePayoutId: null,
};

/**
 * The receipt that an approval would make at this moment, and what would refuse it. The creator's account is taken as it was last known;
 * an approval asks for it afresh. Throws `not_found` for what the caller has not received. Reads up to 5, writes nothing.
 */
function previewPayout({ db, caller }: Call, ref: SubjectRef): Promise<PayoutPreview> {
  return db.runTransaction(
    async (transaction) => {
      const subject = await readSubject(transaction, db, ref);
      const facts = subject && factsOf(subject);
      if (!subject || facts?.ownerId !== caller.uid) throw notFound(NAMES[ref.kind]);
      const paid = (await findApplicationFunds(transaction, db, facts.applicationId)) ?? NOTHING;
      const { terms, balances } = await getCampaignFunds(transaction, db, facts.campaignId);
      const posts = isApproved(subject) ? paid.posts : withReportOf(paid, subject);
      const receipt = computeReceipt(terms, posts, paid);
      const account = receipt.amountCents > 0 ? await findConnectedAccount(db, facts.creatorId, transaction) : null;
      const problem =
        (await stateProblem(transaction, db, subject, paid.livePayoutId !== null)) ??
        (receipt.amountCents > 0 ? (accountProblem(account) ?? moneyProblem(receipt.amountCents, balances)) : null);
      return { receipt: toReceiptView(receipt), problem: problem && { ...problem } };
    },
    { readOnly: true },
  );
}

/** Why what is there cannot be approved as it is; null when it can. */
async function stateProblem(
  transaction: Transaction,
  db: Firestore,
  subject: PayoutSubject,
  isPaying: boolean,
): Promise<PaymentFailure | null> {
  try {
    await requireApproval(transaction, db, subject, {});
    return isPaying ? { reason: 'in_flight', details: paymentInFlight().message } : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state')
      return { reason: error.code, details: error.message };
    throw error;
  }
}
