import type { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { ownApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplyDialog, MyApplicationDialog, useApplying } from '../../features/applications/use-applying.ts';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { closedToApplicants } from '../../features/campaigns/browse/can-apply.ts';
import { CampaignDetail } from '../../features/campaigns/browse/campaign-detail.tsx';
import { useVisitorButton, VisitorActions } from '../../features/campaigns/browse/visitor-actions.tsx';
import { useRememberLoot } from '../../features/campaigns/browse/recent/recent-loots.ts';
import { SaveButton } from '../../features/campaigns/browse/saved/save-button.tsx';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { APPLICATION_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { paths } from '../../shared/paths.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { useSession } from '../../shared/state/session.ts';
import { useOnPhone } from '../../shared/state/use-media-query.ts';
import { useSearchFields } from '../../shared/state/use-search.ts';
import { BackLink } from '../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyPage, PageSkeleton, ProblemNotice, QueryView } from '../../shared/ui/lists/query-view.tsx';
import { MessageButton } from '../../shared/ui/buttons/message-button.tsx';
import { Money } from '../../shared/ui/figures/numbers.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PhoneBar } from '../../shared/ui/layout/phone-bar.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

const InvitationStrip = lazyPart(
  async () => (await import('../../features/applications/invite/invitation-strip.tsx')).InvitationStrip,
);

const QuestionsSection = lazyPart(
  async () => (await import('../../features/questions/components/questions-section.tsx')).QuestionsSection,
);

/** `/loot/:id`: one loot for everybody; creators apply from here. With `?application` a creator's application, or the form for it, is open. */
export function LootRoute() {
  const { id = '' } = useParams();
  const campaign = useQuery(campaignQuery(id));
  const { applying, begin, end } = useApplying();
  const loot = campaign.data;
  const apply = useCallback(() => loot && begin(loot), [loot, begin]);
  return (
    <>
      <QueryView query={campaign} problem="Failed to load loot." pending={<PageSkeleton />} missing={<NoLoot />}>
        {(shown) => <Loot key={shown.id} loot={shown} onApply={apply} />}
      </QueryView>
      {/* Not part of the page: it stays while that is loaded for somebody who is signed out now. */}
      {applying && <ApplyDialog key={applying.id} campaign={applying} refusal="toast" onClose={end} />}
    </>
  );
}

function Loot({ loot, onApply }: { loot: OfferedCampaignView; onApply: () => void }) {
  const { id } = loot;
  useRememberLoot(loot);
  const creatorId = useSession(({ user }) => (user?.role === 'content_creator' ? user.uid : undefined));
  const isOwn = useSession(({ user }) => user?.uid === loot.owner_id);
  const own = useQuery({ ...ownApplicationsQuery(creatorId ?? '', [id]), enabled: creatorId !== undefined });
  const application = creatorId === undefined ? undefined : own.data?.[0];
  const [address, change] = useSearchFields();
  const closed = closedToApplicants(loot, currentTime());

  const open = address.has(APPLICATION_OPEN);
  const show = useCallback(
    (shown: boolean) =>
      change((fields) => (shown ? fields.set(APPLICATION_OPEN, 'open') : fields.delete(APPLICATION_OPEN))),
    [change],
  );
  const nothingSent = creatorId !== undefined && own.data?.length === 0;
  // Whoever withdraws what is open has not come for the form.
  const shownHere = useRef(false);
  useEffect(() => {
    if (!open || application) shownHere.current = open;
    if (!open || !nothingSent) return;
    show(false);
    if (!closed && !shownHere.current) onApply();
  }, [open, application, nothingSent, closed, show, onApply]);

  const onPhone = useOnPhone();
  const button = useVisitorButton({
    campaign: loot,
    application,
    pending: own.isPending,
    failed: own.isLoadingError,
    onOpen: application ? () => show(true) : onApply,
  });

  return (
    <>
      <PageTitle title={loot.title} />
      <BackLink to={paths.marketplace}>Back to Marketplace</BackLink>
      {nothingSent && !closed && <InvitationStrip campaign={loot} onApply={onApply} />}
      <CampaignDetail
        campaign={loot}
        questions={<QuestionsSection loot={loot} />}
        status={application !== undefined && !onPhone && button}
        save={creatorId !== undefined && <SaveButton campaign={loot} look="words" />}
        actions={
          <>
            <VisitorActions
              campaign={loot}
              applied={application !== undefined}
              button={!onPhone && application === undefined && button}
              problem={own.isLoadingError && <ProblemNotice title="Failed to look for your application" query={own} />}
            />
            {creatorId !== undefined && (
              <MessageButton wide marginTop="2" userId={loot.owner_id} campaignId={id}>
                Message owner
              </MessageButton>
            )}
          </>
        }
      />
      {onPhone && button && (
        <PhoneBar
          label={application ? 'Your application' : isOwn ? 'Your loot' : 'Earn up to'}
          figure={!application && !isOwn && <Money cents={mostForOneCreatorCents(loot)} />}
        >
          {button}
        </PhoneBar>
      )}
      {open && application && (
        <MyApplicationDialog
          application={application}
          asked={loot.applicant_questions}
          appeal={<AppealPanel subject={{ type: 'application', id: application.id }} />}
          onApplyAgain={
            closed
              ? undefined
              : () => {
                  show(false);
                  onApply();
                }
          }
          onClose={() => show(false)}
        />
      )}
    </>
  );
}

function NoLoot() {
  return (
    <EmptyPage
      missing
      drawing="map"
      title="Loot Not Found"
      text="The loot you are looking for does not exist or has been removed."
      action={<ButtonLink to={paths.marketplace}>Back to Marketplace</ButtonLink>}
    />
  );
}
