import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { useQuery } from '@tanstack/react-query';
import type { WaitingWork } from './navigation.ts';
import { useUnreadMessages } from '../../features/messages/use-unread-messages.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../shared/live/live-or-every.ts';
import type { SessionUser } from '../../shared/state/session.ts';

/** The newest loots whose waiting work is counted. */
const LOOTS_COUNTED = 50;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns how much waits for somebody, by kind: messages, and for owners what they decide on or answer; 0 while that is not known. Applications are counted by themselves,
 * so that both counts of an owner together are the sum of what waits in their loots, see `countedWork`.
 */
export function useWaitingWork({ uid, role }: SessionUser): Record<WaitingWork, number> {
  const messages = useUnreadMessages(uid);
  const { data } = useQuery(
    queryOf(
      listCampaignsOfOwner,
      { params: { id: uid }, query: { limit: LOOTS_COUNTED } },
      {
        select: (loots) => ({
          applications: sum(loots.map(({ pending_applications: pending }) => pending)),
          loots: sum(loots.map((loot) => loot.pending_treasures + loot.pending_proofs + loot.pending_questions)),
        }),
        enabled: role === 'business_owner',
        ...liveOrEvery(WAITED_FOR_MS, 'campaigns'),
      },
    ),
  );
  return { messages, ...(data ?? { applications: 0, loots: 0 }) };
}
