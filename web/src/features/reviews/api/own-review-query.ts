import { getOwnReview } from '@doubloon/contract/reviews/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** What the person signed in says about a creator; null while that is nothing. */
export function ownReviewQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['reviews', creatorId, 'own'],
    queryFn: async () => (await request(getOwnReview, { params: { id: creatorId } })).review,
  });
}
