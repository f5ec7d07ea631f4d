import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { adminText } from '../../../shared/text/admin.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { CompassDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { List } from '../../../shared/ui/layout.ts';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { foundUsersQuery } from '../found-users.ts';
import { CreatorReviews } from './creator-reviews.tsx';
import { PeopleSearch } from './people-search.tsx';
import { Quiet } from './row-actions.tsx';

/** The reviews of a creator, who is searched for first. */
export function ReviewsScreen() {
  const [search] = useSearchParams();
  const creatorId = search.get('creator');
  const wanted = search.get('q')?.trim() ?? '';
  const found = useQuery(foundUsersQuery(wanted));
  const creators = found.data?.filter(({ role }) => role === 'content_creator');
  return (
    <>
      <PeopleSearch key={wanted} label="Look for a creator" />
      {creatorId !== null && <CreatorReviews creatorId={creatorId} />}
      {creatorId === null && !wanted && <EmptyState drawing={<CompassDrawing />} title={adminText.reviewsBegin} />}
      {found.isLoading && <PageSkeleton />}
      {found.isLoadingError && (
        <QueryProblem title={adminText.usersFailed} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {creators?.length === 0 && <EmptyState drawing={<CompassDrawing />} title={adminText.usersNone} />}
      <List gap="3">
        {creators?.map(({ uid, name, email }) => (
          <Card as="li" key={uid} padding="4" position="relative" _hover={{ bg: 'raised' }}>
            <TextLink
              to={`${paths.adminPart('reviews')}?creator=${encodeURIComponent(uid)}`}
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {name}
            </TextLink>
            <Quiet>{email}</Quiet>
          </Card>
        ))}
      </List>
    </>
  );
}
