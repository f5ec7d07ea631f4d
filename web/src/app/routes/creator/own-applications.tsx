import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { applicationStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { creatorApplicationsQuery } from '../../../features/applications/api/queries.ts';
import { ownApplicationCsv } from '../../../features/applications/application-csv.ts';
import { awaitedDelivery, waitsForCreator } from '../../../features/applications/awaited-delivery.ts';
import { type Earned, OwnApplicationsTable } from '../../../features/applications/apply/own-applications-table.tsx';
import { ownApplicationOrders } from '../../../features/applications/own-application-orders.ts';
import { usePageEarnings } from '../../../features/deliverables/use-page-earnings.ts';
import { earnsNoMore } from '../../../features/payouts/next-step-text.ts';
import { paths } from '../../../shared/paths.ts';
import { isEarning, leftToEarn } from '../../../shared/payments/project-earnings.ts';
import { useSession } from '../../../shared/state/session.ts';
import { applicationsText } from '../../../shared/text/applications.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { useSorted } from '../../../shared/ui/lists/sorting.tsx';
import { TitleLine, useToolsPlace } from '../../../shared/ui/lists/list-tools.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { WaitingFirst } from '../../../shared/ui/lists/waiting-first.tsx';

const labels = { all: 'All', ...applicationStatusLabels } as const;
const browse = <ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>;

/** Those that tell that it is the creator's turn. Of the others that is not known: treasures are not part of the list. */
const WORK = {
  waits: waitsForCreator,
  due: (application: ApplicationView) => awaitedDelivery(application) ?? application.decide_by,
};

/** Puts the projects that can earn before the others, and keeps the order of both. */
const earningFirst = (applications: readonly ApplicationView[]) =>
  applications.toSorted((one, other) => Number(isEarning(other)) - Number(isEarning(one)));

/** `/my-applications`: everything that a creator has applied to, where each stands and what comes next. */
export function OwnApplicationsRoute() {
  const uid = useSession((state) => state.user?.uid ?? '');
  const { status, search, narrowing } = useNarrowing(labels, { placeholder: 'Loot or owner' });
  const query = creatorApplicationsQuery(uid, status);
  const { list, sorting, isSorted } = useSorted({
    list: useInfiniteQuery(query),
    query,
    orders: ownApplicationOrders,
  });
  const accepted = list.data?.pages.map(({ items }) => items.filter(({ status: stands }) => isAccepted(stands))) ?? [];
  const { byProject, areComing } = usePageEarnings(uid, accepted);
  const earnedIn = (application: ApplicationView): Earned => {
    const { id, status: stands, campaign } = application;
    const most = campaign.isRunning ? campaign.pays_up_to : null;
    if (stands === 'pending') return most === null ? null : { paid: 0, left: most };
    if (!isAccepted(stands)) return null;
    const earnings = byProject.get(id);
    if (!earnings) return areComing ? undefined : null;
    const left = most !== null && isEarning(application) ? leftToEarn(most, earnings) : null;
    return { paid: earnings.paid, left };
  };
  const { place, putTools } = useToolsPlace();
  return (
    <>
      <PageHeader
        title="My Applications"
        intro="Where each stands, and who acts next."
        actions={<TitleLine>{place}</TitleLine>}
      />
      <PagedList
        isMain
        isCalm
        list={list}
        finds={({ campaignTitle, campaign }) => hasWords(search, campaignTitle, campaign.businessOwner.name)}
        problem={applicationsText.fetchFailed}
        narrowing={narrowing}
        sorting={sorting}
        download={{ of: 'applications', columns: ownApplicationCsv, query }}
        drawing="bottle"
        noneFound="No applications match your search"
        noneWithStatus="No applications with this status"
        empty={
          <EmptyState
            drawing="bottle"
            title="No applications yet"
            text="Pick a loot and tell its owner why it is yours. The answer shows up here."
            action={browse}
          />
        }
      >
        {(applications, tools) => (
          <>
            {putTools(tools)}
            <WaitingFirst
              items={isSorted ? applications : earningFirst(applications)}
              work={isSorted ? { waits: WORK.waits } : WORK}
              name="My applications"
              heading="Your turn"
              others="Others"
              more={list.hasNextPage}
            >
              {(group, caption) => (
                <OwnApplicationsTable
                  caption={caption}
                  applications={group}
                  earnedIn={earnedIn}
                  isFullyPaid={({ id }) => earnsNoMore(byProject.get(id))}
                />
              )}
            </WaitingFirst>
          </>
        )}
      </PagedList>
    </>
  );
}
