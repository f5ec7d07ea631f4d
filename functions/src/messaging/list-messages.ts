import type * as operations from '@doubloon/contract/messaging/operations.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getConversationOfCaller } from './get-conversation.ts';
import { toMessageView } from './message-view.ts';

export const listMessages: Handler<typeof operations.listMessages> = async ({ db, caller }, { params, query }) => {
  const conversation = await getConversationOfCaller(db, params.id, caller);
  return mapPage(await db.messages.page(conversation.id, query), (message) => toMessageView(message, conversation));
};
