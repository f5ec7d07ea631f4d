import { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '../../../shared/state/use-search.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { CopyableId } from '../../../shared/ui/buttons/copyable-id.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Wrap } from '../../../shared/style/chakra.tsx';
import { LogEntries, SUBJECTS } from './log-entries.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

/** Log of admin actions, on one subject (`subject` in the address) or on all. */
export function LogScreen() {
  const [search, setSearch] = useSearch();
  const subject = search.get('subject') ?? undefined;
  const list = useInfiniteQuery(pagesOf(listAuditLog, { query: { subject } }));
  const about = list.data?.pages[0]?.items[0];
  return (
    <>
      {subject && (
        <Wrap gap="3" alignItems="center" marginBottom="5">
          <span>
            Only about{' '}
            <strong>{(about && (about.names[subject] ?? SUBJECTS[about.subject.kind])) ?? 'one thing'}</strong>{' '}
            <CopyableId id={subject} of="what is shown" />
          </span>
          <Button variant="outline" onClick={() => setSearch({})}>
            Show all
          </Button>
        </Wrap>
      )}
      <PagedList
        isMain
        list={list}
        problem="Failed to load the log"
        empty={<EmptyState drawing="chest" title="No admin has done anything yet" />}
      >
        {(entries) => <LogEntries entries={entries} />}
      </PagedList>
    </>
  );
}
