import { AffiliateClick, AffiliateSignUp, type AffiliateLink } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

const linkCounts = (linkId: string, count: keyof AffiliateLink['counts']): Contributions => ({
  [`${COLLECTIONS.affiliateLinks}/${linkId}`]: { [`counts.${count}`]: 1 },
});

/** A click adds to its link. */
export const affiliateClicksSource: TallySource<typeof AffiliateClick> = {
  collection: COLLECTIONS.affiliateClicks,
  schema: AffiliateClick,
  contributions: (clicks) => sumContributions(clicks.map(({ linkId }) => linkCounts(linkId, 'clicks'))),
};

/** A sign-up adds to its link. */
export const affiliateSignUpsSource: TallySource<typeof AffiliateSignUp> = {
  collection: COLLECTIONS.affiliateSignUps,
  schema: AffiliateSignUp,
  contributions: (signUps) => sumContributions(signUps.map(({ linkId }) => linkCounts(linkId, 'signUps'))),
};
