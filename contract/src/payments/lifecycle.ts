import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

/**
 * Status of a payout. `held`: its money is set aside until an admin has decided. `lapsed`: an attempt failed or was held, and then nothing was due any more.
 */
export const PayoutStatus = z.enum([
  'held',
  'reserved',
  'sending',
  'paid',
  'failed',
  'unresolved',
  'reversed',
  'lapsed',
]);
export type PayoutStatus = z.infer<typeof PayoutStatus>;

/**
 * The life cycle of a payout. It is released if its process died before sending; a retry begins a new attempt. A held payout is sent when an admin or its last
 * day releases it, and turned back if it cannot be paid then. It is given back if its payable was refused, changed or taken back, or if its last day has come
 * while an admin doubts it or the payment for its loot is risky; where its day brings something new to light, it is held on as its next attempt.
 */
export const payoutLife = lifeCycle(PayoutStatus, ['reserved', 'held'], {
  reserve: { from: ['failed', 'lapsed'], to: 'reserved', by: ['owner', 'schedule'] },
  hold: { from: ['failed', 'lapsed'], to: 'held', by: ['owner', 'schedule'] },
  letGo: { from: ['held'], to: 'sending', by: ['admin', 'schedule'], at: 'checkAt' },
  turnBack: { from: ['held'], to: 'failed', by: ['admin', 'schedule'] },
  giveBack: { from: ['held'], to: 'lapsed', by: ['admin', 'owner', 'creator', 'schedule'], at: 'checkAt' },
  send: { from: ['reserved'], to: 'sending', by: ['owner', 'schedule'] },
  release: { from: ['reserved'], to: 'failed', by: ['schedule'], at: 'checkAt' },
  doubt: { from: ['sending'], to: 'unresolved', by: ['provider', 'schedule'], at: 'checkAt' },
  pay: { from: ['sending', 'unresolved'], to: 'paid', by: ['provider'] },
  fail: { from: ['sending', 'unresolved'], to: 'failed', by: ['provider'] },
  reverse: { from: ['paid'], to: 'reversed', by: ['provider'] },
  lapse: { from: ['failed'], to: 'lapsed', by: ['owner', 'creator', 'schedule'] },
});

/** Statuses of a payment under way, whose outcome is known within hours. */
export const MOVING_PAYOUT_STATUSES: readonly PayoutStatus[] = ['reserved', ...payoutLife.moves.pay.from];

/** Statuses with money set aside: at most one payout of an application has one of them. */
export const LIVE_PAYOUT_STATUSES: readonly PayoutStatus[] = ['held', ...MOVING_PAYOUT_STATUSES];

/** Statuses of a payout that needs attention: its transfer failed, or its outcome is unknown. */
export const STUCK_PAYOUT_STATUSES = ['failed', 'unresolved'] as const satisfies PayoutStatus[];

/** True when a payout has failed or has an unknown outcome, so that somebody has to act. */
export function isStuck(status: PayoutStatus): boolean {
  return STUCK_PAYOUT_STATUSES.some((stuck) => stuck === status);
}

/** True when a payout has reached its creator, even if some of it was taken back since. */
export function wasPaid(status: PayoutStatus): boolean {
  return status === 'paid' || payoutLife.leads('paid', status);
}

/**
 * Status of a refund. `lapsed`: the money was paid out to creators before it was refunded. `settled`: the provider could not make it, and the platform has paid
 * from its bank.
 */
export const RefundStatus = z.enum([
  'requested',
  'granted',
  'refused',
  'refunding',
  'refunded',
  'failed',
  'lapsed',
  'settled',
]);
export type RefundStatus = z.infer<typeof RefundStatus>;

/**
 * The life cycle of a refund. It is retried if the provider has not accepted it; a bank can return it afterwards. A refund made by hand begins in the status
 * that the provider reports.
 */
export const refundLife = lifeCycle(RefundStatus, ['requested', 'refunding', 'refunded', 'failed'], {
  grant: { from: ['requested'], to: 'granted', by: ['admin', 'schedule'], at: 'reviewBy' },
  refuse: { from: ['requested'], to: 'refused', by: ['admin'] },
  lapse: { from: ['requested', 'granted'], to: 'lapsed', by: ['schedule'] },
  send: { from: ['granted'], to: 'refunding', by: ['schedule'] },
  tryAgain: { from: ['refunding'], to: 'granted', by: ['provider'] },
  arrive: { from: ['refunding'], to: 'refunded', by: ['provider'] },
  fail: { from: ['refunding', 'refunded'], to: 'failed', by: ['provider'] },
  settle: { from: ['failed'], to: 'settled', by: ['admin'] },
});

/** Statuses of refunds under way. */
export const LIVE_REFUND_STATUSES: readonly RefundStatus[] = ['requested', 'granted', 'refunding'];

/** Statuses of refunds that have left the platform and were not returned. */
export const SENT_REFUND_STATUSES: readonly string[] = [...refundLife.moves.fail.from, refundLife.moves.settle.to];

/** True when a refund has ended without paying, so that only people can continue it. */
export function isTurnedDown(status: string): boolean {
  return status === 'refused' || status === 'failed';
}

/** Status of a checkout. `processing`: the payer has finished, and the payment is confirmed later. */
export const CheckoutStatus = z.enum(['open', 'processing', 'expired', 'failed', 'completed']);
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;

/** The life cycle of a checkout. A payment that arrives late completes it from any status. */
export const checkoutLife = lifeCycle(CheckoutStatus, ['open'], {
  process: { from: ['open'], to: 'processing', by: ['provider'] },
  expire: { from: ['open'], to: 'expired', by: ['owner', 'provider', 'schedule'], at: 'checkAt' },
  fail: { from: ['open', 'processing'], to: 'failed', by: ['provider'] },
  complete: { from: ['open', 'processing', 'expired', 'failed'], to: 'completed', by: ['provider'] },
});

/** Statuses of checkouts that may still be paid. */
export const UNDECIDED_CHECKOUT_STATUSES: readonly CheckoutStatus[] = checkoutLife.moves.fail.from;

/** True when the payer has finished a checkout: it is paid, or the bank is still confirming it. */
export function isTakenOn(status: CheckoutStatus): boolean {
  return status === 'processing' || status === 'completed';
}

export const DisputeStatus = z.enum(['open', 'won', 'lost']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** The life cycle of a dispute, which the payer's bank decides, sometimes more than once. */
export const disputeLife = lifeCycle(DisputeStatus, ['open'], {
  win: { from: ['open'], to: 'won', by: ['provider'] },
  lose: { from: ['open'], to: 'lost', by: ['provider'] },
  reopen: { from: ['won', 'lost'], to: 'open', by: ['provider'] },
});

/** True while the payer's bank has not decided a dispute. */
export function isUndecided(status: DisputeStatus): boolean {
  return disputeLife.can(status, 'lose');
}
