import type { NotificationView } from '@doubloon/contract/notifications/notification.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { notificationsText } from '../../shared/text/notifications.ts';
import { markAllRead } from './api/mark-all-read.ts';
import { markRead } from './api/mark-read.ts';
import { unreadCountQuery } from './api/unread-count-query.ts';

type Pages = InfiniteData<Page<NotificationView>>;

/** Marks notifications as read, at once on the screen and then with the server; taken back when the server refuses. */
export function useMarkRead(uid: string) {
  const client = useQueryClient();
  // Narrowed lists, too.
  const lists = { queryKey: ['notifications', 'list', uid] };
  const countKey = unreadCountQuery(uid).queryKey;

  return useMutation({
    mutationFn: async (which: { id: string } | 'all'): Promise<void> => {
      await (which === 'all' ? markAllRead() : markRead(which.id));
    },
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey: ['notifications'] });
      const before = { lists: client.getQueriesData<Pages>(lists), count: client.getQueryData(countKey) };
      const concerned = ({ id }: NotificationView) => which === 'all' || which.id === id;
      client.setQueriesData<Pages>(lists, (pages) => pages && withRead(pages, concerned));
      client.setQueryData(countKey, (count = 0) => (which === 'all' ? 0 : Math.max(0, count - 1)));
      return before;
    },
    onError: (error, _which, before) => {
      for (const [key, pages] of before?.lists ?? []) client.setQueryData(key, pages);
      client.setQueryData(countKey, before?.count);
      toastError(messageOf(error, notificationsText.markFailed));
    },
  });
}

function withRead({ pages, pageParams }: Pages, concerned: (notification: NotificationView) => boolean): Pages {
  const read = (notification: NotificationView) =>
    concerned(notification) ? { ...notification, read: true } : notification;
  return { pageParams, pages: pages.map(({ items, nextCursor }) => ({ items: items.map(read), nextCursor })) };
}
