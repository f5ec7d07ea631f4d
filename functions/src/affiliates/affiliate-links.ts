import { randomBytes } from 'node:crypto';
import {
  type AffiliateLink,
  affiliateLinkId,
  type AffiliateLinkView,
  REFERRAL_PARAMETER,
} from '@doubloon/contract/affiliates/affiliate-link.ts';
import type * as operations from '@doubloon/contract/affiliates/operations.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findOpenStore, findOpenStores } from '../stores/find-store.ts';

/** A link as its owner sees it, with what the creator offers now; `store` is undefined while it is not public. */
function toAffiliateLinkView(
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

export const listAffiliateLinks: Handler<typeof operations.listAffiliateLinks> = async (
  { db, config, caller },
  { query },
) => {
  const page =
    query.creatorId === undefined
      ? await db.affiliateLinks.page(query, caller.uid)
      : pageOf(await db.affiliateLinks.findOf(caller.uid, query.creatorId));
  const stores = await findOpenStores(
    db,
    page.items.map(({ creatorId }) => creatorId),
  );
  return mapPage(page, (link) => toAffiliateLinkView(link, stores.get(link.creatorId), config.siteOrigin));
};

function pageOf(link: AffiliateLink | null): Page<AffiliateLink> {
  return { items: link ? [link] : [], nextCursor: null };
}

/** 24 characters, as `ReferralCode` says. */
const CODE_BYTES = 18;

/**
 * The caller's referral link for a creator, made when there is none. Throws `not_found`, also without an account, `forbidden` for oneself,
 * `illegal_state` when the creator offers nothing and there is no link yet.
 */
export const createAffiliateLink: Handler<typeof operations.createAffiliateLink> = async (
  { db, clock, config, caller },
  { body },
) => {
  const { creatorId } = body;
  if (creatorId === caller.uid) throw new AppError('forbidden', 'You cannot become your own affiliate');
  await db.users.get(caller.uid);
  return unitOfWork({ db }, async (tx) => {
    const { store } = await findOpenStore(tx, creatorId);
    const existing = await tx.affiliateLinks.findOf(caller.uid, creatorId);
    if (existing) return toAffiliateLinkView(existing, store, config.siteOrigin);
    if (store.affiliateReward === null) {
      throw new AppError('illegal_state', 'This creator does not offer an affiliate reward');
    }
    const link = {
      id: affiliateLinkId(caller.uid, creatorId),
      userId: caller.uid,
      creatorId,
      code: randomBytes(CODE_BYTES).toString('base64url'),
      createdAt: clock.now(),
      counts: { clicks: 0, signUps: 0 },
    };
    tx.affiliateLinks.put(link);
    return toAffiliateLinkView(link, store, config.siteOrigin);
  });
};
