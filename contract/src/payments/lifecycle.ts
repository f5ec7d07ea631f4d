import { z } from 'zod';
import { lifeCycle } from '../shared/life-cycle.ts';

/** `held`: set aside until an admin has looked at it. `lapsed`: an attempt has failed or was held, and then nothing was due any more. */
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
 * The life of a payout. It is released when its process has died before sending; trying it again begins a new attempt. A held one is sent when an admin or its
 * day lets it go, turned back when it cannot be paid then, and given back when what it is for was refused, changed or taken back, or when its day has come and an
 * admin has doubted it.
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

/** Statuses in which a payment is under way: how it ends is known within hours. */
export const MOVING_PAYOUT_STATUSES: readonly PayoutStatus[] = ['reserved', ...payoutLife.moves.pay.from];

/** Statuses in which money is set aside: at most one payout of an application is in one of them. */
export const LIVE_PAYOUT_STATUSES: readonly PayoutStatus[] = ['held', ...MOVING_PAYOUT_STATUSES];

/** Statuses in which a payout waits: its transfer failed, or its outcome is unknown. */
export const STUCK_PAYOUT_STATUSES = ['failed', 'unresolved'] as const satisfies PayoutStatus[];

/** Says if a payout has failed or has an unknown outcome, so that somebody has to act. */
export function isStuck(status: PayoutStatus): boolean {
  return STUCK_PAYOUT_STATUSES.some((stuck) => stuck === status);
}

/** True when a payout has reached its creator, even if some of it was taken back since. */
export function wasPaid(status: PayoutStatus): boolean {
  return status === 'paid' || payoutLife.leads('paid', status);
}

/** `lapsed`: the money was paid out to creators before it was refunded. `settled`: the provider could not make it, and the platform has paid from its bank. */
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
 * The life of a refund. It is tried again when the provider has not taken it; a bank can send it back after it was made. One that was made by hand is
 * first heard of as the provider shows it.
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

/** Refunds that are on their way. */
export const LIVE_REFUND_STATUSES: readonly RefundStatus[] = ['requested', 'granted', 'refunding'];

/** Refunds that have left the platform and were not sent back. */
export const SENT_REFUND_STATUSES: readonly string[] = [...refundLife.moves.fail.from, refundLife.moves.settle.to];

/** Says if a refund has ended without paying, so that only people can take it further. */
export function isTurnedDown(status: string): boolean {
  return status === 'refused' || status === 'failed';
}

/** `processing`: the person has finished and the payment is confirmed later. */
export const CheckoutStatus = z.enum(['open', 'processing', 'expired', 'failed', 'completed']);
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;

/** The life of a checkout. A payment that arrives after all completes it from anywhere. */
export const checkoutLife = lifeCycle(CheckoutStatus, ['open'], {
  process: { from: ['open'], to: 'processing', by: ['provider'] },
  expire: { from: ['open'], to: 'expired', by: ['owner', 'provider', 'schedule'], at: 'checkAt' },
  fail: { from: ['open', 'processing'], to: 'failed', by: ['provider'] },
  complete: { from: ['open', 'processing', 'expired', 'failed'], to: 'completed', by: ['provider'] },
});

/** Checkouts that may still be paid. */
export const UNDECIDED_CHECKOUT_STATUSES: readonly CheckoutStatus[] = checkoutLife.moves.fail.from;

/** Says if the payer has finished a checkout: it is paid, or the bank is still confirming it. */
export function isTakenOn(status: CheckoutStatus): boolean {
  return status === 'processing' || status === 'completed';
}

export const DisputeStatus = z.enum(['open', 'won', 'lost']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** The life of a dispute, as the payer's bank decides it, which may decide again. */
export const disputeLife = lifeCycle(DisputeStatus, ['open'], {
  win: { from: ['open'], to: 'won', by: ['provider'] },
  lose: { from: ['open'], to: 'lost', by: ['provider'] },
  reopen: { from: ['won', 'lost'], to: 'open', by: ['provider'] },
});

/** True while the payer's bank has not decided a dispute. */
export function isUndecided(status: DisputeStatus): boolean {
  return disputeLife.can(status, 'lose');
}
