import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { affiliateClicksSource, affiliateSignUpsSource } from './contributions.ts';

export const onAffiliateClickWritten = writtenTrigger(COLLECTIONS.affiliateClicks, [keepTally(affiliateClicksSource)]);
export const onAffiliateSignUpWritten = writtenTrigger(COLLECTIONS.affiliateSignUps, [
  keepTally(affiliateSignUpsSource),
]);
