import { useInfiniteQuery } from '@tanstack/react-query';
import { approvedApplicationsQuery } from '../../features/applications/api/approved-applications-query.ts';
import { ProjectsTable } from '../../features/deliverables/components/projects-table.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { applicationsText } from '../../shared/text/applications.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { ChestDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';

/** `/my-approved-projects`: what a creator has been approved for. */
export function ApprovedProjectsRoute() {
  const uid = useSession((state) => state.user?.uid ?? '');
  const list = useInfiniteQuery(approvedApplicationsQuery(uid));
  const projects = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader title={deliverablesText.projectsTitle} intro="Post, bring the link back, get paid." />
      {list.isPending && <PageSkeleton />}
      {list.isError && (
        <QueryProblem title={applicationsText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && projects.length === 0 && (
        <EmptyState
          drawing={<ChestDrawing />}
          title={deliverablesText.noProjects}
          text="Apply to a loot; once its owner approves you, it shows up here."
          action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
        />
      )}
      {projects.length > 0 && <ProjectsTable projects={projects} />}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
