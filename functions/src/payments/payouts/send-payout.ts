import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { firstSend, takeStep } from '../attempts/take-step.ts';
import { INTERRUPTED, paymentRefused } from '../statements/payment-refusal.ts';
import type { PayoutDependencies } from './payable.ts';
import type { FullPayout } from './payouts.store.ts';
import type { TransferSource } from './reserve-payout.ts';
import type { Settled } from './settle-payout.ts';
import { askForTransfer } from './transfer-attempt.ts';

/**
 * Sends what is set aside and settles the answer. Throws the refusal when its lease had run out and it was released.
 * Reads up to 9, writes up to 10.
 */
export function sendPayout(
  deps: PayoutDependencies,
  { id, attempt }: Payout,
  source: TransferSource,
): Promise<Settled> {
  return takeStep(deps, async (tx) => {
    const payout = await tx.payouts.get(id);
    const sending = payout.attempt === attempt && payout.status === 'reserved' ? startSending(payout, deps) : payout;
    if (sending.status !== 'sending' || sending.attempt !== attempt) throw paymentRefused(INTERRUPTED);
    tx.payouts.put(sending);
    return askForTransfer(deps, 'send', sending, source);
  });
}

function startSending(payout: FullPayout, { clock }: PayoutDependencies): FullPayout {
  const now = clock.now();
  const { times, checkAt } = firstSend(now);
  return { ...payout, ...times, status: 'sending', checkAt, updatedAt: now };
}
