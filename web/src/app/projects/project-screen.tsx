import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { payoutTermsOf } from '@doubloon/contract/campaigns/earnings.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { deliverableStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContentPanel } from '../../features/applications/submit/content-panel.tsx';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { applicationDeliverablesQuery, earningsQuery } from '../../features/deliverables/api/queries.ts';
import { DeliverableHistory } from '../../features/deliverables/components/deliverable-history.tsx';
import { ProjectOverview } from '../../features/deliverables/components/project-overview.tsx';
import { ProjectWaits } from '../../features/deliverables/components/project-waits.tsx';
import { ReviseDeliverable } from '../../features/deliverables/components/revise-deliverable.tsx';
import { projectWaits, type Wait } from '../../features/deliverables/project-waits.ts';
import { useAllDeliverables } from '../../features/deliverables/use-all-deliverables.ts';
import { PayoutList } from '../../features/payouts/components/payout-list.tsx';
import { ProjectEarnings } from '../../features/payouts/components/project-earnings.tsx';
import { payoutTiers } from '../../features/payouts/tiers/tiers.ts';
import { useWarmUp } from '../../shared/form/use-warm-up.ts';
import { useOwnAccount } from '../../shared/payments/own-account.ts';
import { leftToEarn } from '../../shared/payments/project-earnings.ts';
import { paths } from '../../shared/paths.ts';
import { useOnPhone } from '../../shared/state/use-media-query.ts';
import { ANCHORS, useArrival } from '../../shared/state/use-arrival.ts';
import { Card, chakra, SectionTitle, Stack } from '../../shared/style/chakra.tsx';
import { deliverablesText } from '../../shared/text/deliverables.ts';
import { Button, ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Money } from '../../shared/ui/figures/numbers.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PhoneBar } from '../../shared/ui/layout/phone-bar.tsx';
import { RevealTogether } from '../../shared/ui/layout/reveal-together.tsx';
import { ListTools } from '../../shared/ui/lists/list-tools.tsx';
import { useNarrowing } from '../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { EmptyState, QueryView, Skeleton } from '../../shared/ui/lists/query-view.tsx';

const loadSubmission = () => import('./submit-for-project.tsx');
const SubmitForProject = lazyPart(async () => (await loadSubmission()).SubmitForProject);

/** Project screen of a creator: terms, next steps, treasures and payments. */
export function ProjectScreen({ project }: { project: ApplicationView }) {
  /** `new`, or the treasure that was sent back. */
  const [submitting, setSubmitting] = useState<'new' | DeliverableView>();
  const campaign = useQuery(campaignQuery(project.campaign_id));
  const { isReady } = useOwnAccount();
  const delivered = useAllDeliverables(project.id);
  const earnings = useQuery(earningsQuery(project.id));
  const closed = !(campaign.data ? isRunning(campaign.data.status) : project.campaign.isRunning);
  const needsAccount = isReady === false && project.status === 'approved';
  const takesDeliverables = project.status === 'approved' && !closed;
  const payouts = useArrival<HTMLDivElement>(ANCHORS.payouts, earnings.data !== undefined || earnings.isLoadingError);
  const showPayouts = () => {
    payouts.current?.scrollIntoView();
    payouts.current?.focus({ preventScroll: true });
  };
  useWarmUp(loadSubmission);
  const onPhone = useOnPhone();
  const waits = delivered.data && projectWaits({ project, deliverables: delivered.data, closed, canBePaid: isReady });
  /** The bar has the only action, and nothing else is to be said. */
  const isAllInBar = onPhone && takesDeliverables && !needsAccount && waits?.length === 0;
  const setUp = (
    <ButtonLink to={paths.payoutAccount} wide>
      Set up your payment account
    </ButtonLink>
  );
  const submit = (
    <Button wide variant={needsAccount ? 'outline' : 'gold'} onClick={() => setSubmitting('new')}>
      {deliverablesText.submit}
    </Button>
  );
  return (
    <>
      <RevealTogether
        areas={['earnings', 'overview', 'turn', 'history']}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gridTemplateRows={{ lg: 'auto auto 1fr' }}
        // Phones read what was paid and what to do before what was agreed and done.
        gridTemplateAreas={{
          base: '"earnings" "turn" "overview" "history"',
          lg: '"earnings turn" "overview turn" "history turn"',
        }}
      >
        <ProjectEarnings
          earnings={earnings.data}
          failed={earnings.isLoadingError}
          onRetry={() => void earnings.refetch()}
          terms={campaign.data}
          most={project.campaign.pays_up_to}
          tiers={campaign.data && payoutTiers(payoutTermsOf(campaign.data))}
          loot={project.campaign}
          closed={closed}
          onShowPayouts={showPayouts}
        />
        <ProjectOverview project={project} loot={campaign.data} />
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          {!isAllInBar && (
            <Card>
              <SectionTitle marginBottom="3">Actions</SectionTitle>
              <Stack gap="4" data-actions-of-screen>
                {needsAccount && !onPhone && setUp}
                {/* Phones have the first of them in the bar at their foot. */}
                {takesDeliverables && (needsAccount || !onPhone) && submit}
                <QueryView
                  query={delivered}
                  problem="We could not find out what this project waits for"
                  pending={<Skeleton height="20" />}
                  beside
                >
                  {() => (
                    <ProjectWaits
                      status={project.status}
                      closed={closed}
                      earnsMore={earnings.data && earnings.data.next_step !== null}
                      waits={waits ?? []}
                    />
                  )}
                </QueryView>
              </Stack>
            </Card>
          )}
          <ContentPanel application={project} appealOf={(subject) => <AppealPanel subject={subject} />} />
        </chakra.div>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
          <ProjectHistory applicationId={project.id} closed={closed} onRevise={setSubmitting} />
          <chakra.div ref={payouts} id={ANCHORS.payouts} tabIndex={-1} scrollMarginTop="20" outline="none">
            <PayoutList creatorId={project.creator_id} campaignId={project.campaign_id} />
          </chakra.div>
        </chakra.div>
      </RevealTogether>
      {onPhone && (needsAccount || takesDeliverables) && (
        <PhoneBar {...phoneFigure(waits, earnings.data, project.campaign.pays_up_to)}>
          {needsAccount ? setUp : submit}
        </PhoneBar>
      )}
      {submitting && (
        <SubmitForProject
          project={project}
          revised={submitting === 'new' ? undefined : submitting}
          onClose={() => setSubmitting(undefined)}
        />
      )}
    </>
  );
}

/** The bar on phones says what is left to do: the step that waits for the creator, or else what the project can still pay. */
function phoneFigure(waits: readonly Wait[] | undefined, earnings: EarningsView | undefined, most: number | null) {
  const mine = waits?.find(({ turn }) => turn === 'you');
  if (mine) {
    return {
      label: deliverablesText.turns.you,
      figure: (
        <chakra.span lineClamp="2" fontSize="sm" fontWeight="semibold">
          {mine.text}
        </chakra.span>
      ),
    };
  }
  const left = earnings && leftToEarn(most, earnings);
  if (earnings && left === null) return { label: 'Paid', figure: <Money cents={earnings.paid} /> };
  return { label: 'Left to earn', figure: left === undefined || left === null ? '–' : <Money cents={left} /> };
}

/** So many treasures are worth a search. */
const SEVERAL = 5;

const filterLabels = { all: 'All', ...deliverableStatusLabels } as const;

const ProofOfDeliverable = lazyPart(async () => (await import('./proof-of-deliverable.tsx')).ProofOfDeliverable);

interface ProjectHistoryProps {
  applicationId: string;
  /** True when the loot takes no new treasures, and what was sent back only for a while. */
  closed: boolean;
  /** A treasure that was sent back is to be submitted again. */
  onRevise: (deliverable: DeliverableView) => void;
}

/** A project's treasures with what their creator can do with each. */
export function ProjectHistory({ applicationId, closed, onRevise }: ProjectHistoryProps) {
  const [proving, setProving] = useState<DeliverableView>();
  const { status, search, narrowing } = useNarrowing(filterLabels, {
    placeholder: 'Platform, link or note',
  });
  const deliverables = useInfiniteQuery(applicationDeliverablesQuery(applicationId, { status, search }));

  const actionsOf = (deliverable: DeliverableView) => {
    switch (deliverable.status) {
      case 'rejected':
        return <AppealPanel subject={{ type: 'treasure', id: deliverable.treasure_id }} />;
      case 'approved':
        return (
          <>
            <Button variant="outline" onClick={() => setProving(deliverable)}>
              Manage Proof
            </Button>
            {deliverable.payment_problem?.appeal && <AppealPanel subject={deliverable.payment_problem.appeal} />}
          </>
        );
      case 'revision_requested':
        return <ReviseDeliverable deliverable={deliverable} closed={closed} onRevise={onRevise} />;
      case 'submitted':
        return null;
    }
  };
  return (
    <section>
      <SectionTitle marginBottom="4">Treasure History</SectionTitle>
      <PagedList
        isCalm
        list={deliverables}
        narrowing={narrowing}
        problem={deliverablesText.fetchFailed}
        drawing="chest"
        noneFound="No treasures match your search"
        empty={
          <EmptyState
            as="h3"
            drawing="chest"
            title="No treasures yet"
            text="Post about the loot, then bring the link back here."
          />
        }
      >
        {(items, tools) => (
          <>
            {tools && items.length >= SEVERAL && <ListTools>{tools}</ListTools>}
            <DeliverableHistory deliverables={items} actionsOf={actionsOf} />
          </>
        )}
      </PagedList>
      {proving && <ProofOfDeliverable deliverable={proving} onClose={() => setProving(undefined)} />}
    </section>
  );
}
