import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { AppError } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Call } from '../../platform/dependencies.ts';
import { toPayoutView } from '../statements/show-payouts.ts';
import { lapsePayoutOf, refuseWhilePaying } from './live-payout.ts';
import { getPayable, type Payable, type PayableRef, type PayablesByKind, type TurningDown } from './payable.ts';
import { payForApproval } from './pay-for-approval.ts';

/** The document of a payable of this kind, which says of itself only that it has one. */
type DocumentOf<K extends keyof PayablesByKind> = PayablesByKind[K]['document'];

/** A payable after its owner's decision, with its payout. */
interface Decided<K extends keyof PayablesByKind> {
  readonly document: DocumentOf<K>;
  readonly payout: PayoutView | null;
}

/**
 * Decides on something that the caller has received. An approval pays, see `approvePayable`. Throws `not_found` for what is not the caller's, and
 * `illegal_state` when it is decided otherwise, or money of its application is in flight.
 */
export async function decidePayable<K extends 'deliverable' | 'proof'>(
  call: Call,
  ref: PayableRef<K>,
  {
    status,
    feedback,
    seenViewCount,
  }: { status: 'approved' | TurningDown['status']; feedback?: string | undefined; seenViewCount?: number | undefined },
): Promise<Decided<K>> {
  if (status === 'approved') return approvePayable(call, ref, { feedback, seenViewCount });
  const turnedDown = await turnDown(call, ref, status, feedback || null);
  return { document: turnedDown.document as DocumentOf<K>, payout: null };
}

/**
 * Approves what the caller has received and pays what it earns, see `payForApproval`; repeating it pays nothing twice. While the payout is
 * `unresolved` it comes back as it is.
 */
export async function approvePayable<K extends keyof PayablesByKind>(
  call: Call,
  ref: PayableRef<K>,
  { feedback, seenViewCount }: { readonly feedback?: string | undefined; readonly seenViewCount?: number | undefined },
): Promise<Decided<K>> {
  const received = await getPayable(call.payables, call.db, ref, call.caller.uid);
  const { creatorId } = received.facts;
  const approval = { ref, creatorId, feedback: feedback || null, seenViewCount };
  const { payable, payout } = await payForApproval(call, approval);
  const { document } = payable ?? received;
  return { document: document as DocumentOf<K>, payout: payout && toPayoutView(payout) };
}

function turnDown<K extends 'deliverable' | 'proof'>(
  { db, clock, caller, payables }: Call,
  ref: PayableRef<K>,
  status: TurningDown['status'],
  feedback: string | null,
): Promise<Payable> {
  return unitOfWork({ db }, async (tx) => {
    const payable = await getPayable(payables, tx, ref, caller.uid);
    if (!payable.canBecome(status)) {
      const noun = payables[ref.kind].label.toLowerCase();
      throw new AppError('illegal_state', `This ${noun} is ${payable.status} and cannot become ${status}`);
    }
    await refuseWhilePaying(tx, payable.facts.applicationId);
    const now = clock.now();
    const said = status === 'rejected' ? { feedback } : { revisionInstructions: feedback };
    const turnedDown = payable.turnDown(tx, { status, decidedAt: now, ...said });
    await lapsePayoutOf(tx, ref.id, now);
    return turnedDown;
  });
}
