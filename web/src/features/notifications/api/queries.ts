import { countUnreadNotifications } from '@doubloon/contract/notifications/operations.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';

/** Query for the number of somebody's unread notifications. */
export function unreadCountQuery(uid: string) {
  return queryOf(
    countUnreadNotifications,
    { params: { id: uid } },
    {
      select: ({ count }) => count,
      ...liveOrEvery(WAITED_FOR_MS, 'dashboard'),
      refetchOnWindowFocus: 'always',
    },
  );
}
