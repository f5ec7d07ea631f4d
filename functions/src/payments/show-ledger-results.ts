import type { listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { pageOfLedgerResults } from './ledger-results.store.ts';

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
    created_at: result.createdAt,
  }));
