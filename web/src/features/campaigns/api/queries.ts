import { BRAND_LOOTS, type BrandView } from '@doubloon/contract/campaigns/brand.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import {
  getBrand,
  getCampaign,
  listBrandLoots,
  listCampaignsOfOwner,
} from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { pagesOf, queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, REFRESH_MS, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

/** An owner's loots, narrowed by the server; the last search's stay until the next one's are there. */
export function ownedCampaignsQuery(ownerId: string, query: { status?: CampaignStatus; search?: string } = {}) {
  const input = { params: { id: ownerId }, query: { status: query.status, search: query.search } };
  return pagesOf(listCampaignsOfOwner, input, {
    placeholderData: keepPreviousData,
    ...liveOrEvery(REFRESH_MS, 'campaigns'),
  });
}

/** One loot, public part. */
export function campaignQuery(id: string) {
  return queryOf(getCampaign, { params: { id } }, liveOrEvery(REFRESH_MS, `loot/${id}`));
}

/** An owner as everybody sees them. */
export const brandQuery = (ownerId: string) => queryOf(getBrand, { params: { id: ownerId } });

/** A brand's open loots; `brand`, which came at a moment, has the first page. */
export const brandLootsQuery = ({ id, loots, more_loots: more }: BrandView, updatedAt: number) => ({
  ...pagesOf(listBrandLoots, { params: { id }, query: { limit: BRAND_LOOTS } }),
  initialData: { pages: [{ items: loots, nextCursor: more }], pageParams: [undefined] },
  initialDataUpdatedAt: updatedAt,
});

/** One loot for its owner or an admin, who are also told of what waits in it. */
export function managedCampaignQuery(id: string) {
  return queryOf(getCampaign, { params: { id } }, liveOrEvery(REFRESH_MS, `campaign/${id}`));
}

/** Query for the refund of a loot: the amount closing it would give back, or the progress of the refund once closed. */
export function refundQuery(campaignId: string) {
  return queryOf(
    getRefund,
    { params: { id: campaignId } },
    {
      ...liveOrEvery(WAITED_FOR_MS, `campaign/${campaignId}`, 'notifications'),
      // How far the bank is, nothing tells.
      refetchInterval: WAITED_FOR_MS,
    },
  );
}
