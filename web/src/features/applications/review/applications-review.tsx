import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { APPLICATION_OPEN } from '@doubloon/contract/shared/addresses.ts';
import { applicationStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useState } from 'react';
import { applicationQuery, type ApplicationsPart, type ownerApplicationsQuery } from '../api/queries.ts';
import { applicationCsv } from '../application-csv.ts';
import { due, waits } from './application-status.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { inSections, isPending } from './sections.ts';
import { reasonOf, withReason } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { applicationsText } from '../../../shared/text/applications.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { focusPlace } from '../../../shared/ui/dialogs/return-focus.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { hasWords, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { useSorted, type Orders } from '../../../shared/ui/lists/sorting.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { useOpened } from '../../../shared/ui/lists/use-opened.ts';
import { useReviewSteps } from '../../../shared/ui/lists/use-review-steps.ts';
import { useWithWaiting } from '../../../shared/ui/lists/use-with-waiting.ts';
import { WaitingFirst, waitingFirst } from '../../../shared/ui/lists/waiting-first.tsx';

const ReviewApplicationDialog = lazyPart(
  async () => (await import('./review-application-dialog.tsx')).ReviewApplicationDialog,
);

const DecideSeveralDialog = lazyPart(async () => (await import('./decide-several-dialog.tsx')).DecideSeveralDialog);

const labelsForAdmins = { all: 'All', ...applicationStatusLabels } as const;
const labelsForOwners = { all: 'All', shortlisted: 'Shortlisted', ...applicationStatusLabels } as const;
type Labels = typeof labelsForAdmins & { readonly shortlisted?: string };

const orders: Orders<ApplicationView> = {
  rating: {
    label: 'Best rated',
    by: ({ creator }) => (creator && creator.reviewCount > 0 ? creator.rating : null),
    descending: true,
  },
  followers: { label: 'Most followers here', by: ({ creator }) => creator && creator.followers, descending: true },
  creator: { label: 'Creator A to Z', by: ({ creatorName }) => creatorName },
  oldest: { label: 'Oldest first', by: ({ created_at: at }) => at },
};

interface ApplicationsReviewProps {
  /** Query for the applications to one loot or to all of an owner's; only those of a part when one is given. */
  queryOf: (part: ApplicationsPart | undefined) => ReturnType<typeof ownerApplicationsQuery>;
  /** True when the list is of several loots: each is named. */
  namesLoots?: boolean;
  /** True when the loot takes no more applications. */
  closed?: boolean;
}

/** A list of applications with a search and a status filter, for the owner who decides on them, each in a dialog. */
export function ApplicationsReview({ queryOf, namesLoots = false, closed = false }: ApplicationsReviewProps) {
  const decides = useSession((state) => state.user?.role === 'business_owner');
  const { status, search, narrowing } = useNarrowing<Labels>(decides ? labelsForOwners : labelsForAdmins, {
    placeholder: namesLoots ? 'Creator or loot' : 'Creator',
  });
  const query = queryOf(status);
  const { list: inTime, isPartial } = useWithWaiting({
    query,
    waiting: decides && (status === undefined || status === 'pending') ? queryOf('pending') : undefined,
    idOf: ({ id }) => id,
  });
  const { list, sorting, isSorted } = useSorted({ list: inTime, query, orders });
  const work = decides ? (isSorted ? { waits } : { waits, due }) : undefined;
  const inOrder = (applications: readonly ApplicationView[]) =>
    work ? waitingFirst(waitingFirst(applications, work), { waits: isPending }) : applications;
  const [opened, setOpened] = useOpened({
    field: APPLICATION_OPEN,
    query: applicationQuery,
    idOf: ({ id }: ApplicationView) => id,
    missing: 'Application not found',
    problem: applicationsText.fetchFailed,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [several, setSeveral] = useState<readonly ApplicationView[]>();
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const finds = ({ creatorName, campaignTitle }: ApplicationView) => hasWords(search, creatorName, campaignTitle);
  const choosable = inOrder(loaded).filter((application) => finds(application) && isPending(application));
  const chosenOnes = choosable.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const review = useReviewSteps({
    list,
    finds,
    order: inOrder,
    idOf: ({ id }) => id,
    waits,
    opened: [opened, setOpened],
    problem: applicationsText.fetchFailed,
  });
  return (
    <>
      <PagedList
        isMain
        isCalm
        isPartial={isPartial && !isSorted}
        list={list}
        finds={finds}
        problem={
          namesLoots ? withReason(applicationsText.fetchFailed, reasonOf(list.error)) : applicationsText.fetchFailed
        }
        narrowing={narrowing}
        sorting={sorting}
        download={{ of: 'applications', columns: applicationCsv, query }}
        drawing="bottle"
        noneFound="No applications match your search"
        noneWithStatus={
          status === 'shortlisted' ? 'Nobody is on your shortlist yet' : 'No applications with this status'
        }
        empty={
          <EmptyState
            drawing="bottle"
            title="No applications yet"
            text={
              closed
                ? 'This loot is closed and takes no applications any more.'
                : 'They show up here as soon as a creator applies.'
            }
            action={namesLoots && <ButtonLink to={paths.lootManagement}>Loot Management</ButtonLink>}
          />
        }
      >
        {(applications, tools) => (
          <>
            {(work ? inSections(applications) : [applications]).map((section, index) => (
              <WaitingFirst
                key={section.some(isPending) ? 'pending' : 'others'}
                items={section}
                work={work}
                name="Applications"
                heading={section.some(isPending) ? undefined : 'Content and payments to review'}
                more={list.hasNextPage}
                tools={index === 0 && tools}
              >
                {(group, caption) => (
                  <ApplicationsTable
                    caption={caption}
                    applications={group}
                    toDecide={decides && group.some(waits)}
                    namesLoots={namesLoots}
                    chosen={chosen}
                    onChoose={choose}
                    onOpen={setOpened}
                  />
                )}
              </WaitingFirst>
            ))}
            {decides && choosable.length > 0 && (
              <ChosenBar
                chosen={chosenOnes.length}
                of={choosable.length}
                onAll={() => setChosen(new Set(choosable.map(({ id }) => id)))}
                onNone={() => {
                  setChosen(new Set());
                  focusPlace();
                }}
                onDecide={() => setSeveral(chosenOnes)}
              />
            )}
          </>
        )}
      </PagedList>
      {several && (
        <DecideSeveralDialog
          applications={several}
          onCancel={() => setSeveral(undefined)}
          onDone={() => {
            setSeveral(undefined);
            setChosen(new Set());
          }}
        />
      )}
      {review.open && (
        <ReviewApplicationDialog
          amongAll={namesLoots}
          application={review.open}
          steps={review.steps}
          onDecided={review.goOn}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    position: 'sticky',
    // On phones above the tabs at the lower edge.
    bottom: { base: 'calc({spacing.2} + var(--covered-below))', md: '4' },
    zIndex: 'header',
  },
});
const shownBar = {
  marginTop: '4',
  padding: '3',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'lifted',
};

interface ChosenBarProps {
  chosen: number;
  of: number;
  onAll: () => void;
  onNone: () => void;
  onDecide: () => void;
}

/** Shows how many applications are chosen, and a decision on all of them; in sight however long the list is. */
function ChosenBar({ chosen, of, onAll, onNone, onDecide }: ChosenBarProps) {
  const isShown = chosen > 0;
  return (
    <Bar css={isShown ? shownBar : undefined}>
      <chakra.p role="status" fontWeight="semibold" marginRight="auto">
        {isShown && `${chosen} selected`}
      </chakra.p>
      {isShown && (
        <>
          <Button variant="quiet" onClick={onNone}>
            Clear
          </Button>
          {chosen < of && (
            <Button variant="outline" onClick={onAll}>
              {`Select all ${of}`}
            </Button>
          )}
          <Button flexGrow={{ base: '1', md: '0' }} onClick={onDecide}>
            Decide together
          </Button>
        </>
      )}
    </Bar>
  );
}
