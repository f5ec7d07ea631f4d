import { getConversation } from '@doubloon/contract/messaging/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** While nothing tells of changes (specification, document 2, section 9). */
const POLL_MS = 5000;

/** One conversation. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['messages', 'conversation', id],
    queryFn: () => request(getConversation, { params: { id } }),
    ...liveOrEvery(POLL_MS, `conversation/${id}`),
  });
}
