import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type Stripe from 'stripe';
import { type Books, millisOf } from './books.ts';

const THREE_DAYS_MS = 3 * 24 * 60 * 60_000;

/** True of an account that has taken the place of another less than three days before a moment in milliseconds. */
export const isNewInPlaceOfAnother = (
  { generation, createdAt }: Pick<ConnectedAccount, 'generation' | 'createdAt'>,
  atMs: number,
): boolean => generation > 1 && atMs < millisOf(createdAt) + THREE_DAYS_MS;

/** Says which money was sent within three days to an account that has taken the place of another. */
export function wrongToReplaced({ accounts }: Books, transfers: readonly Stripe.Transfer[]): string[] {
  return accounts.flatMap((account) =>
    transfers
      .filter(({ destination }) => destination === account.accountId)
      // The provider counts whole seconds.
      .filter(({ created }) => isNewInPlaceOfAnother(account, (created + 1) * 1000))
      .map(({ id }) => `${id} was sent to ${account.accountId}, which has just taken the place of another account`),
  );
}
