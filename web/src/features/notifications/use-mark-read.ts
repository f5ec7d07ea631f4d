import type { NotificationView } from '@doubloon/contract/notifications/notification.ts';
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  MAX_MARKED_READ,
} from '@doubloon/contract/notifications/operations.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { isMissing } from '../../shared/api/api-error.ts';
import { keyOf } from '../../shared/api/queries/query.ts';
import { request } from '../../shared/api/request.ts';
import { unreadCountQuery } from './api/queries.ts';

type Pages = InfiniteData<Page<NotificationView>>;

/** Marks notifications as read, at once on the screen and then with the server; taken back when the server refuses. */
export function useMarkRead(uid: string) {
  const client = useQueryClient();
  // Narrowed lists, too.
  const lists = { queryKey: keyOf(listNotifications) };
  const countKey = unreadCountQuery(uid).queryKey;

  return useMutation({
    mutationFn: async (which: { id: string } | 'all'): Promise<void> => {
      await (which === 'all' ? markAllRead() : markOneRead(which.id));
    },
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey: ['notifications'] });
      const before = { lists: client.getQueriesData<Pages>(lists), count: client.getQueryData(countKey) };
      const concerned = ({ id }: NotificationView) => which === 'all' || which.id === id;
      client.setQueriesData<Pages>(lists, (pages) => pages && withRead(pages, concerned));
      client.setQueryData(countKey, (kept) => ({
        count: which === 'all' ? 0 : Math.max(0, (kept?.count ?? 0) - 1),
      }));
      return before;
    },
    meta: { failure: 'Could not be marked as read. Please try again.' },
    onError: (_error, _which, before) => {
      for (const [key, pages] of before?.lists ?? []) client.setQueryData(key, pages);
      client.setQueryData(countKey, before?.count);
    },
  });
}

/** Marks one as read; one that is gone, as its application was taken back, needs it no more. */
async function markOneRead(id: string): Promise<void> {
  try {
    await request(markNotificationRead, { params: { id } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Marks everything as read, however much that is. */
async function markAllRead(): Promise<void> {
  for (;;) {
    const { marked } = await request(markNotificationsRead, {});
    if (marked < MAX_MARKED_READ) return;
  }
}

function withRead({ pages, pageParams }: Pages, concerned: (notification: NotificationView) => boolean): Pages {
  const read = (notification: NotificationView) =>
    concerned(notification) ? { ...notification, read: true } : notification;
  return { pageParams, pages: pages.map(({ items, nextCursor }) => ({ items: items.map(read), nextCursor })) };
}
