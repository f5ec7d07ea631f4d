import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerDifference } from '@doubloon/contract/payments/ledger-result.ts';
import type { LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { NO_BALANCES } from '../ledger/ledger.ts';

/** A difference in the books of one payment. */
export type FoundDifference = Omit<LedgerDifference, 'fundsId'>;

/**
 * Returns the differences between a campaign's balances and its ledger: accounts that differ from the sum of their entries, groups that do not sum to zero, a
 * `funded` that differs from the other accounts, and settlements that differ from what was booked for them. Pure.
 */
export function recountBooks(
  {
    campaignId,
    balances,
    feeCents,
    settlements,
  }: Pick<CampaignFunds, 'campaignId' | 'balances' | 'feeCents' | 'settlements'>,
  groups: readonly Pick<LedgerGroup, 'id' | 'entries'>[],
): FoundDifference[] {
  const sums = new Map<LedgerAccount, number>();
  const differences: FoundDifference[] = [];
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
  const settledCents = settlements.reduce((sum, settled) => sum + settled.budgetCents + settled.feeCents, 0);
  compare('off_provider', settledCents, sums.get('off_provider') ?? 0);
  const { funded, ...held } = balances;
  compare(
    'funded and held',
    funded,
    Object.values(held).reduce((sum, cents) => sum + cents, 0),
  );
  return differences;
}
