import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ownApplicationsQuery } from '../../features/applications/api/own-applications-query.ts';
import { ApplyDialog } from '../../features/applications/components/apply-dialog.tsx';
import { MyApplicationDialog } from '../../features/applications/components/my-application-dialog.tsx';
import { campaignQuery } from '../../features/campaigns/api/campaign-query.ts';
import { closedToApplicants } from '../../features/campaigns/can-apply.ts';
import { CampaignDetail } from '../../features/campaigns/components/campaign-detail.tsx';
import { VisitorActions } from '../../features/campaigns/components/visitor-actions.tsx';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { isMissing } from '../../shared/api/is-missing.ts';
import { paths } from '../../shared/paths.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { useSession } from '../../shared/state/session.ts';
import { applicationStatusLabels } from '../../shared/text/applications.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { messagesText } from '../../shared/text/messages.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { MapDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { MessageButton } from '../../shared/ui/message-button.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';

/** `/loot/:id`: one loot for everybody; creators apply from here. */
export function LootRoute() {
  const { id = '' } = useParams();
  const creatorId = useSession(({ user }) => (user?.role === 'content_creator' ? user.uid : undefined));
  const [open, setOpen] = useState(false);
  const [again, setAgain] = useState(false);
  const campaign = useQuery(campaignQuery(id));
  const own = useQuery({ ...ownApplicationsQuery(creatorId ?? '', [id]), enabled: creatorId !== undefined });
  const application = own.data?.[0];

  if (campaign.isPending) return <PageSkeleton />;
  if (campaign.isError) {
    if (!isMissing(campaign.error)) {
      return (
        <QueryProblem title={campaignsText.loadFailed} error={campaign.error} onRetry={() => void campaign.refetch()} />
      );
    }
    return (
      <>
        <PageTitle title={campaignsText.notFoundTitle} missing />
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
  const close = () => {
    setOpen(false);
    setAgain(false);
  };
  const rejected = application?.status === 'rejected' && !closedToApplicants(campaign.data, currentTime());
  return (
    <>
      <PageTitle title={campaign.data.title} />
      <BackLink to={paths.marketplace}>{campaignsText.backToMarketplace}</BackLink>
      <CampaignDetail
        campaign={campaign.data}
        actions={
          <>
            <VisitorActions
              campaign={campaign.data}
              applied={application && applicationStatusLabels[application.status].full}
              pending={own.isLoading}
              onOpen={() => setOpen(true)}
            />
            {creatorId !== undefined && (
              <MessageButton wide marginTop="3" userId={campaign.data.owner_id} campaignId={id}>
                {messagesText.messageOwner}
              </MessageButton>
            )}
          </>
        }
      />
      {open && application && !again && (
        <MyApplicationDialog
          application={application}
          asked={campaign.data.applicant_questions}
          appeal={<AppealPanel subject={{ type: 'application', id: application.id }} />}
          onApplyAgain={rejected ? () => setAgain(true) : undefined}
          onClose={close}
        />
      )}
      {open && (!application || again) && <ApplyDialog campaign={campaign.data} refusal="toast" onClose={close} />}
    </>
  );
}
