import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsText } from '../../../shared/text/applications.ts';
import { BottleDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { campaignApplicationsQuery } from '../api/campaign-applications-query.ts';
import { ApplicationsTable } from './applications-table.tsx';

const filters = ['all', 'pending', 'approved', 'rejected'] as const;
type Filter = (typeof filters)[number];
const filterLabels: Record<Filter, string> = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

interface ApplicationsReviewProps {
  /** Of one loot, or of all of an owner's. */
  query: ReturnType<typeof campaignApplicationsQuery>;
}

/** A list of applications with a status filter, for the owner who decides on them. */
export function ApplicationsReview({ query }: ApplicationsReviewProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const list = useInfiniteQuery(query);

  if (list.isPending) return <PageSkeleton />;
  if (list.isError) {
    return <QueryProblem title={applicationsText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const all: ApplicationView[] = list.data.pages.flatMap(({ items }) => items);
  const shown = all.filter(({ status }) => filter === 'all' || status === filter);
  return (
    <>
      <chakra.div maxWidth="14rem" marginBottom="5">
        <Field label="Status">
          <Select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
            {filters.map((value) => (
              <option key={value} value={value}>
                {filterLabels[value]}
              </option>
            ))}
          </Select>
        </Field>
      </chakra.div>
      {shown.length === 0 ? (
        <EmptyState
          drawing={<BottleDrawing />}
          title={applicationsText.none}
          text="They show up here as soon as a creator applies."
        />
      ) : (
        <ApplicationsTable applications={shown} />
      )}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
