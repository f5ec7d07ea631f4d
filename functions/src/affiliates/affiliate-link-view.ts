import {
  REFERRAL_PARAMETER,
  type AffiliateLink,
  type AffiliateLinkView,
} from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';

/** A link as its owner sees it, with what the creator offers now; `store` is undefined while it is not public. */
export function toAffiliateLinkView(
  { userId: _userId, counts, ...link }: AffiliateLink,
  store: Store | undefined,
  siteOrigin: string,
): AffiliateLinkView {
  return {
    ...link,
    ...counts,
    creatorName: store?.name ?? null,
    rewardPercent: store?.affiliateReward ?? null,
    url: `${siteOrigin}/store/${link.creatorId}?${REFERRAL_PARAMETER}=${link.code}`,
  };
}
