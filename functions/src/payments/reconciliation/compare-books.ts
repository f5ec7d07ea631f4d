import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerDifference } from '@doubloon/contract/payments/ledger-result.ts';
import type { LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { NO_BALANCES } from '../ledger/ledger.ts';
import type { ProviderSums } from './provider-sums.ts';

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

/**
 * Everything that a campaign's ledger and the provider do not agree on: what was paid to creators, what was refunded, and how disputes stand. Money in flight may
 * be on either side: what is reserved may have been transferred, a refund that was sent may not be there yet. Pure.
 */
export function compareWithProvider(
  {
    campaignId,
    refunds,
    refundRequest,
    disputes,
  }: Pick<CampaignFunds, 'campaignId' | 'refunds' | 'refundRequest' | 'disputes'>,
  groups: readonly Pick<LedgerGroup, 'entries'>[],
  { transferredCents, refundedCents, disputes: found }: ProviderSums,
): LedgerDifference[] {
  const differences: LedgerDifference[] = [];
  const compare = (what: string, least: number, most: number, recountedCents: number) => {
    if (recountedCents >= least && recountedCents <= most) return;
    differences.push({ campaignId, what, storedCents: recountedCents < least ? least : most, recountedCents });
  };
  const paid = sumOf(groups, 'paid');
  compare('transfers at the provider', paid, paid + sumOf(groups, 'reserved'), transferredCents);
  const refunded = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { budgetCents, feeCents, lossCents }) => sum + budgetCents + feeCents + lossCents, 0);
  const isOpen = refundRequest?.status === 'refunding' && refundRequest.refundId === null;
  const open = isOpen ? refundRequest.budgetCents + refundRequest.feeCents : 0;
  compare('refunds at the provider', refunded - open, refunded, refundedCents);
  for (const id of new Set([...disputes, ...found].map((dispute) => dispute.id))) {
    const booked = disputes.find((dispute) => dispute.id === id);
    const real = found.find((dispute) => dispute.id === id);
    if (booked?.status === real?.status) continue;
    differences.push({
      campaignId,
      what: `dispute ${id}: ${booked?.status ?? 'unknown'} in the books, ${real?.status ?? 'unknown'} at the provider`,
      storedCents: booked?.frozenCents ?? 0,
      recountedCents: real?.amountCents ?? 0,
    });
  }
  return differences;
}

function sumOf(groups: readonly Pick<LedgerGroup, 'entries'>[], wanted: LedgerAccount): number {
  return groups
    .flatMap(({ entries }) => entries)
    .reduce((sum, { account, amountCents }) => (account === wanted ? sum + amountCents : sum), 0);
}
