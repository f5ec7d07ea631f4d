import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { applicationQuery } from '../../../features/applications/api/queries.ts';
import { campaignQuery } from '../../../features/campaigns/api/queries.ts';
import { ProjectStatus } from '../../../features/deliverables/project-status.tsx';
import { isMissing } from '../../../shared/api/api-error.ts';
import { PROOFS_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { paths } from '../../../shared/paths.ts';
import { useLeaveWhenMissing } from '../../../shared/state/use-leave-when-missing.ts';
import { useSearch } from '../../../shared/state/use-search.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { BackLink } from '../../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState, PageSkeleton, QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { MessageButton } from '../../../shared/ui/buttons/message-button.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { ProjectScreen } from '../../projects/project-screen.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const ProofOfProject = lazyPart(async () => (await import('../../projects/proof-of-project.tsx')).ProofOfProject);

const Standing = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', fontSize: 'sm' },
});

/** `/my-approved-projects/:projectId`: one project; the id is the application's. One that is no project leads to the application. */
export function ApprovedProjectRoute() {
  const { projectId = '' } = useParams();
  const project = useQuery(applicationQuery(projectId));
  useLeaveWhenMissing(isMissing(project.error), deliverablesText.projectNotFound, paths.approvedProjects);

  return (
    <QueryView
      query={project}
      problem={deliverablesText.loadProjectFailed}
      pending={<PageSkeleton />}
      missing={
        <EmptyState
          as="h1"
          drawing="map"
          title={deliverablesText.projectNotFoundTitle}
          text={deliverablesText.projectNotFoundText}
          action={<ButtonLink to={paths.approvedProjects}>My Approved Projects</ButtonLink>}
        />
      }
    >
      {(found) => <Project project={found} />}
    </QueryView>
  );
}

function Project({ project }: { project: ApplicationView }) {
  const { id, status, campaign_id: campaignId, campaignTitle, campaign: loot } = project;
  const campaign = useQuery(campaignQuery(campaignId));
  const owner = campaign.data?.owner_id;
  const [search, setSearch] = useSearch();
  // There is no project yet, or none any more.
  if (!isAccepted(status)) return <Navigate to={paths.ownApplication(campaignId)} replace />;
  return (
    <>
      <PageHeader
        dense
        title={campaignTitle}
        back={
          <BackLink short to={paths.approvedProjects}>
            My Approved Projects
          </BackLink>
        }
        intro={
          <Standing>
            <ProjectStatus project={project} />
            <span>{loot.businessOwner.name}</span>
          </Standing>
        }
        actions={
          owner === undefined ? (
            campaign.isPending && <Skeleton height="touch" width="40" />
          ) : (
            <MessageButton userId={owner} campaignId={campaignId}>
              Message owner
            </MessageButton>
          )
        }
      />
      <ProjectScreen project={project} />
      {search.has(PROOFS_OPEN) && (
        <ProofOfProject applicationId={id} onClose={() => setSearch({}, { replace: true })} />
      )}
    </>
  );
}
