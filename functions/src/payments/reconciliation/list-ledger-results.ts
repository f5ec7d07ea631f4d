import { type LedgerResult, MAX_NAMED_CAMPAIGNS } from '@doubloon/contract/payments/ledger-result.ts';
import { MIN_READS, READS_PER_TRANSACTION } from '@doubloon/contract/payments/provider/provider-reads.ts';
import type { Database } from '../../platform/database/database.ts';
import { mapPage } from '../../platform/database/collection.ts';
import type { Handler } from '../../platform/dependencies.ts';

/** Read requests that the provider allows for so many payments. Its other transactions are left out, so that it is rather less than it allows. */
const allowedReads = ({ payments }: { readonly payments: number }): number =>
  Math.max(MIN_READS, payments * READS_PER_TRANSACTION);

/** The ids of the campaigns that a result tells of, each once. */
const campaignIds = ({ differences, notCompared }: LedgerResult): string[] => [
  ...new Set([...differences.map(({ campaignId }) => campaignId), ...notCompared]),
];

export const listLedgerResults: Handler<'listLedgerResults'> = async ({ db }, { query }) => {
  const page = await db.ledgerResults.page(query);
  const ids = [...new Set(page.items.flatMap(campaignIds))];
  const campaigns = await db.campaigns.findMap(ids.slice(0, MAX_NAMED_CAMPAIGNS));
  return mapPage(page, (result) => ({
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
    named_campaigns: campaignIds(result).flatMap((id) => {
      const campaign = campaigns.get(id);
      return campaign ? [{ id, title: campaign.title, owner_name: campaign.ownerName }] : [];
    }),
    unhandled_events: result.unhandledEvents,
    provider_reads: result.providerReads && { ...result.providerReads, allowed: allowedReads(result.providerReads) },
    balance: result.balance && {
      available_cents: result.balance.availableCents,
      needed_cents: result.balance.neededCents,
    },
    created_at: result.createdAt,
  }));
};

/** Returns the number of differences that the last recount found; null before the first. */
export async function lastLedgerDifferences(db: Database): Promise<number | null> {
  const last = await db.ledgerResults.findLast();
  return last && last.differenceCount + last.notCompared.length + last.unhandledEvents.length;
}
