import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Card, List } from '../../../shared/style/chakra.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { FoundPeople, MIN_SEARCH } from './found-people.tsx';
import { CreatorReviews } from './creator-reviews.tsx';
import { PeopleSearch } from './people-search.tsx';
import { Quiet } from './row-actions.tsx';

/** The reviews of a creator, who is searched for first. */
export function ReviewsScreen() {
  const [search] = useSearchParams();
  const creatorId = search.get('creator');
  const wanted = search.get('q')?.trim() ?? '';
  return (
    <>
      <PeopleSearch key={wanted} label="Look for a creator" />
      {creatorId !== null && <CreatorReviews creatorId={creatorId} />}
      {creatorId === null && wanted.length < MIN_SEARCH && <EmptyState drawing="compass" title="Whose reviews?" />}
      {wanted.length >= MIN_SEARCH && (
        <FoundPeople search={wanted} role="content_creator">
          {(creators) => (
            <List gap="3">
              {creators.map(({ uid, name, email }) => (
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
          )}
        </FoundPeople>
      )}
    </>
  );
}
