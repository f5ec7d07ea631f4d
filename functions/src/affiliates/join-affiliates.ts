import { randomBytes } from 'node:crypto';
import { affiliateLinkId } from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOpenStore } from '../stores/find-store.ts';
import { getUser } from '../users/get-user.ts';
import { toAffiliateLinkView } from './affiliate-link-view.ts';
import { putLink, readLink } from './affiliates.store.ts';

/** 24 characters, as `ReferralCode` says. */
const CODE_BYTES = 18;

/**
 * The caller's referral link for a creator, made when there is none. Throws `not_found`, also without an account, `forbidden` for oneself,
 * `illegal_state` when the creator offers nothing and there is no link yet.
 */
export const joinAffiliates: Verb<typeof createAffiliateLink> = async ({ db, clock, config, caller }, { body }) => {
  const { creatorId } = body;
  if (creatorId === caller.uid) throw new AppError('forbidden', 'You cannot become your own affiliate');
  await getUser(db, caller.uid);
  return db.runTransaction(async (transaction) => {
    const { store } = await findOpenStore(db, creatorId, transaction);
    const existing = await readLink(db, caller.uid, creatorId, transaction);
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
    putLink(transaction, db, link);
    return toAffiliateLinkView(link, store, config.siteOrigin);
  });
};
