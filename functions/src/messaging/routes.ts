import * as operations from '@doubloon/contract/messaging/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { deleteMessageFile, uploadMessageFile, uploadMessageFiles } from './message-files.ts';
import { getConversation, listConversations, markConversationRead } from './list-conversations.ts';
import { sendMessage } from './send-message.ts';
import { getChatPartner, getUnreadCount, listMessages } from './show-messages.ts';
import { startConversation } from './start-conversation.ts';

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
