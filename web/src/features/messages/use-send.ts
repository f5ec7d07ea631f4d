import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { sendMessage, listConversations } from '@doubloon/contract/messaging/operations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { newMessagesKey } from './api/new-messages-query.ts';
import { messagesQuery } from './api/queries.ts';
import { knownNumber, withMessages } from './message-pages.ts';
import { failOutgoing, putOutgoing, removeOutgoing, type Outgoing } from './outbox.ts';

/**
 * Sends messages of one conversation: they stand in the chat at once, and stay there with the reason when they cannot be sent. One that has failed is
 * never sent by itself, only by whoever wrote it.
 */
export function useSend(uid: string, conversationId: string) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // Trying again sends it no second time.
    mutationFn: ({ conversationId: id, text, attachments, clientMessageId }: Outgoing) =>
      request(sendMessage, {
        params: { id },
        body: { text, attachments: attachments.map(({ storagePath }) => ({ storagePath })), clientMessageId },
      }),
    meta: { invalidates: [listConversations] },
    // Without a connection it fails at once, instead of waiting unseen to be sent later.
    networkMode: 'always',
    retry: false,
    onSuccess: (sent, { clientMessageId }) => {
      const { queryKey } = messagesQuery(sent.conversationId);
      const pages = client.setQueryData(queryKey, (known) => known && withMessages(known, [sent]));
      removeOutgoing(clientMessageId);
      if (knownNumber(pages) < sent.number) {
        void client.invalidateQueries({ queryKey: newMessagesKey(sent.conversationId) });
      }
    },
    onError: (error, { clientMessageId }) =>
      failOutgoing(clientMessageId, messageOf(error, 'Not sent. Please try again.')),
  });
  const begin = (message: Outgoing) => {
    putOutgoing(message);
    mutate(message);
  };
  return {
    send: (text: string, attachments: Attachment[]) =>
      begin({
        clientMessageId: crypto.randomUUID(),
        uid,
        conversationId,
        text: text.trim(),
        attachments,
        at: Date.now(),
        status: 'sending',
        problem: null,
      }),
    /** Sends one again that failed; the server takes it once, whatever became of the attempts before. */
    sendAgain: begin,
  };
}
