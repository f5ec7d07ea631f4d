import type { PayoutStatus } from '@doubloon/contract/payments/payout.ts';

/** Whether money was paid, so that there is a receipt; the amount of any other payout is explained without one. */
export function hasReceipt(status: PayoutStatus): boolean {
  return status === 'paid' || status === 'reversed';
}
