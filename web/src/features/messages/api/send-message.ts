import { sendMessage as operation } from '@doubloon/contract/messaging/operations.ts';
import { request } from '../../../shared/api/request.ts';
import type { Outgoing } from '../outbox.ts';

/** Sends a message; trying again sends it no second time. */
export const sendMessage = ({ conversationId, text, attachments, clientMessageId }: Outgoing) =>
  request(operation, {
    params: { id: conversationId },
    body: { text, attachments: attachments.map(({ storagePath }) => ({ storagePath })), clientMessageId },
  });
