import { useQuery } from '@tanstack/react-query';
import { unreadMessagesQuery } from './api/queries.ts';

/** Returns how many messages somebody has not read; 0 while that is not known. */
export function useUnreadMessages(uid: string): number {
  return useQuery(unreadMessagesQuery(uid)).data ?? 0;
}
