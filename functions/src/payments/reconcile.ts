import { MAX_LEDGER_DIFFERENCES, type LedgerDifference } from '@doubloon/contract/payments/ledger-result.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { findFundedCampaigns, readBooks } from './books.store.ts';
import { addLedgerResult, findLastLedgerResult } from './ledger-results.store.ts';
import { recountBooks } from './recount-books.ts';

/** Campaigns that one run looks at. */
const AT_MOST = 100;
/** A new round over all campaigns begins this long after the one before was complete. */
const ROUND_EVERY_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * The scheduled job that counts the books of the next campaigns again and stores what differs, which admins are shown; it repairs
 * nothing. A run goes on where the last one stopped; between rounds it does nothing.
 */
export async function reconcile({ db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>): Promise<void> {
  const last = await findLastLedgerResult(db);
  const now = clock.now();
  const after = last?.nextAfterCampaignId ?? null;
  const isResting = last !== null && after === null && now.getTime() - last.createdAt.getTime() < ROUND_EVERY_MS;
  // A clock that was moved back does not keep it waiting.
  if (isResting && last.createdAt <= now) return;
  const ids = await findFundedCampaigns(db, after, AT_MOST);
  const differences: LedgerDifference[] = [];
  let groups = 0;
  for (const id of ids) {
    const books = await readBooks(db, id);
    if (!books) continue;
    groups += books.groups.length;
    differences.push(...recountBooks(books.funds, books.groups));
  }
  const result = {
    id: newId('rec', now),
    afterCampaignId: after,
    nextAfterCampaignId: ids.length < AT_MOST ? null : (ids.at(-1) ?? null),
    campaigns: ids.length,
    groups,
    differenceCount: differences.length,
    differences: differences.slice(0, MAX_LEDGER_DIFFERENCES),
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  await addLedgerResult(db, result);
  if (differences.length > 0)
    log.error({ ledgerResult: result.id, differences: result.differences }, 'the books differ');
  else log.info({ ledgerResult: result.id, campaigns: ids.length, groups }, 'the books agree');
}
