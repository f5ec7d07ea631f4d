import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';

/** Where money is on its way to a creator, in the colours that it has everywhere: gold is for paid money alone. */
export const moneyTones = {
  paid: { badge: 'gold', text: 'goldText', part: 'accent' },
  reserved: { badge: 'sea', text: 'seaText', part: 'seaText' },
  held: { badge: 'outline' },
  lost: { badge: 'coral' },
  none: { badge: 'plain' },
} as const;

/** The tone of each status of a payout. */
export const payoutTones: Readonly<Record<PayoutStatus, keyof typeof moneyTones>> = {
  held: 'held',
  unresolved: 'held',
  reserved: 'reserved',
  sending: 'reserved',
  paid: 'paid',
  failed: 'lost',
  reversed: 'lost',
  lapsed: 'none',
};
