import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { approvedApplicationsQuery } from '../../features/applications/api/approved-applications-query.ts';
import { ProjectActions } from '../../features/deliverables/components/project-actions.tsx';
import { ProjectsTable } from '../../features/deliverables/components/projects-table.tsx';
import { useWarmUp } from '../../shared/form/use-warm-up.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { applicationsText } from '../../shared/text/applications.ts';
import { deliverablesText, projectStatusLabels } from '../../shared/text/deliverables.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { ChestDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { NoneWithStatus } from '../../shared/ui/none-with-status.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';
import { StatusFilter } from '../../shared/ui/status-filter.tsx';
import { useStatusFilter } from '../../shared/ui/use-status-filter.ts';

const loadSubmission = () => import('../projects/submit-for-project.tsx');
const SubmitForProject = lazy(async () => ({ default: (await loadSubmission()).SubmitForProject }));
const ProofOfProject = lazy(async () => ({
  default: (await import('../projects/proof-of-project.tsx')).ProofOfProject,
}));

/** `/my-approved-projects`: what a creator has been approved for, with what can be done at once. */
export function ApprovedProjectsRoute() {
  const uid = useSession((state) => state.user?.uid ?? '');
  const [status, setStatus] = useStatusFilter(projectStatusLabels);
  const [submittingTo, setSubmittingTo] = useState<ApplicationView>();
  const [provingOf, setProvingOf] = useState<ApplicationView>();
  const list = useInfiniteQuery(approvedApplicationsQuery(uid, status === 'all' ? undefined : status));
  const projects = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && projects.length === 0;
  useWarmUp(loadSubmission);
  return (
    <>
      <PageHeader title={deliverablesText.projectsTitle} intro={deliverablesText.projectsIntro} />
      {!(isEmpty && status === 'all') && (
        <StatusFilter labels={projectStatusLabels} selected={status} onSelect={setStatus} />
      )}
      {list.isPending && <PageSkeleton />}
      {list.isError && (
        <QueryProblem title={applicationsText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && status === 'all' && (
        <EmptyState
          drawing={<ChestDrawing />}
          title={deliverablesText.noProjects}
          text={deliverablesText.noProjectsText}
          action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
        />
      )}
      {isEmpty && status !== 'all' && (
        <NoneWithStatus
          drawing={<ChestDrawing />}
          title={deliverablesText.noProjectsWithStatus}
          onShowAll={() => setStatus('all')}
        />
      )}
      {projects.length > 0 && (
        <ProjectsTable
          projects={projects}
          actionsOf={(project) => (
            <ProjectActions
              project={project}
              onSubmit={() => setSubmittingTo(project)}
              onProve={() => setProvingOf(project)}
            />
          )}
        />
      )}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      <Suspense fallback={null}>
        {submittingTo && (
          <SubmitForProject
            project={submittingTo}
            title={deliverablesText.creation}
            onClose={() => setSubmittingTo(undefined)}
          />
        )}
        {provingOf && <ProofOfProject applicationId={provingOf.id} onClose={() => setProvingOf(undefined)} />}
      </Suspense>
    </>
  );
}
