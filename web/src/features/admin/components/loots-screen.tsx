import { listAllCampaigns } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { adminText } from '../../../shared/text/admin.ts';
import { campaignsText, campaignStatusLabels } from '../../../shared/text/campaigns.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { ListFilters, SearchField, StatusFilter, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { moderationOf, type ModerationAction } from '../moderation.ts';
import { useDecision } from './decision-dialog.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { Quiet, RowActions } from './row-actions.tsx';

const filterLabels = { all: 'All', ...campaignStatusLabels } as const;
const tones = {
  open: 'sea',
  approved: 'sea',
  pending: 'gold',
  paused: 'plain',
  completed: 'plain',
  rejected: 'coral',
} as const;

/** Everybody's loots, and what an admin can do to each as its status allows. */
export function LootsScreen() {
  const { status, search, narrowing } = useNarrowing(filterLabels, { placeholder: 'Title or platform' });
  const list = useInfiniteQuery(
    pagesOf(listAllCampaigns, { query: { status, search } }, { placeholderData: keepPreviousData }),
  );
  const { ask, dialog } = useDecision();
  const button = (loot: CampaignView, action: ModerationAction) => {
    const decision = moderationOf(loot, action);
    return (
      <Button look={action === 'reject' ? 'dangerQuiet' : 'outline'} onClick={() => ask(decision)}>
        {decision.confirm}
      </Button>
    );
  };
  const columns: readonly Column<CampaignView>[] = [
    {
      header: 'Loot',
      cell: ({ id, title, owner_name: owner }) => (
        <>
          <Link to={paths.managedLoot(id)} data-row-link>
            {title}
          </Link>
          <Quiet>{owner}</Quiet>
        </>
      ),
    },
    {
      header: 'Status',
      cell: ({ status, held_by_admin: held }) => (
        <Badge tone={held ? 'coral' : tones[status]}>
          {held ? campaignsText.heldTitle : campaignStatusLabels[status]}
        </Badge>
      ),
    },
    { header: 'Budget', cell: ({ budget }) => <Money cents={budget} /> },
    { header: 'Created', cell: ({ created_at: at }) => <DateText value={at} /> },
    {
      header: 'Moderation',
      cell: (loot) => (
        <RowActions>
          {loot.status === 'completed' && '–'}
          {campaignLife.can(loot.status, 'approve') &&
            (loot.status !== 'paused' || loot.held_by_admin) &&
            button(loot, 'approve')}
          {campaignLife.can(loot.status, 'pause') && button(loot, 'pause')}
          {campaignLife.can(loot.status, 'reject') && button(loot, 'reject')}
        </RowActions>
      ),
    },
  ];
  return (
    <>
      <ListFilters>
        {narrowing.search && <SearchField {...narrowing.search} />}
        <StatusFilter {...narrowing.choice} />
        <ButtonLink to={paths.applications} look="quiet" justifySelf="start">
          Where are the applications?
        </ButtonLink>
      </ListFilters>
      <PagedList
        isMain
        list={list}
        problem={adminText.campaignsFailed}
        empty={
          search !== undefined ? (
            <EmptyState
              drawing="chest"
              title={campaignsText.noneFound}
              action={
                <Button look="outline" onClick={narrowing.clear}>
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
        {(loots) => <DataTable caption="Loots" columns={columns} items={loots} keyOf={({ id }) => id} />}
      </PagedList>
      {dialog}
    </>
  );
}
