import { randomBytes } from 'node:crypto';
import {
  type AffiliateLink,
  affiliateLinkId,
  type AffiliateLinkView,
  REFERRAL_PARAMETER,
  ReferralCode,
} from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { forbidden, illegalState } from '../platform/app-error.ts';
import { addUnlessThere, unitOfWork, type Database } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler, BrowserHandler } from '../platform/dependencies.ts';
import { findOpenStore, findOpenStores } from '../stores/show-stores.ts';

/** A link as its owner sees it, with the creator's present offer; `store` is undefined while it is not public. */
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

export const listAffiliateLinks: Handler<'listAffiliateLinks'> = async ({ db, config, caller }, { query }) => {
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

/** Random bytes of a referral code, which make the 24 characters of `ReferralCode`. */
const CODE_BYTES = 18;

/**
 * The caller's referral link for a creator, made when there is none. Throws `not_found`, also without an account, `forbidden` for oneself,
 * `illegal_state` when the creator offers nothing and there is no link yet.
 */
export const createAffiliateLink: Handler<'createAffiliateLink'> = async ({ db, clock, config, caller }, { body }) => {
  const { creatorId } = body;
  if (creatorId === caller.uid) throw forbidden('You cannot become your own affiliate');
  await db.users.get(caller.uid);
  return unitOfWork({ db }, async (tx) => {
    const { store } = await findOpenStore(tx, creatorId);
    const existing = await tx.affiliateLinks.findOf(caller.uid, creatorId);
    if (existing) return toAffiliateLinkView(existing, store, config.siteOrigin);
    if (store.affiliateReward === null) throw illegalState('This creator does not offer an affiliate reward');
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

/** Counts that a network opened a link, once a day. An unknown code is answered like a known one: nobody learns which exist. */
export const clickAffiliateLink: BrowserHandler<'clickAffiliateLink'> = async (
  { db, clock },
  { params },
  { network },
) => {
  const link = await db.affiliateLinks.findByCode(params.code);
  const now = clock.now();
  const opened = { network, day: dayInSingapore(now), at: now };
  if (link) await addUnlessThere({ db }, (tx) => tx.affiliateClicks.addTo(link, opened));
  return { success: true };
};

/** Counts a registration with a referral code, once; an unknown code is ignored. It may run late and repeatedly. Reads 2, writes 1 at most. */
export async function countSignUp(db: Database, uid: string, referralCode: unknown): Promise<void> {
  const code = ReferralCode.safeParse(referralCode);
  const link = code.success ? await db.affiliateLinks.findByCode(code.data) : null;
  const user = link && (await db.users.find(uid));
  const signUp = user && { uid, linkId: link.id, createdAt: user.createdAt };
  if (signUp) await addUnlessThere({ db }, (tx) => tx.affiliateSignUps.add(signUp));
}
