import type { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import type { Firestore } from '@google-cloud/firestore';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findLastLedgerResult, pageOfLedgerResults } from './ledger-results.store.ts';

/** What the recounts of the books found, for admins. */
export const showLedgerResults: Verb<typeof listLedgerResults> = async ({ db }, { query }) =>
  mapPage(await pageOfLedgerResults(db, query), (result) => ({
    id: result.id,
    round_complete: result.nextAfterCampaignId === null,
    campaigns: result.campaigns,
    groups: result.groups,
    difference_count: result.differenceCount,
    differences: result.differences.map(({ campaignId, what, storedCents, recountedCents }) => ({
      campaign_id: campaignId,
      what,
      stored_cents: storedCents,
      recounted_cents: recountedCents,
    })),
    not_compared: result.notCompared,
    unhandled_events: result.unhandledEvents,
    created_at: result.createdAt,
  }));

/** How much the last recount found that people have to look at; null before the first. */
export async function lastLedgerDifferences(db: Firestore): Promise<number | null> {
  const last = await findLastLedgerResult(db);
  return last && last.differenceCount + last.notCompared.length + last.unhandledEvents.length;
}
