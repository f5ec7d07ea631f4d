import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf, withReason } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/paths.ts';
import { applicationsText, applicationStatusLabels } from '../../../shared/text/applications.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import type { ownerApplicationsQuery } from '../api/queries.ts';
import { ApplicationsTable } from './applications-table.tsx';
import { ReviewApplicationDialog } from './review-application-dialog.tsx';

const filterLabels = {
  all: 'All',
  pending: applicationStatusLabels.pending.short,
  approved: applicationStatusLabels.approved.short,
  rejected: applicationStatusLabels.rejected.short,
  completed: applicationStatusLabels.completed.short,
} as const;

interface ApplicationsReviewProps {
  /** Of one loot, or of all of an owner's; those of a status alone when one is given. */
  queryOf: (status: ApplicationStatus | undefined) => ReturnType<typeof ownerApplicationsQuery>;
  /** The list is of several loots: each is named. */
  namesLoots?: boolean;
  /** The loot takes no more of them. */
  closed?: boolean;
}

/** A list of applications with a search and a status filter, for the owner who decides on them, each in a dialog. */
export function ApplicationsReview({ queryOf, namesLoots = false, closed = false }: ApplicationsReviewProps) {
  const { status, search, narrowing } = useNarrowing(filterLabels, {
    placeholder: namesLoots ? 'Creator or loot' : 'Creator',
  });
  const list = useInfiniteQuery(queryOf(status));
  const [opened, setOpened] = useState<ApplicationView>();
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // A decision can take it out of the filtered list while its result is being read.
  const open = opened && (loaded.find(({ id }) => id === opened.id) ?? opened);
  return (
    <>
      <PagedList
        isMain
        list={list}
        finds={({ creatorName, campaignTitle }) => hasWords(search, creatorName, campaignTitle)}
        problem={
          namesLoots ? withReason(applicationsText.fetchFailed, reasonOf(list.error)) : applicationsText.fetchFailed
        }
        narrowing={narrowing}
        drawing="bottle"
        noneFound="No applications match your search"
        noneWithStatus="No applications with this status"
        empty={
          <EmptyState
            drawing="bottle"
            title="No applications yet"
            text={
              closed
                ? 'This loot is closed and takes no applications any more.'
                : 'They show up here as soon as a creator applies.'
            }
            action={namesLoots && <ButtonLink to={paths.lootManagement}>Loot Management</ButtonLink>}
          />
        }
      >
        {(applications) => <ApplicationsTable applications={applications} namesLoots={namesLoots} onOpen={setOpened} />}
      </PagedList>
      {open && (
        <ReviewApplicationDialog amongAll={namesLoots} application={open} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
