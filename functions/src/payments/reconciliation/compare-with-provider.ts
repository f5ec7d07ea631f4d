import type { CampaignFunds, DisputeRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { ProviderSums } from './provider-sums.ts';
import type { FoundDifference } from './recount-books.ts';

/**
 * Returns the differences between a campaign's ledger and the provider in transfers, refunds, disputes and their fees. Money in flight may be on either side: a reserved
 * amount may have been transferred, a sent refund may not be there yet. Pure.
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
): FoundDifference[] {
  const differences: FoundDifference[] = [];
  const compare = (what: string, min: number, max: number, recountedCents: number) => {
    if (recountedCents >= min && recountedCents <= max) return;
    differences.push({ campaignId, what, storedCents: recountedCents < min ? min : max, recountedCents });
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
    if (booked && real)
      compare(
        `fee of dispute ${id} at the provider`,
        booked.providerFeeCents,
        booked.providerFeeCents,
        real.providerFeeCents,
      );
    const isSame = booked?.status === real?.status;
    if (isSame && (real?.status !== 'lost' || takenCents(booked) === real.amountCents)) continue;
    differences.push({
      campaignId,
      what: `dispute ${id}: ${booked?.status ?? 'unknown'} in the books, ${real?.status ?? 'unknown'} at the provider`,
      storedCents: isSame ? takenCents(booked) : (booked?.frozenCents ?? 0),
      recountedCents: real?.amountCents ?? 0,
    });
  }
  return differences;
}

/** Returns the disputes of a payment whose fees in the books are not those that the provider keeps for them. */
export function withOtherFees(
  { disputes }: Pick<CampaignFunds, 'disputes'>,
  { disputes: found }: ProviderSums,
): string[] {
  return found
    .filter((real) =>
      disputes.some(({ id, providerFeeCents }) => id === real.id && providerFeeCents !== real.providerFeeCents),
    )
    .map(({ id }) => id);
}

function takenCents(booked: DisputeRecord | undefined): number {
  return booked ? booked.budgetCents + booked.feeCents + booked.lossCents : 0;
}

function sumOf(groups: readonly Pick<LedgerGroup, 'entries'>[], wanted: LedgerAccount): number {
  return groups
    .flatMap(({ entries }) => entries)
    .reduce((sum, { account, amountCents }) => (account === wanted ? sum + amountCents : sum), 0);
}
