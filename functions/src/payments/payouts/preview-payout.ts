import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { computeReceipt, type PayoutPreview } from '@doubloon/contract/payments/statements/receipt.ts';
import { unitOfWork, type Tx } from '../../platform/database/database.ts';
import type { Call, Handler } from '../../platform/dependencies.ts';
import { hasProvenEmail } from '../../platform/identity/proven-email.ts';
import { findHeld, foreseenFailure } from './held-payout.ts';
import { getPayable, type Payable, type PayableRef, payoutIdOf } from './payable.ts';
import {
  accountProblem,
  findSource,
  paymentInFlight,
  type PaymentFailure,
  findWait,
} from '../statements/payment-refusal.ts';
import { toReceiptView } from '../statements/show-payouts.ts';
import { acceptCount } from './reserve-payout.ts';

const previewOf =
  (kind: PayableRef['kind']): Handler<'previewDeliverablePayout'> =>
  (call, { params }) =>
    previewPayout(call, { kind, id: params.id });

export const previewDeliverablePayout = previewOf('deliverable');
export const previewProofPayout = previewOf('proof');
export const previewApplicationPayout = previewOf('application');

const NOTHING: Pick<ApplicationFunds, 'posts' | 'paidCents' | 'reversedCents' | 'livePayoutId' | 'doubtedBy'> = {
  posts: [],
  paidCents: 0,
  reversedCents: 0,
  livePayoutId: null,
  doubtedBy: null,
};

/**
 * The receipt that an approval would make now, and its obstacle. The creator's account and the evidence are taken as last known; an approval looks at both anew. Throws `not_found`
 * for a payable that is not the caller's. Reads up to 23, of an application up to 557, writes nothing.
 */
function previewPayout(call: Call, ref: PayableRef): Promise<PayoutPreview> {
  const { db, clock, caller, config, payables, foreseeHold } = call;
  return unitOfWork(
    { db },
    async (tx) => {
      const payable = await getPayable(payables, tx, ref, caller.uid);
      const { facts } = payable;
      const paid = (await tx.applicationFunds.find(facts.applicationId)) ?? NOTHING;
      const all = await tx.campaignFunds.getAllOf(facts.campaignId);
      const { posts } = payable.isApproved ? paid : acceptCount(paid, payable, payable.shownViews);
      const receipt = computeReceipt(all[0].terms, posts, paid);
      const { amountCents } = receipt;
      const account = amountCents > 0 ? await tx.connectedAccounts.find(facts.creatorId) : null;
      const isProven = amountCents > 0 && (await hasProvenEmail(tx, facts.creatorId));
      const source = findSource(amountCents, all);
      const problem =
        (await stateProblem(tx, payable, paid, payoutIdOf(ref.id))) ??
        (amountCents > 0 ? (accountProblem(account, isProven) ?? source.problem) : null);
      const hold = problem || amountCents === 0 ? null : await foreseeHold(call, tx, ref);
      const moment = { payoutWaitDays: config.payoutWaitDays, now: clock.now() };
      const wait = hold
        ? foreseenFailure(hold, paid)
        : account && findWait(account, source.funds ?? all[0], moment)?.failure;
      const shown = problem ?? wait ?? null;
      return { receipt: toReceiptView(receipt), problem: shown && { ...shown } };
    },
    { readOnly: true },
  );
}

/** Returns the reason why a payable cannot be approved as it is; null when it can. */
async function stateProblem(
  tx: Tx,
  payable: Payable,
  paid: Pick<ApplicationFunds, 'livePayoutId'>,
  payoutId: string,
): Promise<PaymentFailure | null> {
  const obstacle = await payable.obstacle(tx);
  if (obstacle) return { reason: 'illegal_state', details: obstacle };
  if (paid.livePayoutId === null) return null;
  const held = await findHeld(tx, paid, payoutId);
  return { reason: 'in_flight', details: held?.details ?? paymentInFlight().message };
}
