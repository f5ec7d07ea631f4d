import type { Payout, PayoutView } from '@doubloon/contract/payments/payout.ts';
import { deliverableStatusLabels, proofStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import { isContended, isUnanswered } from '../../platform/database/grpc-status.ts';
import {
  type Payable,
  type PayoutDependencies,
  getPayable,
  type HoldRefusal,
  type PayablePost,
  type PayableRef,
  type PayablesByKind,
  requireSeen,
  type TurningDown,
} from './payable.ts';
import { INTERRUPTED, paymentRefused } from '../statements/payment-refusal.ts';
import { recordRefusal } from './record-refusal.ts';
import { reservePayout, type Approval, type Reservation } from './reserve-payout.ts';
import { sendPayout } from './send-payout.ts';
import { illegalState } from '../../platform/app-error.ts';
import type { Call } from '../../platform/dependencies.ts';
import { toPayoutView } from '../statements/show-payouts.ts';
import { lapsePayoutOf, refuseWhilePaying } from './live-payout.ts';

/**
 * Approves a payable that its owner has accepted and pays the amount due: it is set aside,
 * transferred, and booked together with the approval. The caller's right to decide was checked before.
 *
 * - Paid, or nothing due: the payable comes back approved. Repeating it changes nothing and answers the same.
 * - The provider's answer leaves the result open, or the database keeps it from being booked: the payout comes back `unresolved` or `reserved`, the payable stays
 *   as it is (null here), and it is approved once the payout turns out to be paid.
 * - Otherwise throws, and the payable stays as it is: `payment_required` with the `errorType` of a refused payment, also of one that is held with its money set
 *   aside, `illegal_state` when it cannot be approved or money of its application is in flight.
 */
export async function payForApproval(
  deps: PayoutDependencies,
  approval: OwnersApproval,
): Promise<{ payable: Payable | null; payout: Payout | null }> {
  const reservation = await reserveForApproval(deps, approval).catch(async (error: unknown) => {
    await recordIfRefused(deps, approval, error);
    throw error;
  });
  if (reservation.kind === 'approved') return reservation;
  if (reservation.kind === 'held') throw paymentRefused(reservation.refusal);
  const { payout, source } = reservation;
  const settled = await sendPayout(deps, payout, source).catch((cause: unknown) => {
    if (!isContended(cause) && !isUnanswered(cause)) throw cause;
    // The money is set aside and perhaps sent, so that "try again" would be untrue: the job settles it.
    deps.log.warn({ payoutId: payout.id, err: cause }, 'payout not settled yet');
    return { payout, payable: null };
  });
  if (settled.payout.status !== 'failed') return settled;
  const refusal = paymentRefused(settled.payout.failure ?? INTERRUPTED);
  // Else an earlier obstacle would still be shown, and with it a person who has removed it.
  await recordIfRefused(deps, approval, refusal);
  throw refusal;
}

async function recordIfRefused(deps: PayoutDependencies, approval: OwnersApproval, error: unknown): Promise<void> {
  await recordRefusal(deps, approval, error).catch((cause: unknown) => {
    deps.log.warn({ err: cause, ...approval.ref }, 'refused payment not recorded');
  });
}

/** A payable that an owner has accepted, and its creator. */
export type OwnersApproval = Omit<Approval, 'now' | 'hold' | 'payoutWaitDays'> & { readonly creatorId: string };

/** Sets aside the amount due for an approval, see `reservePayout`. It is released when it is not sent within its lease, unless it waits for an admin. */
export async function reserveForApproval(deps: PayoutDependencies, approval: OwnersApproval): Promise<Reservation> {
  const { db, clock, payables, config } = deps;
  await deps.payoutProvider.renewAccount(deps, approval.creatorId);
  const hold = await deps.findHold(deps, approval.ref);
  return unitOfWork({ db }, (tx) =>
    reservePayout(tx, payables, { ...approval, hold, payoutWaitDays: config.payoutWaitDays, now: clock.now() }),
  );
}

/** The document of a payable of this kind, which says of itself only that it has one. */
type DocumentOf<K extends keyof PayablesByKind> = PayablesByKind[K]['document'];

/** An owner's words on a payable, and the count that they have seen on it. */
interface Seen {
  readonly feedback?: string | undefined;
  /** The count of views that its owner has seen; null where it reports none. */
  readonly seenViews: number | null;
}

/** A payable after its owner's decision, with its payout. */
interface Decided<K extends keyof PayablesByKind> {
  readonly document: DocumentOf<K>;
  readonly payout: PayoutView | null;
}

/**
 * Decides on a deliverable or proof that the caller has received. An approval pays, see `approvePayable`. Throws `not_found` for somebody else's, and
 * `illegal_state` when it is decided otherwise, reports another count than its owner has seen, or money of its application is in flight.
 */
export async function decidePayable<K extends 'deliverable' | 'proof'>(
  call: Call,
  ref: PayableRef<K>,
  { decision, ...seen }: Seen & { readonly seenViews: number; readonly decision: 'approved' | TurningDown['status'] },
): Promise<Decided<K>> {
  if (decision === 'approved') return approvePayable(call, ref, seen);
  const turnedDown = await turnDown(call, ref, decision, seen);
  return { document: turnedDown.document as DocumentOf<K>, payout: null };
}

/**
 * Approves a payable that the caller has received and pays what it earns, see `payForApproval`; repeating it pays nothing twice. While the payout is
 * `unresolved` it comes back as it is.
 */
export async function approvePayable<K extends keyof PayablesByKind>(
  call: Call,
  ref: PayableRef<K>,
  { feedback, seenViews }: Seen,
): Promise<Decided<K>> {
  const received = await getPayable(call.payables, call.db, ref, call.caller.uid);
  const { creatorId } = received.facts;
  const acceptedAt = call.clock.now();
  const approval = { ref, creatorId, feedback: feedback || null, acceptedViews: seenViews, acceptedAt };
  const { payable, payout } = await payForApproval(call, approval);
  const { document } = payable ?? received;
  return { document: document as DocumentOf<K>, payout: payout && toPayoutView(payout) };
}

/** Rejects a payable whose held payment was refused, in the unit of work that refuses it; its creator reads the reason. Throws `illegal_state` when it cannot be rejected any more. Reads up to 8, writes up to 8. */
export async function rejectHeld(
  tx: Tx,
  payable: PayablePost,
  ref: PayableRef<'deliverable' | 'proof'>,
  { reason, now }: HoldRefusal,
): Promise<void> {
  await turnDownIn(tx, payable, ref, { to: 'rejected', feedback: reason, now, by: 'team' });
}

function turnDown<K extends 'deliverable' | 'proof'>(
  { db, clock, caller, payables }: Call,
  ref: PayableRef<K>,
  to: TurningDown['status'],
  { feedback: words, seenViews }: Seen & { readonly seenViews: number },
): Promise<Payable> {
  return unitOfWork({ db }, async (tx) => {
    const payable = await getPayable(payables, tx, ref, caller.uid);
    const now = clock.now();
    return turnDownIn(tx, payable, ref, { to, feedback: words || null, now, seenViews, by: 'owner' });
  });
}

interface TurnDown {
  readonly to: TurningDown['status'];
  readonly feedback: string | null;
  readonly now: Date;
  readonly by: 'owner' | 'team';
  /** The count that its owner has seen; left out where our team decides by the evidence. */
  readonly seenViews?: number;
}

/** Rejects or sends back, in the unit of work that has read the payable. Reads up to 8, writes up to 8. */
async function turnDownIn(
  tx: Tx,
  payable: PayablePost,
  ref: PayableRef<'deliverable' | 'proof'>,
  { to, feedback, now, by, seenViews }: TurnDown,
): Promise<Payable> {
  const noun = WORDS[ref.kind].toLowerCase();
  const wanted = spoken({ deliverable: deliverableStatusLabels, proof: proofStatusLabels }[ref.kind][to]);
  const moved = payable.turnedDown(to, (word) => illegalState(`This ${noun} is ${word} and cannot become ${wanted}`));
  await refuseWhilePaying(tx, payable.facts.applicationId);
  if (seenViews !== undefined) requireSeen(payable, ref.kind, seenViews);
  const said = to === 'rejected' ? { feedback } : { revisionInstructions: feedback };
  const turnedDown = payable.turnDown(tx, { ...moved, decidedAt: now, paymentProblem: null, ...said }, by);
  await lapsePayoutOf(tx, ref.id, now);
  return turnedDown;
}
