import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { serverTimestamp } from 'firebase/firestore/lite';
import { serverFirestore, UIDS } from './direct-clients.ts';

type Fields = Record<string, unknown>;

/** A document that a person writes without the API. */
export interface DirectDocument {
  readonly id: string;
  /** The document as it is already stored. */
  readonly stored: Fields;
  /** The document as the person would create it. */
  readonly begun: Fields;
  /** The document as the person would change it. It is complete, because the engine does not support a change that sets only the server's time. */
  readonly changed: Fields;
}

export const LONG_AGO = new Date('2026-03-01T08:00:00Z');
export const CONVERSATION = 'rules-conversation';
/** Number of messages that `counterpart` has sent in `CONVERSATION`. */
export const RECEIVED = 5;

const mark = { conversationId: CONVERSATION, uid: UIDS.self };
const follow = { followerUid: UIDS.self, creatorUid: UIDS.counterpart };
const draft = { uid: UIDS.self, key: 'loot', text: 'Ahoy' };

/** A document of `self` for each collection with direct writes; `putSurroundings` stores what they depend on. */
export const DIRECT_DOCUMENTS: Partial<Record<CollectionName, DirectDocument>> = {
  readMarks: {
    id: `${CONVERSATION}__${UIDS.self}`,
    stored: { ...mark, readCount: 1, readAt: LONG_AGO },
    begun: { ...mark, readCount: RECEIVED, readAt: serverTimestamp() },
    changed: { ...mark, readCount: 2, readAt: serverTimestamp() },
  },
  follows: {
    id: `${UIDS.self}__${UIDS.counterpart}`,
    stored: { ...follow, createdAt: LONG_AGO },
    begun: { ...follow, createdAt: serverTimestamp() },
    changed: { ...follow, createdAt: serverTimestamp() },
  },
  presence: {
    id: UIDS.self,
    stored: { uid: UIDS.self, lastSeenAt: LONG_AGO },
    begun: { uid: UIDS.self, lastSeenAt: serverTimestamp() },
    changed: { uid: UIDS.self, lastSeenAt: serverTimestamp() },
  },
  drafts: {
    id: `${UIDS.self}__loot`,
    stored: { ...draft, updatedAt: LONG_AGO },
    begun: { ...draft, updatedAt: serverTimestamp() },
    changed: { ...draft, text: 'Ahoy!', updatedAt: serverTimestamp() },
  },
};

/** Stores what the direct writes depend on: the account of `self`, a conversation with `counterpart`, and the latter's open store. */
export async function putSurroundings(): Promise<void> {
  const server = serverFirestore();
  await server.doc(`conversations/${CONVERSATION}`).set({
    participantIds: [UIDS.counterpart, UIDS.self],
    sentCounts: { [UIDS.counterpart]: RECEIVED, [UIDS.self]: 9 },
  });
  await server.doc(`users/${UIDS.self}`).set({ uid: UIDS.self });
  await server.doc(`stores/${UIDS.counterpart}`).set({ status: 'open' });
}
