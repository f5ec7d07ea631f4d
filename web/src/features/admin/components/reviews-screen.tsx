import { removeReviewAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { FoundPeople, MIN_SEARCH, PeopleSearch } from './people/people-search.tsx';
import { PersonRow } from './people/person-row.tsx';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Hint, List, MovingList, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Stars } from '../../../shared/ui/marks/stars.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';

const Review = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    padding: { base: '4', md: '5' },
  },
});

/** The reviews of a creator, who is searched for first. */
export function ReviewsScreen() {
  const [search] = useSearchParams();
  const creatorId = search.get('creator');
  const wanted = search.get('q')?.trim() ?? '';
  return (
    <>
      <chakra.div maxWidth="28rem" marginBottom="6">
        <PeopleSearch />
      </chakra.div>
      {creatorId !== null && <CreatorReviews creatorId={creatorId} />}
      {creatorId === null && wanted.length < MIN_SEARCH && <EmptyState drawing="compass" title="Whose reviews?" />}
      {wanted.length >= MIN_SEARCH && (
        <FoundPeople search={wanted} role="content_creator">
          {(creators) => (
            <List gap="3">
              {creators.map((creator) => (
                <PersonRow
                  key={creator.uid}
                  person={creator}
                  to={paths.adminPart('reviews', { creator: creator.uid })}
                />
              ))}
            </List>
          )}
        </FoundPeople>
      )}
    </>
  );
}

/** Lists the reviews of a creator, any of which an admin can remove. */
function CreatorReviews({ creatorId }: { creatorId: string }) {
  const list = useInfiniteQuery(pagesOf(listReviewsOfCreator, { params: { id: creatorId }, query: {} }));
  const { ask, dialog } = useDecision();
  return (
    <>
      <PagedList
        isMain
        list={list}
        problem="Failed to load the reviews"
        empty={<EmptyState drawing="bottle" title="No reviews yet" />}
      >
        {(reviews) => (
          <MovingList gap="3">
            {reviews.map((review) => (
              <Review as="li" key={review.id}>
                <Avatar name={review.userName} src={review.userPic} size="10" />
                <chakra.div minWidth="0">
                  <chakra.p fontWeight="semibold" lineHeight="snug">
                    {review.userName}
                  </chakra.p>
                  <Wrap columnGap="2" alignItems="center">
                    <Stars rating={review.rating} size={16} />
                    <Hint>
                      <DateText value={review.createdAt} />
                    </Hint>
                  </Wrap>
                </chakra.div>
                <Button variant="dangerQuiet" onClick={() => ask(removalOf(review))}>
                  Remove
                </Button>
                <Written gridColumn="1 / -1">{review.comment}</Written>
              </Review>
            ))}
          </MovingList>
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
    loadingText: 'Removing...',
    dangerous: true,
    done: 'The review is removed.',
    run: (reason) => request(removeReviewAsAdmin, { params: { id }, body: { reason } }),
    alsoChanges: ['reviews'],
  };
}
