import { ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const readMarks = (db: Firestore) => collection(db, COLLECTIONS.readMarks, ReadMark);
const markOf = (db: Firestore, conversationId: string, uid: string) => readMarks(db).doc(`${conversationId}__${uid}`);

/** How far somebody has read each of the conversations: id → messages of the other. Reads one per id. */
export async function findReadCounts(
  db: Firestore,
  uid: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const found = await db.getAll(...conversationIds.map((id) => markOf(db, id, uid)));
  return new Map(
    found.flatMap((snapshot) => {
      const mark = snapshot.data() as ReadMark | undefined;
      return mark ? [[mark.conversationId, mark.readCount] as const] : [];
    }),
  );
}

/** Moves a read mark forward; one that is as far already stays as it is. Reads 1, writes at most 1. */
export async function raiseReadMark(db: Firestore, mark: ReadMark): Promise<void> {
  const ref = markOf(db, mark.conversationId, mark.uid);
  await db.runTransaction(async (transaction) => {
    const readCount = (await transaction.get(ref)).data()?.readCount ?? 0;
    if (mark.readCount > readCount) transaction.set(ref, mark);
  });
}
