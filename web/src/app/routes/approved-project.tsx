import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { applicationQuery } from '../../features/applications/api/queries.ts';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { isMissing } from '../../shared/api/api-error.ts';
import { paths, PROOFS_OPEN } from '../../shared/paths.ts';
import { useLeaveWhenMissing } from '../../shared/state/use-leave-when-missing.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { BackLink } from '../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyState, PageSkeleton, QueryProblem, Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { MessageButton } from '../../shared/ui/buttons/message-button.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { ProjectScreen } from '../projects/project-screen.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';

const ProofOfProject = lazyPart(async () => (await import('../projects/proof-of-project.tsx')).ProofOfProject);

/** `/my-approved-projects/:projectId`: one project; the id is the application's. One that is no project leads to the application. */
export function ApprovedProjectRoute() {
  const { projectId = '' } = useParams();
  const project = useQuery(applicationQuery(projectId));
  const campaign = useQuery({
    ...campaignQuery(project.data?.campaign_id ?? ''),
    enabled: project.data !== undefined,
  });
  const owner = campaign.data?.owner_id;
  const notFound = isMissing(project.error);

  const [search, setSearch] = useSearch();
  useLeaveWhenMissing(notFound, deliverablesText.projectNotFound, paths.approvedProjects);

  if (notFound) {
    return (
      <EmptyState
        as="h1"
        drawing="map"
        title={deliverablesText.projectNotFoundTitle}
        text={deliverablesText.projectNotFoundText}
        action={<ButtonLink to={paths.approvedProjects}>My Approved Projects</ButtonLink>}
      />
    );
  }
  if (project.isPending) return <PageSkeleton />;
  if (!project.data) {
    return (
      <QueryProblem
        title={deliverablesText.loadProjectFailed}
        error={project.error}
        onRetry={() => void project.refetch()}
      />
    );
  }
  const { status, campaign_id: campaignId } = project.data;
  // There is no project yet, or none any more.
  if (!isAccepted(status)) return <Navigate to={paths.ownApplication(campaignId)} replace />;
  return (
    <>
      <PageHeader
        title={project.data.campaignTitle}
        back={<BackLink to={paths.approvedProjects}>My Approved Projects</BackLink>}
        actions={
          owner === undefined ? (
            campaign.isPending && <Skeleton height="touch" width="40" />
          ) : (
            <MessageButton userId={owner} campaignId={project.data.campaign_id}>
              Message owner
            </MessageButton>
          )
        }
      />
      <ProjectScreen project={project.data} />
      {search.has(PROOFS_OPEN) && (
        <ProofOfProject applicationId={project.data.id} onClose={() => setSearch({}, { replace: true })} />
      )}
    </>
  );
}
