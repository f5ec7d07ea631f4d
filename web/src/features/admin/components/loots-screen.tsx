import { listAllCampaigns, moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Named, NothingWaits, RowActions, RowDecision } from './admin-list.tsx';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { NearDateText } from '../../../shared/ui/figures/date-text.tsx';
import { StatusSelect } from '../../../shared/ui/lists/status-segments.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { SearchField, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const filterLabels = { all: 'Any status', ...campaignStatusLabels } as const;
const palettes = {
  open: 'sea',
  approved: 'sea',
  pending: 'gold',
  paused: 'plain',
  completed: 'plain',
  rejected: 'coral',
} as const;

/** The search first, the status beside it; the way to the applications at the end, or below. */
const Filters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginBottom: '5',
  },
});
const Way = chakra(TextLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minHeight: 'touch',
    gridColumn: { base: '1 / -1', md: 'auto' },
  },
});
/** How wide its place is where the table is one; narrower, the loots are cards with the status at the left of the buttons. */
const TABLE = '@container (min-width: 46rem)';

const Place = chakra('div', {
  base: {
    '& tr[data-beside]': { alignItems: 'center' },
    '& tr[data-beside] > td[data-bare]': { gridColumn: '1', gridRow: '2' },
    '& tr[data-beside] > td[data-actions]': { gridColumn: '2', gridRow: '2', paddingTop: '2' },
    '& tr[data-beside] > td:nth-of-type(3)': { fontWeight: 'semibold' },
    [TABLE]: {
      '& table': { tableLayout: 'fixed' },
      '& th:nth-of-type(2)': { width: '10.5rem' },
      '& th:nth-of-type(3)': { width: '8.5rem' },
      '& table tr[role] > [role]': { paddingX: '3' },
      '& th:nth-of-type(4)': { width: '12rem' },
      '& td[data-actions] > div > div': { justifyContent: 'flex-end' },
    },
  },
});

/** Everybody's loots, and what an admin can do to each as its status allows. */
export function LootsScreen() {
  const { status, search, narrowing } = useNarrowing(filterLabels, { placeholder: 'Title or platform' });
  const list = useInfiniteQuery(
    pagesOf(listAllCampaigns, { query: { status, search } }, { placeholderData: keepPreviousData }),
  );
  const { ask, dialog } = useDecision();
  const columns: readonly Column<CampaignView>[] = [
    {
      header: 'Loot',
      cell: ({ id, title, owner_id: ownerId, owner_name: owner, cover, created_at: at }) => (
        <Named>
          <LootThumbnail campaign={{ id, owner_id: ownerId, cover }} />
          <div>
            <Link to={paths.managedLoot(id)} data-row-link>
              {title}
            </Link>
            <Detail>
              {owner} · <NearDateText value={at} />
            </Detail>
          </div>
        </Named>
      ),
    },
    {
      header: 'Status',
      onCards: 'bare',
      cell: ({ status, held_by_admin: held }) => (
        <Badge colorPalette={held ? 'coral' : palettes[status]}>
          {held ? 'Paused by our team' : campaignStatusLabels[status]}
        </Badge>
      ),
    },
    { header: 'Budget', onCards: 'beside', atEnd: true, cell: ({ budget }) => <Money cents={budget} /> },
    {
      header: 'Moderation',
      actions: true,
      atEnd: true,
      cell: (loot) => <Moderation loot={loot} onDecide={ask} />,
    },
  ];
  return (
    <>
      <Filters>
        {narrowing.search && <SearchField bare {...narrowing.search} />}
        <StatusSelect {...narrowing.choice} />
        <Way to={paths.applications}>Where are the applications?</Way>
      </Filters>
      <PagedList
        isMain
        list={list}
        problem="Failed to load loots"
        empty={
          search !== undefined ? (
            <EmptyState
              drawing="chest"
              title="No loots found"
              action={
                <Button variant="outline" onClick={narrowing.clear}>
                  Show all
                </Button>
              }
            />
          ) : status === 'pending' ? (
            <NothingWaits />
          ) : (
            <EmptyState drawing="chest" title="No loots with this status" />
          )
        }
      >
        {(loots) => (
          <Place>
            <DataTable caption="Loots" columns={columns} items={loots} keyOf={({ id }) => id} />
          </Place>
        )}
      </PagedList>
      {dialog}
    </>
  );
}

interface ModerationProps {
  loot: CampaignView;
  onDecide: (decision: Decision) => void;
}

/** The actions of an admin on a loot: opening it where it waits for that, and the rest in a menu. */
function Moderation({ loot, onDecide }: ModerationProps) {
  const { status, held_by_admin: held } = loot;
  if (status === 'completed') return '–';
  const button = (action: ModerationAction, look: 'gold' | 'outline' | 'dangerQuiet') => {
    const decision = moderationOf(loot, action);
    return (
      <Button variant={look} onClick={() => onDecide(decision)}>
        {decision.confirm}
      </Button>
    );
  };
  const canApprove = campaignLife.can(status, 'approve') && (status !== 'paused' || held);
  const waits = canApprove && (status === 'pending' || held);
  return (
    <RowActions>
      <RowDecision
        more={
          <>
            {canApprove && !waits && button('approve', 'outline')}
            {campaignLife.can(status, 'pause') && button('pause', 'outline')}
            {campaignLife.can(status, 'reject') && button('reject', 'dangerQuiet')}
          </>
        }
      >
        {waits && button('approve', status === 'pending' ? 'gold' : 'outline')}
      </RowDecision>
    </RowActions>
  );
}

type ModerationAction = 'approve' | 'reject' | 'pause';

/** Returns the texts and the request of an admin's action on a loot, worded for its current status. */
export function moderationOf(loot: CampaignView, action: ModerationAction): Decision {
  const { id, title, description, requirements, interests, example_posts, files, cover, status } = loot;
  const approves = action === 'approve' && {
    seen: { title, description, requirements, interests, example_posts, files, cover },
  };
  const run = (reason: string) => request(moderateCampaign, { params: { id }, body: { action, reason, ...approves } });
  if (action === 'reject') {
    return {
      title: `Reject "${title}"?`,
      effect:
        'It disappears from the marketplace; only its owner and admins see it. What was delivered can still be decided and paid.',
      reasonHint: 'The owner reads this reason, and can appeal.',
      confirm: 'Reject',
      loadingText: 'Rejecting...',
      dangerous: true,
      done: `"${title}" is rejected.`,
      run,
    };
  }
  if (action === 'pause') {
    return {
      title: `Put "${title}" on hold?`,
      effect: 'It takes no new applications, and its owner cannot resume it: only an admin opens it again.',
      confirm: 'Hold',
      loadingText: 'Holding...',
      dangerous: true,
      done: `"${title}" is on hold.`,
      run,
    };
  }
  const reopens = status === 'paused';
  return {
    title: reopens ? `Reopen "${title}"?` : `Approve "${title}"?`,
    effect: 'It is open in the marketplace at once, and creators can apply.',
    confirm: reopens ? 'Reopen' : 'Approve',
    loadingText: reopens ? 'Reopening...' : 'Approving...',
    done: `"${title}" is open.`,
    run,
  };
}
