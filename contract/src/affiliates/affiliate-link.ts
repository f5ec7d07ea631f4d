import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';

/** The code in a referral link: 24 letters, digits, `-` or `_` that nobody can guess. */
export const ReferralCode = z.string().regex(/^[\w-]{24}$/, 'Not a referral code');

export const REFERRAL_PARAMETER = 'ref';

/** A person's referral link for one creator's store, `affiliateLinks/{userId}__{creatorId}`. */
export const AffiliateLink = z.object({
  id: DocumentId,
  userId: Uid,
  creatorId: Uid,
  code: ReferralCode,
  createdAt: z.date(),
  /** Clicks and registrations through the link, kept by triggers. */
  counts: z.object({ clicks: z.int(), signUps: z.int() }),
});
export type AffiliateLink = z.infer<typeof AffiliateLink>;

export function affiliateLinkId(userId: string, creatorId: string): string {
  return `${userId}__${creatorId}`;
}

/** A click on a link from one network address on one day, `affiliateClicks/{hash}`; the address itself is not stored. */
export const AffiliateClick = z.object({ linkId: DocumentId, createdAt: z.date() });
export type AffiliateClick = z.infer<typeof AffiliateClick>;

/** A registration through a link, `affiliateSignUps/{uid}`. */
export const AffiliateSignUp = z.object({ uid: Uid, linkId: DocumentId, createdAt: z.date() });
export type AffiliateSignUp = z.infer<typeof AffiliateSignUp>;

export const AffiliateLinkView = named('AffiliateLink', {
  id: DocumentId,
  creatorId: Uid,
  creatorName: z.string().nullable(),
  code: ReferralCode,
  url: z.string(),
  /** The percentage that the creator offers now; no money moves through the product. Null if nothing is offered. */
  rewardPercent: z.int().nullable(),
  clicks: z.int(),
  signUps: z.int(),
  createdAt: WireDate,
});
export type AffiliateLinkView = z.infer<typeof AffiliateLinkView>;
