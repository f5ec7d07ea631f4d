import { removeReviewAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { Card, chakra, List } from '../../../shared/style/chakra.tsx';
import { adminText } from '../../../shared/text/admin.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { type Decision, useDecision } from './decision-dialog.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

/** Lists the reviews of a creator, any of which an admin can remove. */
export function CreatorReviews({ creatorId }: { creatorId: string }) {
  const list = useInfiniteQuery(pagesOf(listReviewsOfCreator, { params: { id: creatorId }, query: {} }));
  const { ask, dialog } = useDecision();
  return (
    <>
      <PagedList
        isMain
        list={list}
        problem={adminText.reviewsFailed}
        empty={<EmptyState drawing="bottle" title={adminText.reviewsNone} />}
      >
        {(reviews) => (
          <List gap="3">
            {reviews.map((review) => (
              <Card as="li" key={review.id} display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
                <chakra.div flex="1" minWidth="14rem">
                  <chakra.p fontWeight="semibold">
                    {review.userName} · {review.rating} of 5
                  </chakra.p>
                  <p>{review.comment}</p>
                  <chakra.p textStyle="hint" marginTop="1">
                    <DateText value={review.createdAt} />
                  </chakra.p>
                </chakra.div>
                <Button look="dangerQuiet" alignSelf="center" onClick={() => ask(removalOf(review))}>
                  Remove
                </Button>
              </Card>
            ))}
          </List>
        )}
      </PagedList>
      {dialog}
    </>
  );
}

function removalOf({ id, userName, comment }: ReviewView): Decision {
  return {
    title: `Remove the review by ${userName}?`,
    effect: (
      <>
        <chakra.blockquote borderLeftWidth="3px" borderColor="line" paddingLeft="3" marginBottom="3">
          {comment}
        </chakra.blockquote>
        It disappears from the store, and its stars no longer count. This cannot be taken back.
      </>
    ),
    confirm: 'Remove',
    busyLabel: 'Removing...',
    dangerous: true,
    done: 'The review is removed.',
    run: (reason) => request(removeReviewAsAdmin, { params: { id }, body: { reason } }),
    alsoChanges: ['reviews'],
  };
}
