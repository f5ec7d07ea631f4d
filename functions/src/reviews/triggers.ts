import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { keepTally, tellPeople } from '../platform/reactions.ts';
import { writtenTrigger } from '../platform/written-trigger.ts';
import { reviewsSource } from './contributions.ts';
import { reviewNoticeSource } from './notices.ts';

export const onReviewWritten = writtenTrigger(COLLECTIONS.reviews, [
  keepTally(reviewsSource),
  tellPeople(reviewNoticeSource),
]);
