import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

const PAGE_SIZE = 20;

/** What somebody was told, newest first. */
export function notificationsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', uid],
    queryFn: ({ pageParam }) => requestPage(listNotifications, { query: { limit: PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'notifications'),
  });
}
