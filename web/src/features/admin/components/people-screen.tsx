import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { getUserAsAdmin } from '@doubloon/contract/admin/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { adminText } from '../../../shared/text/admin.ts';
import { EmptyState, PageSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { List } from '../../../shared/style/chakra.tsx';
import { FoundPeople, MIN_SEARCH } from './found-people.tsx';
import { useDecision } from './decision-dialog.tsx';
import { PeopleSearch } from './people-search.tsx';
import { PersonCard } from './person-card.tsx';

/** People that were searched for, or one whose id is in the address (`uid`), and what an admin can do to each. */
export function PeopleScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('q')?.trim() ?? '';
  const uid = search.get('uid');
  const person = useQuery(queryOf(getUserAsAdmin, { params: { id: uid ?? '' } }, { enabled: uid !== null }));
  const { ask, dialog } = useDecision();
  const cards = (people: readonly AdminUserView[]) => (
    <List gap="4">
      {people.map((one) => (
        <PersonCard key={one.uid} person={one} onDecide={ask} />
      ))}
    </List>
  );
  return (
    <>
      <PeopleSearch key={wanted} label="Look for people" />
      {uid !== null ? (
        <QueryView
          query={person}
          problem={adminText.usersFailed}
          pending={<PageSkeleton />}
          missing={<EmptyState drawing="compass" title={adminText.usersNone} />}
        >
          {(one) => cards([one])}
        </QueryView>
      ) : wanted.length < MIN_SEARCH ? (
        <EmptyState drawing="compass" title="Look for somebody" />
      ) : (
        <FoundPeople search={wanted}>{cards}</FoundPeople>
      )}
      {dialog}
    </>
  );
}
