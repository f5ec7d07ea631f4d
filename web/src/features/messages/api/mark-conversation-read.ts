import { markConversationRead as operation } from '@doubloon/contract/messaging/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Marks the other's messages as read, up to their `readCount`th. */
export const markConversationRead = (id: string, readCount: number) =>
  request(operation, { params: { id }, body: { readCount } });
