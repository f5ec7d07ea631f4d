import { AffiliateClick, AffiliateSignUp, type AffiliateLink } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { counterPlace } from '../platform/projections/counters.ts';
import { defineProjections } from '../platform/projections/projection.ts';

export const linkCounters = counterPlace<keyof AffiliateLink['counts']>(COLLECTIONS.affiliateLinks, 'counts');

export const affiliateClickProjections = defineProjections({
  trigger: 'onAffiliateClickWritten',
  collection: COLLECTIONS.affiliateClicks,
  schema: AffiliateClick,
  counters: ({ linkId }) => [linkCounters(linkId, { clicks: 1 })],
});

export const affiliateSignUpProjections = defineProjections({
  trigger: 'onAffiliateSignUpWritten',
  collection: COLLECTIONS.affiliateSignUps,
  schema: AffiliateSignUp,
  counters: ({ linkId }) => [linkCounters(linkId, { signUps: 1 })],
});
