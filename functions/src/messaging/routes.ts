import {
  deleteMessageFile as deleteFileOperation,
  getChatPartner,
  getConversation,
  getUnreadCount,
  listConversations,
  listMessages,
  markConversationRead as markReadOperation,
  sendMessage as sendOperation,
  startConversation as startOperation,
  uploadMessageFile as uploadFileOperation,
  uploadMessageFiles as uploadFilesOperation,
} from '@doubloon/contract/messaging/operations.ts';
import { route, uploadRoute } from '../platform/operation-route.ts';
import { deleteMessageFile } from './delete-message-file.ts';
import { markConversationRead } from './mark-conversation-read.ts';
import { sendMessage } from './send-message.ts';
import { showChatPartner } from './show-chat-partner.ts';
import { showConversation, showConversations } from './show-conversations.ts';
import { showMessages } from './show-messages.ts';
import { showUnreadCount } from './show-unread-count.ts';
import { startConversation } from './start-conversation.ts';
import { uploadMessageFile, uploadMessageFiles } from './upload-message-files.ts';

export const messagingRoutes = [
  route(startOperation, startConversation),
  route(listConversations, showConversations),
  route(getConversation, showConversation),
  route(sendOperation, sendMessage),
  route(listMessages, showMessages),
  route(markReadOperation, markConversationRead),
  route(getChatPartner, showChatPartner),
  route(getUnreadCount, showUnreadCount),
  uploadRoute(uploadFileOperation, uploadMessageFile),
  uploadRoute(uploadFilesOperation, uploadMessageFiles),
  route(deleteFileOperation, deleteMessageFile),
];
