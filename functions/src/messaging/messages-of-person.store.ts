import { MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import { Conversation, ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { Message } from '@doubloon/contract/messaging/message.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

/** Every conversation of a person, read in pages as they are asked for. */
export function eachConversationOf(db: Firestore, uid: string): AsyncIterable<Conversation> {
  return eachData(
    collection(db, COLLECTIONS.conversations, Conversation).where('participantIds', 'array-contains', uid),
  );
}

/** Every message a person has sent or got. */
export function eachMessageOf(db: Firestore, uid: string): AsyncIterable<Message> {
  return eachData(collection(db, COLLECTIONS.messages, Message).where('participantIds', 'array-contains', uid));
}

/** Every file that a person has uploaded and not sent. */
export function eachUnsentUploadOf(db: Firestore, uid: string): AsyncIterable<MessageUpload> {
  const uploads = collection(db, COLLECTIONS.messageUploads, MessageUpload);
  return eachData(uploads.where('uploaderId', '==', uid).where('messageId', '==', null));
}

/** Removes how far a person has read, in batches. */
export function removeReadMarksOf(db: Firestore, uid: string): Promise<void> {
  return deleteDocuments(db, collection(db, COLLECTIONS.readMarks, ReadMark).where('uid', '==', uid));
}
