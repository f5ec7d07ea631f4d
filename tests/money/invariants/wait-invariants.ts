import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type Stripe from 'stripe';
import { type Books, millisOf } from './books.ts';

const THREE_DAYS_MS = 3 * 24 * 60 * 60_000;

/** True of an account that has taken the place of another less than three days before a moment in milliseconds. */
export const isNewInPlaceOfAnother = (
  { generation, createdAt }: Pick<ConnectedAccount, 'generation' | 'createdAt'>,
  atMs: number,
): boolean => generation > 1 && isYoung(createdAt, atMs);

/** True less than three days after a moment. */
export const isYoung = (createdAt: Date, atMs: number): boolean => atMs < millisOf(createdAt) + THREE_DAYS_MS;

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

/**
 * Says which money was sent while its account or the payment for its loot was less than three days old, of all that was set aside since an operator lets such payments
 * wait.
 */
export function sentTooEarly(
  { accounts, funds, groups, payouts, transfers }: Books,
  waitsSince: Date | null,
): string[] {
  if (!waitsSince) return [];
  return payouts.flatMap(({ id, attempt, campaignId }) => {
    const sent = transfers.find((one) => one.id === id);
    const reserved = groups.find((group) => group.id === `${id}_${attempt}_reserved`);
    if (!sent?.firstSentAt || !reserved || millisOf(reserved.createdAt) < waitsSince.getTime()) return [];
    const sentAt = millisOf(sent.firstSentAt);
    const account = accounts.find(({ accountId }) => accountId === sent.destination);
    const paidFor = funds.find((one) => fundsIdOf(one) === fundsIdOf({ campaignId, fundsId: sent.fundsId }));
    return [
      ...(account && isYoung(account.createdAt, sentAt)
        ? [`${id} was sent to ${sent.destination}, which is less than three days old`]
        : []),
      ...(paidFor && isYoung(paidFor.createdAt, sentAt)
        ? [`${id} was sent less than three days after its loot was paid for`]
        : []),
    ];
  });
}
