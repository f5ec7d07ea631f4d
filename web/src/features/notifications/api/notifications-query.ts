import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

const PAGE_SIZE = 20;

/** What the notifications are narrowed to: the unread ones, words. */
interface NotificationsWanted {
  status?: 'unread' | undefined;
  search?: string | undefined;
}

/** What somebody was told, newest first. */
export function notificationsQuery(uid: string, { status, search }: NotificationsWanted = {}) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', uid, status ?? 'all', search ?? ''],
    queryFn: ({ pageParam }) =>
      requestPage(listNotifications, { query: { status, search, limit: PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'notifications'),
  });
}
