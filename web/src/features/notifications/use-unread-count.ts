import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unreadCountQuery } from './api/unread-count-query.ts';

/** How many notifications somebody has not read, kept fresh. */
export function useUnreadCount(uid: string): number {
  const client = useQueryClient();
  const { data: count = 0 } = useQuery(unreadCountQuery(uid));
  const before = useRef(count);
  useEffect(() => {
    // More than a moment ago: what is listed is no longer all there is.
    if (count > before.current) void client.invalidateQueries({ queryKey: ['notifications', 'list', uid] });
    before.current = count;
  }, [client, count, uid]);
  return count;
}
