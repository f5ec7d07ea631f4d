import { countUnreadNotifications } from '@doubloon/contract/notifications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** How many notifications somebody has not read. */
export function unreadCountQuery(uid: string) {
  return queryOptions({
    queryKey: ['notifications', 'unread', uid],
    queryFn: async () => (await request(countUnreadNotifications, { params: { id: uid } })).count,
    ...liveOrEvery(WAITED_FOR_MS, 'dashboard'),
    refetchOnWindowFocus: 'always',
  });
}
