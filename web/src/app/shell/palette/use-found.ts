import { listCampaigns, listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listConversations } from '@doubloon/contract/messaging/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { listCreators } from '@doubloon/contract/stores/operations.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Destination } from './own-commands.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { hasWords } from '../../../shared/ui/lists/narrowing.tsx';

const SHOWN = 5;
/** Fewer letters find nearly everything. */
const MIN_LETTERS = 2;

interface Found {
  heading: string;
  found: readonly Destination[];
}

/** Loots, creators and conversations with these words, as far as somebody of this role can see them; `asking` until all are there. */
export function useFound(words: string, { uid, role }: SessionUser): { groups: Found[]; asking: boolean } {
  const search = words.trim();
  const asks = search.length >= MIN_LETTERS;
  const isOwner = role === 'business_owner';
  const query = { search, limit: SHOWN };
  const kept = { placeholderData: keepPreviousData };

  const own = useQuery(
    queryOf(listCampaignsOfOwner, { params: { id: uid }, query }, { ...kept, enabled: asks && isOwner }),
  );
  const offered = useQuery(queryOf(listCampaigns, { query }, { ...kept, enabled: asks }));
  const creators = useQuery(queryOf(listCreators, { query }, { ...kept, enabled: asks }));
  const talks = useQuery(queryOf(listConversations, { query: { limit: MAX_PAGE_SIZE } }, { enabled: asks }));

  const mine = (own.data ?? []).map(({ id, title, budget }) => ({
    label: title,
    detail: formatCents(budget),
    to: paths.managedLoot(id),
  }));
  const groups: Found[] = [
    ...(isOwner ? [{ heading: 'Your loots', found: mine }] : []),
    {
      heading: 'Loots',
      found: (offered.data ?? [])
        .filter(({ id }) => !own.data?.some((loot) => loot.id === id))
        .map(({ id, title, budget }) => ({ label: title, detail: formatCents(budget), to: paths.loot(id) })),
    },
    {
      heading: 'Creators',
      found: (creators.data ?? []).map(({ id, name, username }) => ({
        label: name,
        ...(username && { detail: `@${username}` }),
        to: paths.store(id),
      })),
    },
    {
      heading: 'Conversations',
      found: (talks.data ?? [])
        .filter(({ participant, campaign }) => hasWords(search, participant.name, campaign?.title ?? ''))
        .slice(0, SHOWN)
        .map(({ id, participant, campaign }) => ({
          label: participant.name,
          ...(campaign && { detail: campaign.title }),
          to: paths.conversation(id),
        })),
    },
  ];
  return {
    groups: asks ? groups.filter(({ found }) => found.length > 0) : [],
    asking: asks && [own, offered, creators, talks].some(({ isFetching }) => isFetching),
  };
}
