import type { Attachment, MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import type { Message } from '@doubloon/contract/messaging/message.ts';
import type * as operations from '@doubloon/contract/messaging/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import { type Database, type Tx, unitOfWork } from '../platform/database/database.ts';
import { derivedId, newId } from '../platform/ids.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { getConversationOfCaller, otherOf } from './get-conversation.ts';
import { messagePreview } from './message-preview.ts';
import { toMessageView } from './show-messages.ts';

const FILE_NOT_AVAILABLE = 'This file is not available; please attach it again';

/**
 * Sends a message with the next number of its conversation. Throws `not_found` for a conversation of others and without an account, `illegal_state` when
 * the other has left, `invalid_input` naming each attachment that the caller has not uploaded here or has sent already. A message whose
 * `clientMessageId` has arrived before is answered as it arrived, and nothing is written.
 */
export const sendMessage: Handler<typeof operations.sendMessage> = async ({ db, clock, caller }, { params, body }) => {
  const storagePaths = body.attachments.map(({ storagePath }) => storagePath);
  return unitOfWork({ db }, async (tx) => {
    const conversation = await getConversationOfCaller(tx, params.id, caller);
    const id = body.clientMessageId && messageIdOf(conversation.id, caller.uid, body.clientMessageId);
    const arrived = id ? await tx.messages.find(id) : null;
    if (arrived) return toMessageView(arrived, conversation);
    await requireStillThere(db, otherOf(conversation, caller.uid), caller.uid);
    const uploads = await takeUploads(tx, storagePaths, (upload) => {
      return upload.conversationId === conversation.id && upload.uploaderId === caller.uid;
    });
    const now = clock.now();
    const message: Message = {
      id: id ?? newId('msg', now),
      conversationId: conversation.id,
      participantIds: conversation.participantIds,
      senderId: caller.uid,
      number: conversation.messageCount + 1,
      senderNumber: (conversation.sentCounts[caller.uid] ?? 0) + 1,
      text: body.text,
      attachments: uploads.map(({ attachment }) => attachment),
      ...(body.clientMessageId && { clientMessageId: body.clientMessageId }),
      // Clocks of two instances may disagree; times never run against the numbers.
      createdAt: now > conversation.updatedAt ? now : conversation.updatedAt,
    };
    tx.messages.add(message);
    for (const { id } of uploads) tx.messageUploads.update(id, { messageId: message.id });
    tx.conversations.update(conversation.id, {
      messageCount: message.number,
      sentCounts: { ...conversation.sentCounts, [caller.uid]: message.senderNumber },
      lastMessage: { senderId: caller.uid, text: messagePreview(message), createdAt: message.createdAt },
      updatedAt: message.createdAt,
    });
    return toMessageView(message, conversation);
  });
};

/** The sender's own name for a message says which it is; nobody else's can. */
const messageIdOf = (conversationId: string, uid: string, clientMessageId: string) =>
  derivedId('msg', `${conversationId}/${uid}/${clientMessageId}`);

/** The sender, too: an identity may outlive its account. */
async function requireStillThere(db: Database, uid: string, senderUid: string): Promise<void> {
  const found = await db.users.findMap([uid, senderUid]);
  if (!found.has(senderUid)) throw notFound('User');
  if (!found.has(uid)) {
    throw new AppError('illegal_state', 'This person is no longer here and cannot receive messages');
  }
}

async function takeUploads(
  tx: Tx,
  storagePaths: readonly string[],
  isUsable: (upload: MessageUpload) => boolean,
): Promise<{ id: string; attachment: Attachment }[]> {
  const found = await tx.messageUploads.findByPaths(storagePaths);
  const usable = found.map((upload) => (upload?.messageId === null && isUsable(upload) ? upload : null));
  const details = usable.flatMap((upload, index) =>
    upload ? [] : [{ field: `body.attachments.${index}.storagePath`, message: FILE_NOT_AVAILABLE }],
  );
  if (details.length > 0) throw new AppError('invalid_input', FILE_NOT_AVAILABLE, { details });
  return usable.filter((upload) => upload !== null);
}
