import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { REFRESH_MS, WAITED_FOR_MS } from '../../../shared/api/queries/refresh.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** What payouts are narrowed to: those of one loot, those in any of some statuses, those with words in the loot's title or the creator's name. */
interface PayoutsWanted {
  campaignId?: string | undefined;
  status?: PayoutStatus[] | undefined;
  search?: string | undefined;
}

/** What a creator has been paid and is being paid, newest first. */
export function creatorPayoutsQuery(creatorId: string, wanted: PayoutsWanted = {}) {
  const input = { params: { id: creatorId }, query: { ...wanted } };
  return pagesOf(listPayoutsOfCreator, input, liveOrEvery(REFRESH_MS, 'payouts', 'notifications'));
}

/** What is paid out of one of an owner's loots, newest first. */
export function ownerPayoutsQuery(ownerId: string, wanted: PayoutsWanted & { campaignId: string }) {
  // An owner is not notified of what was paid; the loot's numbers change with it.
  const changes = liveOrEvery(WAITED_FOR_MS, 'payouts', `campaign/${wanted.campaignId}`, 'notifications');
  return pagesOf(listPayoutsOfOwner, { params: { id: ownerId }, query: { ...wanted } }, changes);
}
