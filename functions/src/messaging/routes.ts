import * as operations from '@doubloon/contract/messaging/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteMessageFile } from './delete-message-file.ts';
import { markConversationRead } from './mark-conversation-read.ts';
import { sendMessage } from './send-message.ts';
import { getChatPartner } from './get-chat-partner.ts';
import { getConversation, listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { getUnreadCount } from './get-unread-count.ts';
import { startConversation } from './start-conversation.ts';
import { uploadMessageFile, uploadMessageFiles } from './upload-message-files.ts';

export const messagingRoutes = routes(operations, {
  startConversation,
  listConversations,
  getConversation,
  sendMessage,
  listMessages,
  markConversationRead,
  getChatPartner,
  getUnreadCount,
  uploadMessageFile,
  uploadMessageFiles,
  deleteMessageFile,
});
