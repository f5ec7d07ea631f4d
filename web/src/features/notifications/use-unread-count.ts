import type { NotificationView } from '@doubloon/contract/notifications/notification.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf } from '../../shared/api/queries/query.ts';
import { unreadCountQuery } from './api/queries.ts';

type Pages = InfiniteData<Page<NotificationView>>;

function isEmpty(list: Pages | undefined): boolean {
  return list?.pages.every(({ items }) => items.length === 0) ?? false;
}

/** Returns how many notifications somebody has not read, kept fresh. */
export function useUnreadCount(uid: string): number {
  const client = useQueryClient();
  const { data: count = 0 } = useQuery(unreadCountQuery(uid));
  const before = useRef(count);
  useEffect(() => {
    // More than a moment ago: what is listed is no longer all there is, and nothing listed is wrong.
    if (count > before.current) {
      const lists = { queryKey: keyOf(listNotifications) };
      void client.resetQueries({ ...lists, predicate: ({ state }) => isEmpty(state.data as Pages | undefined) });
      void client.invalidateQueries(lists);
    }
    before.current = count;
  }, [client, count]);
  return count;
}
