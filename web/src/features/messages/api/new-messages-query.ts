import type { MessageView } from '@doubloon/contract/messaging/message.ts';
import { listMessages } from '@doubloon/contract/messaging/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import { knownNumber, withMessages } from '../message-pages.ts';
import { messagesQuery } from './queries.ts';

/** While nothing tells of changes (specification, document 2, section 9). */
const POLL_MS = 3000;

export const newMessagesKey = (conversationId: string) => ['messaging', 'newMessages', conversationId];

/** Asks for what was said since the latest known message and adds it to the pages; answers up to which number all are known. */
export function newMessagesQuery(client: QueryClient, conversationId: string) {
  return queryOptions({
    queryKey: newMessagesKey(conversationId),
    queryFn: async () => {
      const { queryKey } = messagesQuery(conversationId);
      const after = knownNumber(client.getQueryData(queryKey));
      const fresh = await allAfter(conversationId, after);
      client.setQueryData(queryKey, (pages) => pages && withMessages(pages, fresh));
      return knownNumber(client.getQueryData(queryKey));
    },
    // Messages loaded a moment ago are not fetched again.
    initialData: () => knownNumber(client.getQueryData(messagesQuery(conversationId).queryKey)),
    initialDataUpdatedAt: () => client.getQueryState(messagesQuery(conversationId).queryKey)?.dataUpdatedAt,
    staleTime: POLL_MS,
    ...liveOrEvery(POLL_MS, `messages/${conversationId}`),
  });
}

async function allAfter(id: string, after: number): Promise<MessageView[]> {
  const found: MessageView[] = [];
  let cursor: string | undefined;
  do {
    const page = await requestPage(listMessages, { params: { id }, query: { after, limit: MAX_PAGE_SIZE, cursor } });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}
