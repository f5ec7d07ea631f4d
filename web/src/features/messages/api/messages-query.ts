import { listMessages } from '@doubloon/contract/messaging/operations.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

const PAGE_SIZE = 30;

/** The messages of a conversation, newest first, page by page. They never change, so they are asked for once; what is new comes from `newMessagesQuery`. */
export function messagesQuery(conversationId: string) {
  return infiniteQueryOptions({
    queryKey: ['messages', 'pages', conversationId],
    queryFn: ({ pageParam }) =>
      requestPage(listMessages, { params: { id: conversationId }, query: { limit: PAGE_SIZE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: Infinity,
  });
}
