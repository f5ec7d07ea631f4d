import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerDifference } from '@doubloon/contract/payments/ledger-result.ts';
import type { LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { NO_BALANCES } from '../ledger/ledger.ts';

/**
 * Everything that a campaign's balances and its ledger do not agree on: an account that holds something else than its entries add up to,
 * a group that does not sum to zero, and what was funded being more or less than where it is. Pure.
 */
export function recountBooks(
  { campaignId, balances, feeCents }: Pick<CampaignFunds, 'campaignId' | 'balances' | 'feeCents'>,
  groups: readonly Pick<LedgerGroup, 'id' | 'entries'>[],
): LedgerDifference[] {
  const sums = new Map<LedgerAccount, number>();
  const differences: LedgerDifference[] = [];
  const compare = (what: string, storedCents: number, recountedCents: number) => {
    if (storedCents !== recountedCents) differences.push({ campaignId, what, storedCents, recountedCents });
  };
  for (const { id, entries } of groups) {
    compare(
      `group ${id}`,
      0,
      entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
    );
    for (const { account, amountCents } of entries) sums.set(account, (sums.get(account) ?? 0) + amountCents);
  }
  for (const account of Object.keys(NO_BALANCES) as (keyof typeof NO_BALANCES)[]) {
    const sum = sums.get(account) ?? 0;
    // The source of the campaign's money: its entries are negative, its balance is shown positive.
    compare(account, balances[account], account === 'funded' && sum !== 0 ? -sum : sum);
  }
  compare('fee', feeCents, sums.get('fee') ?? 0);
  const { funded, ...held } = balances;
  compare(
    'funded and held',
    funded,
    Object.values(held).reduce((sum, cents) => sum + cents, 0),
  );
  return differences;
}
