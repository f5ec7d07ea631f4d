import { MIN_READS, READS_PER_TRANSACTION } from '@doubloon/contract/payments/provider/provider-reads.ts';
import type { Database } from '../../platform/database/database.ts';
import { mapPage } from '../../platform/database/collection.ts';
import type { Handler } from '../../platform/dependencies.ts';

/** Read requests that the provider allows for so many payments. Its other transactions are left out, so that it is rather less than it allows. */
const allowedReads = ({ payments }: { readonly payments: number }): number =>
  Math.max(MIN_READS, payments * READS_PER_TRANSACTION);

export const listLedgerResults: Handler<'listLedgerResults'> = async ({ db }, { query }) =>
  mapPage(await db.ledgerResults.page(query), (result) => ({
    id: result.id,
    round_complete: result.nextAfterCampaignId === null,
    campaigns: result.campaigns,
    groups: result.groups,
    difference_count: result.differenceCount,
    differences: result.differences.map(({ campaignId, fundsId, what, storedCents, recountedCents }) => ({
      campaign_id: campaignId,
      funds_id: fundsId,
      what,
      stored_cents: storedCents,
      recounted_cents: recountedCents,
    })),
    not_compared: result.notCompared,
    unhandled_events: result.unhandledEvents,
    provider_reads: result.providerReads && { ...result.providerReads, allowed: allowedReads(result.providerReads) },
    balance: result.balance && {
      available_cents: result.balance.availableCents,
      needed_cents: result.balance.neededCents,
    },
    created_at: result.createdAt,
  }));

/** Returns the number of differences that the last recount found; null before the first. */
export async function lastLedgerDifferences(db: Database): Promise<number | null> {
  const last = await db.ledgerResults.findLast();
  return last && last.differenceCount + last.notCompared.length + last.unhandledEvents.length;
}
