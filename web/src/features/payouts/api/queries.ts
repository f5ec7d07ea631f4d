import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { listInvoicesOfOwner } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, REFRESH_MS, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

/** Filters of a list of payouts: one loot, some statuses, a first day, words in the loot's title or the creator's name. */
interface PayoutsWanted {
  campaignId?: string | undefined;
  status?: PayoutStatus[] | undefined;
  search?: string | undefined;
  /** The first day, `YYYY-MM-DD` in Singapore. */
  since?: string | undefined;
}

/** Query for a creator's payouts, made and under way, newest first. */
export function creatorPayoutsQuery(creatorId: string, wanted: PayoutsWanted = {}) {
  const input = { params: { id: creatorId }, query: { ...wanted } };
  return pagesOf(listPayoutsOfCreator, input, liveOrEvery(REFRESH_MS, 'payouts', 'notifications'));
}

/** Query for the payouts of one of an owner's loots, newest first. */
export function ownerPayoutsQuery(ownerId: string, wanted: PayoutsWanted & { campaignId: string }) {
  // An owner is not notified of what was paid; the loot's numbers change with it.
  const changes = liveOrEvery(WAITED_FOR_MS, 'payouts', `campaign/${wanted.campaignId}`, 'notifications');
  return pagesOf(listPayoutsOfOwner, { params: { id: ownerId }, query: { ...wanted } }, changes);
}

/** Query for the invoices and credit notes about one of an owner's loots, newest first; asked again until each has its number. */
export function campaignInvoicesQuery(ownerId: string, campaignId: string) {
  const changes = liveOrEvery(WAITED_FOR_MS, `campaign/${campaignId}`);
  const input = { params: { id: ownerId }, query: { campaignId } };
  return pagesOf(listInvoicesOfOwner, input, {
    ...changes,
    refetchInterval: ({ state }) => {
      const invoices = state.data?.pages.flatMap(({ items }) => items) ?? [];
      return invoices.some(({ number }) => number === null) ? WAITED_FOR_MS : changes.refetchInterval();
    },
  });
}
