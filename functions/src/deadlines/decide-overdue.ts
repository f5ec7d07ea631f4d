import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { PAYMENT_TRIED_FOR_DAYS, type PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import { approveOverdueContent, rejectOverdueApplication } from '../applications/decide-application.ts';
import { giveUpPayment, type OwnersAcceptance } from '../payments/payouts/record-refusal.ts';
import { payForApproval } from '../payments/payouts/decide-payable.ts';
import type { PayableRef, PayoutDependencies } from '../payments/payouts/payable.ts';
import { wasTriedLately } from '../payments/payouts/live-payout.ts';
import { allDue, untilDone, type JobRun, type Kind } from '../platform/jobs/until-done.ts';
import { AppError } from '../platform/app-error.ts';
import {
  dueTopUps,
  overdueApplications,
  overdueContents,
  overdueDeliverables,
  type EachOverdue,
  type Span,
  unpaidApplications,
  unpaidDeliverables,
  unpaidProofs,
  unpaidTopUps,
} from './overdue.store.ts';

type Needs = PayoutDependencies;

/** Start of the overdue range: the job may have been down, so nothing is too old. */
const EVER = new Date(0);
const FOREVER = new Date('9999-01-01T00:00:00Z');

/**
 * The scheduled job that decides in place of owners: rejects applications, approves content, approves treasures and pays for the work, not for their counts,
 * and pays by what platforms have said. Payments that failed are retried until their time is over, and then given up. The kinds take turns, `others` before them, the longest overdue
 * of each first. Repeating it changes nothing.
 */
export async function decideOverdue(deps: Needs & JobRun, others: readonly Kind[] = []): Promise<void> {
  const now = deps.clock.now();
  const everDue = { after: EVER, until: now };
  const due = { after: addDays(now, -PAYMENT_TRIED_FOR_DAYS), until: now };
  const tried = { after: now, until: FOREVER };
  const deliverable = (one: Deliverable) => payDeliverable(deps, one);
  const topUp = (one: Deliverable) => payTopUp(deps, one);
  const proof = (one: Proof) => payProof(deps, one);
  const giveUp = (kind: PayableRef['kind']) => (one: { readonly id: string }) =>
    giveUpPayment(deps, { kind, id: one.id });
  await untilDone(deps, [
    ...others,
    toDecide(deps, 'application', everDue, overdueApplications, ({ id }) => rejectOverdueApplication(deps, id)),
    toDecide(deps, 'content', everDue, overdueContents, ({ id }) => approveOverdueContent(deps, id)),
    toDecide(deps, 'treasure', due, overdueDeliverables, deliverable),
    toDecide(deps, 'reading', due, dueTopUps, topUp),
    toDecide(deps, 'unpaid reading', tried, unpaidTopUps, topUp),
    toDecide(deps, 'unpaid treasure', tried, unpaidDeliverables, deliverable),
    toDecide(deps, 'unpaid proof', tried, unpaidProofs, proof),
    toDecide(deps, 'unpaid application', tried, unpaidApplications, async (application) => {
      if (await wasTriedLately(deps, application.id)) return false;
      return pay(deps, 'application', application, BY_SILENCE);
    }),
    toDecide(deps, 'treasure given up', everDue, unpaidDeliverables, giveUp('deliverable')),
    toDecide(deps, 'reading given up', everDue, unpaidTopUps, (one) =>
      giveUp('reading')({ id: one.topUp?.readingId ?? '' }),
    ),
    toDecide(deps, 'proof given up', everDue, unpaidProofs, giveUp('proof')),
    toDecide(deps, 'application given up', everDue, unpaidApplications, giveUp('application')),
  ]);
}

async function payDeliverable(deps: Needs, deliverable: Deliverable): Promise<boolean> {
  // One that its owner has approved is theirs to decide otherwise until its deadline; of another an admin has to say first whose post it is, which renews its deadline.
  if (!deliverableLife.isDue(deliverable, 'approve', deps.clock.now()) || deliverable.authorCheck === 'needs_admin')
    return false;
  if (await wasTriedLately(deps, deliverable.id)) return false;
  return pay(deps, 'deliverable', deliverable, acceptanceBefore(deliverable, deliverable.viewCount));
}

const BY_SILENCE: OwnersAcceptance = { acceptedViews: null, acceptedAt: null };

/** The count that an owner has accepted before its payment was refused; none when it is another one by now, or was accepted by silence. */
function acceptanceBefore(
  { paymentProblem: problem }: { readonly paymentProblem: PaymentProblem | null },
  views: number,
): OwnersAcceptance {
  return problem?.acceptedViews === views ? { acceptedViews: views, acceptedAt: problem.acceptedAt } : BY_SILENCE;
}

async function payProof(deps: Needs, proof: Proof): Promise<boolean> {
  const acceptance = acceptanceBefore(proof, proof.reportedViewCount);
  // A proof is about its count only, which silence does not accept.
  if (acceptance.acceptedViews === null || !proofLife.isDue(proof, 'verify', deps.clock.now())) return false;
  if (await wasTriedLately(deps, proof.id)) return false;
  return pay(deps, 'proof', proof, acceptance);
}

/** Pays by what a platform has said, once that was looked at. */
async function payTopUp(deps: Needs, { creatorId, topUp }: Deliverable): Promise<boolean> {
  if (!topUp || (await wasTriedLately(deps, topUp.readingId))) return false;
  return pay(deps, 'reading', { id: topUp.readingId, creatorId }, { acceptedViews: topUp.views, acceptedAt: null });
}

/** Approves and pays an overdue item; true when that is done. */
async function pay(
  deps: Needs,
  kind: PayableRef['kind'],
  { id, creatorId }: { readonly id: string; readonly creatorId: string },
  acceptance: OwnersAcceptance,
): Promise<boolean> {
  const { payout } = await payForApproval(deps, { ref: { kind, id }, creatorId, feedback: null, ...acceptance });
  return payout?.status !== 'unresolved';
}

const toDecide = <T extends { readonly id: string }>(
  deps: Needs,
  what: string,
  span: Span,
  each: EachOverdue<T>,
  decide: (overdue: T) => Promise<boolean>,
) =>
  allDue({
    items: each(deps, span),
    idOf: ({ id }) => id,
    async handle(overdue) {
      if (await decide(overdue)) deps.log.info({ what, id: overdue.id }, 'decided at its deadline');
    },
    failed: ({ id }, error) => {
      const isExpected = error instanceof AppError && ['illegal_state', 'payment_required'].includes(error.code);
      if (isExpected) deps.log.info({ what, id, reason: error.message }, 'not decided at its deadline');
      else deps.log.error({ what, id, err: error }, 'not decided at its deadline');
    },
  });
