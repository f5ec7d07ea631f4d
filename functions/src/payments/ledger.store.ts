import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { LedgerGroup, type LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { applyEntries, notSpent } from './ledger.ts';

const groups = (db: Firestore) => collection(db, COLLECTIONS.ledgerGroups, LedgerGroup);

/** What a group of entries is about. `event` makes its id, so that one event is posted once. */
export interface LedgerEvent {
  readonly event: string;
  readonly subjectId: string;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Writes a group with the transaction and returns the funds with the balances after it; the caller stores those in the same transaction.
 * The commit fails when the event was posted before. Throws, writing nothing, when the entries would break the books. No entries, no
 * group. Writes 1.
 */
export function postGroup(
  transaction: Transaction,
  db: Firestore,
  funds: CampaignFunds,
  { event, subjectId, entries }: LedgerEvent,
  now: Date,
): CampaignFunds {
  if (entries.length === 0) return funds;
  const balances = applyEntries(funds.balances, entries);
  const { campaignId } = funds;
  transaction.create(groups(db).doc(event), {
    id: event,
    campaignId,
    subjectId,
    entries: [...entries],
    createdAt: now,
  });
  // Whatever comes free after the closing is refunded, too, however it came free.
  const isFreed = funds.closedAt !== null && balances.available > funds.balances.available;
  const refundCheckAt = isFreed ? (funds.refundCheckAt ?? now) : funds.refundCheckAt;
  // Of what is paid out later than it was refused nothing is withheld any more.
  const withheldCents = Math.min(funds.withheldCents, notSpent(balances));
  return { ...funds, balances, withheldCents, refundCheckAt, updatedAt: now };
}
