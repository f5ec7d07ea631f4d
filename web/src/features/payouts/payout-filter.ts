import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { Orders } from '../../shared/ui/lists/sorting.tsx';
import { payoutStatusLabels } from '../../shared/text/payouts.ts';

const { paid, held, sending, unresolved, failed, reversed, lapsed } = payoutStatusLabels;

/** Filter choices for payouts, labelled like their badges. */
export const payoutFilterLabels = { all: 'All', paid, held, sending, unresolved, failed, reversed, lapsed } as const;

/** The statuses of payouts that somebody or something keeps back. */
export const WAITING_STATUSES = ['held', 'unresolved', 'failed'] as const satisfies readonly PayoutStatus[];

/** The fields of the address that keep what payouts are narrowed to. */
export const PAYOUT_NAMES = { choice: 'payouts', words: 'payout' } as const;

/** The orders that payouts can be shown in. */
export const payoutOrders: Orders<PayoutView> = {
  amount: { label: 'Largest first', by: ({ amount }) => amount, descending: true },
  views: { label: 'Most views first', by: ({ counted_views: views }) => views, descending: true },
  oldest: { label: 'Oldest first', by: ({ created_at: at }) => at },
};

/** The statuses behind each choice. */
export const statusesOfFilter: Readonly<Record<keyof typeof payoutFilterLabels, PayoutStatus[] | undefined>> = {
  all: undefined,
  paid: ['paid'],
  held: ['held'],
  sending: ['reserved', 'sending'],
  unresolved: ['unresolved'],
  failed: ['failed'],
  reversed: ['reversed'],
  lapsed: ['lapsed'],
};
