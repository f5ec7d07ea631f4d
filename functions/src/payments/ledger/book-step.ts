import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import type { Tx } from '../../platform/database.ts';

/** One event's entries together with the records of the funds document that change with them. */
export interface BookStep extends Partial<Pick<CampaignFunds, 'refunds' | 'disputes' | 'feeCents' | 'recoveredCents'>> {
  readonly event: string;
  readonly entries: readonly LedgerEntry[];
}

/** Posts a step and returns the funds after it, for the caller to store in the same transaction. Writes at most 1. */
export function bookStep(
  tx: Tx,
  funds: CampaignFunds,
  { event, entries, ...records }: BookStep,
  subjectId: string,
  now: Date,
): CampaignFunds {
  return { ...tx.ledgerGroups.post(funds, { event, subjectId, entries }, now), ...records, updatedAt: now };
}
