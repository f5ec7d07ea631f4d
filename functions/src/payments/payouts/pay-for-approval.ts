import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Payable, PayoutDependencies } from './payable.ts';
import { INTERRUPTED, paymentRefused } from '../statements/payment-refusal.ts';
import { recordRefusal } from './record-refusal.ts';
import { reservePayout, type Approval, type Reservation } from './reserve-payout.ts';
import { sendPayout } from './send-payout.ts';

/**
 * Approves what an owner has accepted (a treasure, a proof, an application's payment) and pays what is due: the amount is set aside,
 * transferred, and booked together with the approval. That the caller may decide on it was checked before.
 *
 * - Paid, or nothing due: the payable comes back approved. Repeating it changes nothing and answers the same.
 * - The provider's answer leaves open what happened: the payout comes back `unresolved`, the payable stays as it is (null here), and it is
 *   approved once the payout turns out to be paid.
 * - Otherwise throws, and the payable stays as it is: `payment_required` with the `errorType` of a refused payment, `illegal_state` when it
 *   cannot be approved or money of its application is in flight.
 */
export async function payForApproval(
  deps: PayoutDependencies,
  approval: OwnersApproval,
): Promise<{ payable: Payable | null; payout: Payout | null }> {
  const reservation = await authorisePayout(deps, approval).catch(async (error: unknown) => {
    await recordIfRefused(deps, approval, error);
    throw error;
  });
  if (reservation.kind === 'approved') return reservation;
  const settled = await sendPayout(deps, reservation.payout, reservation.source);
  if (settled.payout.status !== 'failed') return settled;
  const refusal = paymentRefused(settled.payout.failure ?? INTERRUPTED);
  // Else what stood in the way before would go on being named, and with it somebody who has done their part.
  await recordIfRefused(deps, approval, refusal);
  throw refusal;
}

async function recordIfRefused(deps: PayoutDependencies, { ref }: OwnersApproval, error: unknown): Promise<void> {
  await recordRefusal(deps, ref, error).catch((cause: unknown) => {
    deps.log.warn({ err: cause, ...ref }, 'refused payment not recorded');
  });
}

/** A payable that an owner has accepted, and its creator. */
export type OwnersApproval = Omit<Approval, 'now'> & { readonly creatorId: string };

/** The first half of it: sets aside what is due, see `reservePayout`. What is not sent before its lease runs out is released. */
export async function authorisePayout(deps: PayoutDependencies, approval: OwnersApproval): Promise<Reservation> {
  const { db, clock, payables } = deps;
  await deps.payoutProvider.renewAccount(deps, approval.creatorId);
  return unitOfWork({ db }, (tx) => reservePayout(tx, payables, { ...approval, now: clock.now() }));
}
