import type { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.ts';
import { messagesText } from '../../shared/text/messages.ts';
import { messagesQuery } from './api/messages-query.ts';
import { sendMessage } from './api/send-message.ts';
import { knownNumber, withMessages } from './message-pages.ts';
import { failOutgoing, putOutgoing, removeOutgoing, type Outgoing } from './outbox.ts';

/**
 * Sends messages of one conversation: they stand in the chat at once, and stay there with the reason when they cannot be sent. One that has failed is
 * never sent by itself, only by whoever wrote it.
 */
export function useSend(uid: string, conversationId: string) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: sendMessage,
    // Without a connection it fails at once, instead of waiting unseen to be sent later.
    networkMode: 'always',
    retry: false,
    onSuccess: (sent, { clientMessageId }) => {
      const { queryKey } = messagesQuery(sent.conversationId);
      const pages = client.setQueryData(queryKey, (known) => known && withMessages(known, [sent]));
      removeOutgoing(clientMessageId);
      if (knownNumber(pages) < sent.number) {
        void client.invalidateQueries({ queryKey: ['messages', 'new', sent.conversationId] });
      }
      void client.invalidateQueries({ queryKey: ['messages', 'conversations', uid] });
    },
    onError: (error, { clientMessageId }) => failOutgoing(clientMessageId, messageOf(error, messagesText.notSent)),
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
