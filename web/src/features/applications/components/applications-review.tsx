import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationsPart, ownerApplicationsQuery } from '../api/queries.ts';
import { awaitedDelivery, isSlotOverdue } from '../awaited-delivery.ts';
import type { Steps } from './application-stepper.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { reasonOf, withReason } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationStatusLabels, applicationsText, contentStatusLabels } from '../../../shared/text/applications.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText, TimeLeft, Waiting } from '../../../shared/ui/figures/date-text.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const ReviewApplicationDialog = lazyPart(
  async () => (await import('./review-application-dialog.tsx')).ReviewApplicationDialog,
);

const statusLabels = {
  pending: applicationStatusLabels.pending.short,
  approved: applicationStatusLabels.approved.short,
  rejected: applicationStatusLabels.rejected.short,
  completed: applicationStatusLabels.completed.short,
} as const;
const labelsForAdmins = { all: 'All', ...statusLabels } as const;
const labelsForOwners = { all: 'All', shortlisted: 'Shortlisted', ...statusLabels } as const;
type Labels = typeof labelsForAdmins & { readonly shortlisted?: string };

interface ApplicationsReviewProps {
  /** Of one loot, or of all of an owner's; only a part of them when one is given. */
  queryOf: (part: ApplicationsPart | undefined) => ReturnType<typeof ownerApplicationsQuery>;
  /** True when the list is of several loots: each is named. */
  namesLoots?: boolean;
  /** True when the loot takes no more of them. */
  closed?: boolean;
}

/** A list of applications with a search and a status filter, for the owner who decides on them, each in a dialog. */
export function ApplicationsReview({ queryOf, namesLoots = false, closed = false }: ApplicationsReviewProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner');
  const { status, search, narrowing } = useNarrowing<Labels>(decides ? labelsForOwners : labelsForAdmins, {
    placeholder: namesLoots ? 'Creator or loot' : 'Creator',
  });
  const list = useInfiniteQuery(queryOf(status));
  const [opened, setOpened] = useState<ApplicationView>();
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const finds = ({ creatorName, campaignTitle }: ApplicationView) => hasWords(search, creatorName, campaignTitle);
  // A decision can take it out of the filtered list while its result is being read.
  const open = opened && (loaded.find(({ id }) => id === opened.id) ?? opened);
  return (
    <>
      <PagedList
        isMain
        list={list}
        finds={finds}
        problem={
          namesLoots ? withReason(applicationsText.fetchFailed, reasonOf(list.error)) : applicationsText.fetchFailed
        }
        narrowing={narrowing}
        drawing="bottle"
        noneFound="No applications match your search"
        noneWithStatus={
          status === 'shortlisted' ? 'Nobody is on your shortlist yet' : 'No applications with this status'
        }
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
        <ReviewApplicationDialog
          amongAll={namesLoots}
          application={open}
          steps={stepsFrom(open, loaded.filter(finds), { hasMore: list.hasNextPage, onOpen: setOpened })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The way from one application to its neighbours in the list; none for one that is not in it. */
function stepsFrom(
  open: ApplicationView,
  listed: readonly ApplicationView[],
  { hasMore, onOpen }: { hasMore: boolean; onOpen: (application: ApplicationView) => void },
): Steps | undefined {
  const index = listed.findIndex(({ id }) => id === open.id);
  if (index === -1) return undefined;
  const to = (neighbour: ApplicationView | undefined) => neighbour && (() => onOpen(neighbour));
  return {
    position: index + 1,
    of: `${listed.length}${hasMore ? '+' : ''}`,
    previous: to(listed[index - 1]),
    next: to(listed[index + 1]),
  };
}

interface ApplicationsTableProps {
  applications: readonly ApplicationView[];
  /** True when the list is of several loots: each is named. */
  namesLoots: boolean;
  onOpen: (application: ApplicationView) => void;
}

/** True when the owner has something to decide: the application, its content, its payment or its overdue slot. */
const waits = (application: ApplicationView) =>
  application.status === 'pending' || contentWaits(application) !== null || isOverdue(application);

/** True when nothing was delivered for the slot and its time has run out. */
const isOverdue = (application: ApplicationView) =>
  awaitedDelivery(application) !== null && isSlotOverdue(application, currentTime());

/** Content status the owner has to act on, else null; always null once either account is closed. */
const contentWaits = ({ status, content, account_closed: left }: ApplicationView) =>
  status === 'approved' && !left && (content?.status === 'submitted' || content?.status === 'approved')
    ? content.status
    : null;

function DeliveryTime({ application }: { application: ApplicationView }) {
  const by = awaitedDelivery(application);
  return by && application.account_closed !== 'creator' && <TimeLeft to="deliver" by={by} />;
}

/** Applications for their owner: who, for what, since when. */
function ApplicationsTable({ applications, namesLoots, onOpen }: ApplicationsTableProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner');
  const columns: readonly Column<ApplicationView>[] = [
    { header: 'Creator', cell: ({ creatorName }) => creatorName || applicationsText.unknownCreator },
    ...(namesLoots ? [{ header: 'Loot', cell: ({ campaignTitle }: ApplicationView) => campaignTitle }] : []),
    {
      header: 'Status',
      cell: (application) => (
        <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
          <ApplicationStatusBadge status={application.status} />
          {application.shortlisted && (
            <Badge>
              <Star aria-hidden fill="currentcolor" />
              Shortlisted
            </Badge>
          )}
          {contentWaits(application) === 'submitted' && (
            <Badge tone="gold">{contentStatusLabels.owner.submitted}</Badge>
          )}
          {contentWaits(application) === 'approved' && <Badge tone="gold">Payment to approve</Badge>}
          {isOverdue(application) && <Badge tone="gold">Nothing delivered</Badge>}
          {application.status === 'approved' && application.account_closed === 'creator' && (
            <Badge>Account closed</Badge>
          )}
        </chakra.span>
      ),
    },
    {
      header: 'Applied',
      cell: (application) => (
        <>
          <DateText value={application.created_at} />
          {application.status === 'pending' && (
            <Waiting since={application.created_at} decideBy={application.decide_by} />
          )}
          {contentWaits(application) === 'submitted' && application.content && (
            <Waiting since={application.content.submitted_at} decideBy={application.content.decide_by} />
          )}
          <DeliveryTime application={application} />
        </>
      ),
    },
    {
      header: 'Actions',
      actions: true,
      cell: (application) => (
        <Button variant="outline" onClick={() => onOpen(application)}>
          {decides && waits(application) ? 'Review' : 'Details'}
        </Button>
      ),
    },
  ];
  return <DataTable caption="Applications" columns={columns} items={applications} keyOf={({ id }) => id} />;
}
