import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { applicationQuery } from '../../features/applications/api/application-query.ts';
import { campaignQuery } from '../../features/campaigns/api/campaign-query.ts';
import { applicationTreasuresQuery } from '../../features/deliverables/api/application-treasures-query.ts';
import { ProjectOverview } from '../../features/deliverables/components/project-overview.tsx';
import { SubmitTreasureDialog } from '../../features/deliverables/components/submit-treasure-dialog.tsx';
import { TreasureHistory } from '../../features/deliverables/components/treasure-history.tsx';
import { isMissing } from '../../shared/api/is-missing.ts';
import { paths } from '../../shared/paths.ts';
import { useLeaveWhenMissing } from '../../shared/state/use-leave-when-missing.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { MapDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';

/** `/my-approved-projects/:projectId`: one project; the id is the application's. */
export function ApprovedProjectRoute() {
  const { projectId = '' } = useParams();
  const [submitting, setSubmitting] = useState(false);
  const project = useQuery(applicationQuery(projectId));
  const campaign = useQuery({
    ...campaignQuery(project.data?.campaign_id ?? ''),
    enabled: project.data !== undefined,
  });
  const treasures = useInfiniteQuery({ ...applicationTreasuresQuery(projectId), enabled: project.data !== undefined });
  const notFound = isMissing(project.error);

  useLeaveWhenMissing(notFound, deliverablesText.projectNotFound, paths.approvedProjects);

  if (notFound) {
    return (
      <EmptyState
        as="h1"
        drawing={<MapDrawing />}
        title={deliverablesText.projectNotFoundTitle}
        text={deliverablesText.projectNotFoundText}
        action={<ButtonLink to={paths.approvedProjects}>{deliverablesText.projectsTitle}</ButtonLink>}
      />
    );
  }
  if (project.isPending) return <PageSkeleton />;
  if (project.isError) {
    return (
      <QueryProblem
        title={deliverablesText.loadProjectFailed}
        error={project.error}
        onRetry={() => void project.refetch()}
      />
    );
  }
  const delivered = treasures.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader
        title={project.data.campaignTitle}
        back={<BackLink to={paths.approvedProjects}>{deliverablesText.projectsTitle}</BackLink>}
      />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        marginBottom="10"
      >
        <ProjectOverview
          project={project.data}
          treasures={delivered}
          requirements={campaign.data?.requirements ?? []}
          expectedReach={campaign.data?.expected_reach ?? null}
        />
        <Card>
          <chakra.h2 fontSize="xl" marginBottom="3">
            Actions
          </chakra.h2>
          <chakra.p color="muted" marginBottom="5">
            Posted already? Bring the link back. The owner decides within 5 days.
          </chakra.p>
          <Button wide disabled={project.data.status !== 'approved'} onClick={() => setSubmitting(true)}>
            {deliverablesText.submit}
          </Button>
        </Card>
      </chakra.div>
      {treasures.isPending && <PageSkeleton />}
      {treasures.isError && (
        <QueryProblem
          title={deliverablesText.fetchFailed}
          error={treasures.error}
          onRetry={() => void treasures.refetch()}
        />
      )}
      {treasures.isSuccess && <TreasureHistory treasures={delivered} />}
      <LoadMore
        shown={treasures.hasNextPage}
        busy={treasures.isFetchingNextPage}
        onMore={() => void treasures.fetchNextPage()}
      />
      {submitting && <SubmitTreasureDialog project={project.data} onClose={() => setSubmitting(false)} />}
    </>
  );
}
