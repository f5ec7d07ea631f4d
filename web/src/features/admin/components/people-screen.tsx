import { getUserAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isMissing } from '../../../shared/api/is-missing.ts';
import { queryOf } from '../../../shared/api/query.ts';
import { adminText } from '../../../shared/text/admin.ts';
import { CompassDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { List } from '../../../shared/ui/layout.ts';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { foundUsersQuery, MIN_SEARCH } from '../found-users.ts';
import { useDecision } from '../use-decision.tsx';
import { PeopleSearch } from './people-search.tsx';
import { PersonCard } from './person-card.tsx';

/** People that were searched for, or one whose id is in the address (`uid`), and what an admin can do to each. */
export function PeopleScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('q')?.trim() ?? '';
  const uid = search.get('uid');
  const found = useQuery(foundUsersQuery(wanted));
  const person = useQuery(queryOf(getUserAsAdmin, { params: { id: uid ?? '' } }, { enabled: uid !== null }));
  const asked = uid === null ? found : person;
  const people = uid === null ? found.data : person.data && [person.data];
  const { ask, dialog } = useDecision();
  return (
    <>
      <PeopleSearch key={wanted} label="Look for people" />
      {uid === null && wanted.length < MIN_SEARCH && (
        <EmptyState drawing={<CompassDrawing />} title={adminText.usersBegin} />
      )}
      {asked.isLoading && <PageSkeleton />}
      {asked.isLoadingError && !isMissing(asked.error) && (
        <QueryProblem title={adminText.usersFailed} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {(people?.length === 0 || isMissing(asked.error)) && (
        <EmptyState drawing={<CompassDrawing />} title={adminText.usersNone} />
      )}
      <List gap="4">
        {people?.map((one) => (
          <PersonCard key={one.uid} person={one} onDecide={ask} />
        ))}
      </List>
      {dialog}
    </>
  );
}
