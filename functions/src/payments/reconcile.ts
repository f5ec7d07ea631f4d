import { MAX_LEDGER_DIFFERENCES } from '@doubloon/contract/payments/ledger-result.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { examineBooks } from './examine-books.ts';
import { addLedgerResult, findLastLedgerResult } from './ledger-results.store.ts';

/** Campaigns that one run looks at. */
const AT_MOST = 100;
/** A new round over all campaigns begins this long after the one before was complete. */
const ROUND_EVERY_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * The scheduled job that counts the books of the next campaigns again, holds them against the provider and stores what differs, which
 * admins are shown; it repairs nothing. A run goes on where the last one stopped; between rounds it does nothing.
 */
export async function reconcile(deps: Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  const last = await findLastLedgerResult(db);
  const now = clock.now();
  const after = last?.nextAfterCampaignId ?? null;
  const isResting = last !== null && after === null && now.getTime() - last.createdAt.getTime() < ROUND_EVERY_MS;
  // A clock that was moved back does not keep it waiting.
  if (isResting && last.createdAt <= now) return;
  const { differences, ...examined } = await examineBooks(deps, { after, limit: AT_MOST });
  const result = {
    id: newId('rec', now),
    afterCampaignId: after,
    nextAfterCampaignId: examined.nextAfter,
    campaigns: examined.campaigns,
    groups: examined.groups,
    differenceCount: differences.length,
    differences: differences.slice(0, MAX_LEDGER_DIFFERENCES),
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
  await addLedgerResult(db, result);
  if (differences.length > 0)
    log.error({ ledgerResult: result.id, differences: result.differences }, 'the books differ');
  else log.info({ ledgerResult: result.id, ...examined }, 'the books agree');
}
