import { getUnreadCount } from '@doubloon/contract/messaging/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** As often as the bell is asked about while nothing tells of changes. */
const POLL_MS = 30_000;

/** How many messages somebody has not read, in all conversations together. */
export function unreadMessagesQuery(uid: string) {
  return queryOptions({
    queryKey: ['messages', 'unread', uid],
    queryFn: async () => (await request(getUnreadCount, { params: { id: uid } })).unreadCount,
    ...liveOrEvery(POLL_MS, 'dashboard'),
  });
}
