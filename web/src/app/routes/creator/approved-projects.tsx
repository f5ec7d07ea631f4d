import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { approvedApplicationsQuery } from '../../../features/applications/api/queries.ts';
import { ownApplicationCsv } from '../../../features/applications/application-csv.ts';
import { ownApplicationOrders } from '../../../features/applications/own-application-orders.ts';
import { ProjectActions, ProjectsTable } from '../../../features/deliverables/components/projects-table.tsx';
import { inTurn } from '../../../features/deliverables/project-turn.ts';
import { earnsNoMore } from '../../../features/payouts/next-step-text.ts';
import { usePageEarnings } from '../../../features/deliverables/use-page-earnings.ts';
import { useProjectTurns } from '../../../features/deliverables/use-all-deliverables.ts';
import { ProjectMoney } from '../../projects/project-money.tsx';
import { useWarmUp } from '../../../shared/form/use-warm-up.ts';
import { paths } from '../../../shared/paths.ts';
import { isEarning, leftToEarn } from '../../../shared/payments/project-earnings.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { projectStatusLabels } from '../../../shared/text/deliverables.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState, ProblemNotice } from '../../../shared/ui/lists/query-view.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { TitleLine, useToolsPlace } from '../../../shared/ui/lists/list-tools.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { useSorted } from '../../../shared/ui/lists/sorting.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const loadSubmission = () => import('../../projects/submit-for-project.tsx');
const SubmitForProject = lazyPart(async () => (await loadSubmission()).SubmitForProject);
const ProofOfProject = lazyPart(async () => (await import('../../projects/proof-of-project.tsx')).ProofOfProject);

const Problems = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: '4', _empty: { display: 'none' } } });

/** `/my-approved-projects`: what a creator has been approved for, with what can be done at once. */
export function ApprovedProjectsRoute() {
  const uid = useSession((state) => state.user?.uid ?? '');
  const { status, search, narrowing } = useNarrowing(projectStatusLabels, {
    placeholder: 'Loot or owner',
  });
  const [submittingTo, setSubmittingTo] = useState<ApplicationView>();
  const [provingOf, setProvingOf] = useState<ApplicationView>();
  const query = approvedApplicationsQuery(uid, status);
  const { list, sorting, isSorted } = useSorted({
    list: useInfiniteQuery(query),
    query,
    orders: ownApplicationOrders,
  });
  const pages = list.data?.pages.map(({ items }) => items);
  const { turnIn, isSettled, problem, retry } = useProjectTurns(pages?.flat());
  const earnings = usePageEarnings(uid, pages ?? []);
  const earnsMore = (project: ApplicationView) => {
    const known = earnings.byProject.get(project.id);
    return known !== undefined && isEarning(project) && leftToEarn(project.campaign.pays_up_to, known) !== null;
  };
  const { place, putTools } = useToolsPlace();
  useWarmUp(loadSubmission);
  return (
    <>
      <PageHeader
        title="My Approved Projects"
        intro="Post, bring the link back, get paid."
        actions={<TitleLine>{place}</TitleLine>}
      />
      {list.data && (
        <Problems>
          {problem && (
            <ProblemNotice
              title="We could not find out what your projects wait for"
              query={{ error: problem, refetch: retry }}
            />
          )}
          {earnings.problem && (
            <ProblemNotice
              title="We could not find out what your projects have paid"
              query={{ error: earnings.problem, refetch: earnings.retry }}
            />
          )}
        </Problems>
      )}
      <PagedList
        isMain
        isCalm
        list={list}
        held={!isSettled}
        finds={({ campaignTitle: title, campaign }) =>
          hasWords(search, title, campaign.businessOwner.name, ...campaign.platforms)
        }
        problem={applicationsText.fetchFailed}
        narrowing={narrowing}
        sorting={sorting}
        download={{ of: 'projects', columns: ownApplicationCsv, query }}
        drawing="chest"
        noneFound="No projects match your search"
        noneWithStatus="No projects with this status"
        empty={
          <EmptyState
            drawing="chest"
            title="No approved projects yet"
            text="Apply to a loot; once its owner approves you, it shows up here."
            action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
          />
        }
      >
        {(projects, tools) => (
          <>
            {putTools(tools)}
            <ProjectsTable
              projects={isSorted ? projects : inTurn(projects, turnIn)}
              isTurn={(project) => turnIn(project).mine}
              moneyOf={({ id, status, campaign }) => (
                <ProjectMoney
                  earnings={earnings.byProject.get(id)}
                  most={status === 'approved' && campaign.isRunning ? campaign.pays_up_to : null}
                  areComing={earnings.areComing}
                />
              )}
              actionsOf={(project) => (
                <ProjectActions
                  project={project}
                  turn={turnIn(project)}
                  isFullyPaid={project.campaign.isRunning && earnsNoMore(earnings.byProject.get(project.id))}
                  earnsMore={earnsMore(project)}
                  onSubmit={() => setSubmittingTo(project)}
                  onProve={() => setProvingOf(project)}
                />
              )}
            />
          </>
        )}
      </PagedList>
      {submittingTo && (
        <SubmitForProject project={submittingTo} title="Create submission" onClose={() => setSubmittingTo(undefined)} />
      )}
      {provingOf && <ProofOfProject applicationId={provingOf.id} onClose={() => setProvingOf(undefined)} />}
    </>
  );
}
