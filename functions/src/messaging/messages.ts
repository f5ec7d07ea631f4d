import { type Conversation, knownReadCount, otherOf } from '@doubloon/contract/messaging/conversation.ts';
import type { Message, MessageView } from '@doubloon/contract/messaging/message.ts';
import type { Attachment, MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import { requireNoBlock } from '../blocks/blocks.ts';
import { getDashboardStats } from '../dashboard/get-dashboard.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/dependencies.ts';
import { findLastSeen } from '../presence/presence.ts';
import { getConversationOfCaller } from './conversations.ts';
import { countFirstMessage } from './first-messages.ts';
import { AppError, notFound, illegalState } from '../platform/app-error.ts';
import { type Database, type Tx, unitOfWork } from '../platform/database/database.ts';
import { derivedId, newId } from '../platform/ids.ts';

/** A message as the API shows it to both; the conversation tells if it was read. */
function toMessageView(message: Message, conversation: Conversation): MessageView {
  const { id, senderId, number, senderNumber, text, attachments, clientMessageId = null, createdAt } = message;
  return {
    id,
    conversationId: conversation.id,
    senderId,
    number,
    senderNumber,
    text,
    timestamp: createdAt,
    attachments,
    clientMessageId,
    read: senderNumber <= knownReadCount(conversation, otherOf(conversation, senderId)),
  };
}

export const listMessages: Handler<'listMessages'> = async ({ db, caller }, { params, query }) => {
  const conversation = await getConversationOfCaller(db, params.id, caller);
  return mapPage(await db.messages.page(conversation.id, query), (message) => toMessageView(message, conversation));
};

/** The number itself is kept on the dashboard by a trigger. */
export const getUnreadCount: Handler<'getUnreadCount'> = async (call, { params }) => ({
  unreadCount: (await getDashboardStats(call, { params: { uid: params.id } })).messages.unread,
});

export const getChatPartner: Handler<'getChatPartner'> = async ({ db }, { params }) => {
  const [{ uid, name, username, role, profilePic, isVerified }, lastSeenAt] = await Promise.all([
    db.users.get(params.id),
    findLastSeen(db, params.id),
  ]);
  return { uid, name, displayName: name, username, role, profilePic, isVerified, lastSeenAt };
};

const PREVIEW_LENGTH = 100;
/** Looked at for the preview: a character can be many code units long, and a hostile one thousands. */
const MAX_CODE_UNITS = 1000;

/** The beginning of a message in one line, as a list of conversations shows it; the first file's name when there is no text. */
export function messagePreview({ text, attachments }: Pick<Message, 'text' | 'attachments'>): string {
  const line = (text || (attachments[0]?.fileName ?? '')).replaceAll(/\s+/g, ' ');
  const start = line.slice(0, MAX_CODE_UNITS);
  const characters = Array.from(new Intl.Segmenter().segment(start), ({ segment }) => segment);
  const isCut = start.length < line.length;
  // The last one may be torn.
  if (isCut) characters.pop();
  if (!isCut && characters.length <= PREVIEW_LENGTH) return line;
  return `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`;
}

const FILE_NOT_AVAILABLE = 'This file is not available; please attach it again';

/**
 * Sends a message with the next number of its conversation. Throws `not_found` for a conversation of others and without an account, `illegal_state` when
 * the other has left, `forbidden` where one has blocked the other, `too_many_requests` for another first message while too many wait for an answer, `invalid_input` naming each attachment that the caller has not uploaded here or has sent already. A message whose
 * `clientMessageId` has arrived before is answered as it arrived, and nothing is written.
 */
export const sendMessage: Handler<'sendMessage'> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const storagePaths = body.attachments.map(({ storagePath }) => storagePath);
  return unitOfWork({ db }, async (tx) => {
    const conversation = await getConversationOfCaller(tx, params.id, caller);
    const id = body.clientMessageId && messageIdOf(conversation.id, caller.uid, body.clientMessageId);
    const arrived = id ? await tx.messages.find(id) : null;
    if (arrived) return toMessageView(arrived, conversation);
    await requireStillThere(db, otherOf(conversation, caller.uid), caller.uid);
    await requireNoBlock(tx, caller.uid, otherOf(conversation, caller.uid));
    const uploads = await takeUploads(tx, storagePaths, (upload) => {
      return upload.conversationId === conversation.id && upload.uploaderId === caller.uid;
    });
    const now = clock.now();
    // Clocks of two instances may disagree; times never run against the numbers.
    const createdAt = now > conversation.updatedAt ? now : conversation.updatedAt;
    await countFirstMessage(tx, call, conversation, createdAt);
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
      createdAt,
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
  if (!found.has(uid)) throw illegalState('This person is no longer here and cannot receive messages');
}

/** Stores in a message which of its files were deleted. Writes 1. */
export function markFiles(tx: Tx, messageId: string, attachments: Attachment[]): void {
  tx.messages.update(messageId, { attachments });
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
