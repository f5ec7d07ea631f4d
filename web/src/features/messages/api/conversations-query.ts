import { listConversations } from '@doubloon/contract/messaging/operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

const PAGE_SIZE = 20;
/** While nothing tells of changes (specification, document 2, section 9). */
const POLL_MS = 5000;

/** Somebody's conversations, latest activity first. */
export function conversationsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['messages', 'conversations', uid],
    queryFn: ({ pageParam }) => requestPage(listConversations, { query: { limit: PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(POLL_MS, 'conversations'),
  });
}
