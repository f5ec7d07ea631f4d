import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** The conversation with somebody, begun when there is none: asking twice changes nothing. */
export function startConversationQuery(otherUserId: string, campaignId: string | undefined) {
  return queryOptions({
    queryKey: ['messages', 'start', otherUserId, campaignId ?? null],
    queryFn: () => request(startConversation, { body: { otherUserId, campaignId } }),
    staleTime: 0,
    gcTime: 0,
  });
}
