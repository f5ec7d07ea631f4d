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
import { AppError } from '../platform/app-error.ts';
import {
  dueTopUps,
  overdueApplications,
  overdueContents,
  overdueDeliverables,
  type ReadOverdue,
  type Span,
  unpaidApplications,
  unpaidDeliverables,
  unpaidProofs,
  unpaidTopUps,
} from './overdue.store.ts';

type Needs = PayoutDependencies;

const PER_BATCH = 50;
const MAX_BATCHES = 40;
/** A run ends before the platform ends it; the next one continues. */
const MAX_RUN_MS = 7 * 60_000;
/** Start of the overdue range: the job may have been down, so nothing is too old. */
const EVER = new Date(0);
const FOREVER = new Date('9999-01-01T00:00:00Z');

/** Decides some overdue items of one kind; true when there may be more. */
type Turn = () => Promise<boolean>;

/**
 * The scheduled job that decides in place of owners: rejects applications, approves content, approves treasures and pays for the work, not for their counts,
 * and pays by what platforms have said. Payments that failed are retried until their time is over, and then given up. The kinds take turns, the longest overdue
 * of each first, at most 2,000 of a kind and seven minutes in one run. Repeating it changes nothing.
 */
export async function decideOverdue(deps: Needs): Promise<void> {
  const { clock } = deps;
  const now = clock.now();
  const everDue = { after: EVER, until: now };
  const due = { after: addDays(now, -PAYMENT_TRIED_FOR_DAYS), until: now };
  const tried = { after: now, until: FOREVER };
  const deliverable = (one: Deliverable) => payDeliverable(deps, one);
  const topUp = (one: Deliverable) => payTopUp(deps, one);
  const proof = (one: Proof) => payProof(deps, one);
  const giveUp = (kind: PayableRef['kind']) => (one: { readonly id: string }) =>
    giveUpPayment(deps, { kind, id: one.id });
  let turns: Turn[] = [
    turnsOf(deps, 'application', everDue, overdueApplications, ({ id }) => rejectOverdueApplication(deps, id)),
    turnsOf(deps, 'content', everDue, overdueContents, ({ id }) => approveOverdueContent(deps, id)),
    turnsOf(deps, 'treasure', due, overdueDeliverables, deliverable),
    turnsOf(deps, 'reading', due, dueTopUps, topUp),
    turnsOf(deps, 'unpaid reading', tried, unpaidTopUps, topUp),
    turnsOf(deps, 'unpaid treasure', tried, unpaidDeliverables, deliverable),
    turnsOf(deps, 'unpaid proof', tried, unpaidProofs, proof),
    turnsOf(deps, 'unpaid application', tried, unpaidApplications, async (application) => {
      if (await wasTriedLately(deps, application.id)) return false;
      return pay(deps, 'application', application, BY_SILENCE);
    }),
    turnsOf(deps, 'treasure given up', everDue, unpaidDeliverables, giveUp('deliverable')),
    turnsOf(deps, 'reading given up', everDue, unpaidTopUps, (one) =>
      giveUp('reading')({ id: one.topUp?.readingId ?? '' }),
    ),
    turnsOf(deps, 'proof given up', everDue, unpaidProofs, giveUp('proof')),
    turnsOf(deps, 'application given up', everDue, unpaidApplications, giveUp('application')),
  ];
  const begun = clock.now().getTime();
  while (turns.length > 0) {
    const left: Turn[] = [];
    for (const turn of turns) {
      if (clock.now().getTime() - begun > MAX_RUN_MS) return;
      if (await turn()) left.push(turn);
    }
    turns = left;
  }
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

function turnsOf<T extends { readonly id: string }>(
  deps: Needs,
  what: string,
  span: Omit<Span, 'limit'>,
  read: ReadOverdue<T>,
  decide: (overdue: T) => Promise<boolean>,
): Turn {
  let last: T | undefined;
  let batches = 0;
  return async () => {
    const found = await read(deps, { ...span, limit: PER_BATCH }, last);
    for (const one of found) await decideLogged(deps, what, one.id, () => decide(one));
    last = found.at(-1);
    batches += 1;
    return found.length === PER_BATCH && batches < MAX_BATCHES;
  };
}

async function decideLogged({ log }: Needs, what: string, id: string, decide: () => Promise<boolean>): Promise<void> {
  try {
    if (await decide()) log.info({ what, id }, 'decided at its deadline');
  } catch (error) {
    const isExpected = error instanceof AppError && ['illegal_state', 'payment_required'].includes(error.code);
    if (isExpected) log.info({ what, id, reason: error.message }, 'not decided at its deadline');
    else log.error({ what, id, err: error }, 'not decided at its deadline');
  }
}
