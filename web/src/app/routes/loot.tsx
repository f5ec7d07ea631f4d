import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ownApplicationsQuery } from '../../features/applications/api/own-applications-query.ts';
import { ApplyDialog } from '../../features/applications/components/apply-dialog.tsx';
import { MyApplicationDialog } from '../../features/applications/components/my-application-dialog.tsx';
import { campaignQuery } from '../../features/campaigns/api/campaign-query.ts';
import { CampaignDetail } from '../../features/campaigns/components/campaign-detail.tsx';
import { ApiError } from '../../shared/api/api-error.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { applicationStatusLabels } from '../../shared/text/applications.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { MapDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';

/** `/loot/:id`: one loot for everybody; creators apply from here. */
export function LootRoute() {
  const { id = '' } = useParams();
  const creatorId = useSession(({ user }) => (user?.role === 'content_creator' ? user.uid : undefined));
  const [open, setOpen] = useState(false);
  const campaign = useQuery(campaignQuery(id));
  const own = useQuery({ ...ownApplicationsQuery(creatorId ?? '', [id]), enabled: creatorId !== undefined });
  const application = own.data?.[0];

  if (campaign.isPending) return <PageSkeleton />;
  if (campaign.isError) {
    if (!(campaign.error instanceof ApiError) || (campaign.error.status !== 404 && campaign.error.status !== 422)) {
      return (
        <QueryProblem title={campaignsText.loadFailed} error={campaign.error} onRetry={() => void campaign.refetch()} />
      );
    }
    return (
      <>
        <PageTitle title={campaignsText.notFoundTitle} />
        <EmptyState
          as="h1"
          drawing={<MapDrawing />}
          title={campaignsText.notFoundTitle}
          text={campaignsText.notFoundText}
          action={<ButtonLink to={paths.marketplace}>{campaignsText.backToMarketplace}</ButtonLink>}
        />
      </>
    );
  }
  const close = () => setOpen(false);
  return (
    <>
      <PageTitle title={campaign.data.title} />
      <BackLink to={paths.marketplace}>{campaignsText.backToMarketplace}</BackLink>
      <CampaignDetail
        campaign={campaign.data}
        actions={
          creatorId && (
            <Button wide look={application ? 'outline' : 'gold'} disabled={own.isPending} onClick={() => setOpen(true)}>
              {application ? applicationStatusLabels[application.status].full : campaignsText.applyNow}
            </Button>
          )
        }
      />
      {open && application && <MyApplicationDialog application={application} onClose={close} />}
      {open && !application && <ApplyDialog campaign={campaign.data} refusal="toast" onClose={close} />}
    </>
  );
}
