import type { ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { payoutStatusLabels } from '../../shared/text/payouts.ts';

const { paid, sending, unresolved, failed, reversed, lapsed } = payoutStatusLabels;

/** Filter choices for payouts, labelled like their badges. */
export const payoutFilterLabels = { all: 'All', paid, sending, unresolved, failed, reversed, lapsed } as const;

/** The fields of the address that keep what payouts are narrowed to. */
export const PAYOUT_NAMES = { choice: 'payouts', words: 'payout' } as const;

/** The statuses behind each choice. */
export const statusesOfFilter: Readonly<Record<keyof typeof payoutFilterLabels, PayoutStatus[] | undefined>> = {
  all: undefined,
  paid: ['paid'],
  sending: ['reserved', 'sending'],
  unresolved: ['unresolved'],
  failed: ['failed'],
  reversed: ['reversed'],
  lapsed: ['lapsed'],
};

/** How far a payout account is: only a `ready` one can be paid. */
export type AccountStanding = 'none' | 'unfinished' | 'checking' | 'restricted' | 'rejected' | 'ready';

/** Where an account stands, as far as its person has to know. */
export function accountStanding(account: ConnectedAccountView): AccountStanding {
  if (!account.connected || account.status === null) return 'none';
  switch (account.status) {
    case 'active':
      return 'ready';
    case 'pending':
      return account.details_submitted ? 'checking' : 'unfinished';
    default:
      return account.status;
  }
}

/** True when another visit to the payment provider can help. */
export function canGoOn(standing: AccountStanding): boolean {
  return standing === 'none' || standing === 'unfinished' || standing === 'restricted';
}
