import {
  Notification,
  type NotificationKind,
  type NotificationSubject,
} from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { DocumentData, Firestore } from '@google-cloud/firestore';
import type { z } from 'zod';
import { collection } from './collection.ts';
import type { Database } from './database.ts';
import { readAll } from './read-all.ts';

/** Something that a document, as it is now, has to tell somebody. */
export interface Notice {
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly subject: NotificationSubject;
  readonly title: string | null;
  readonly actorName: string | null;
  /** Tells this time from others: the same occasion never makes a second notification. */
  readonly occasion: string | number;
  readonly at: Date;
}

/** The moment of something that happens once at a moment, as a notice says it. */
export const momentOf = (at: Date): Pick<Notice, 'at' | 'occasion'> => ({ at, occasion: at.getTime() });

/** A kind of document whose changes people are told of. */
export interface NoticeSource<S extends z.ZodType = z.ZodType> {
  readonly collection: CollectionName;
  readonly schema: S;
  /** Pure. */
  readonly notices: (document: z.output<S>) => readonly Notice[];
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The notification that a notice of a source document makes; always the same one. */
export function toNotification(sourceId: string, { at, occasion, ...notice }: Notice): Notification {
  return {
    ...notice,
    id: `ntf_${sourceId}_${notice.kind}_${occasion}_${notice.uid}`,
    createdAt: at,
    readAt: null,
    expiresAt: new Date(at.getTime() + KEPT_MS),
  };
}

/** The notifications a document calls for now; what the database has removed for its age must not come back. */
function dueNotifications<S extends z.ZodType>(
  source: NoticeSource<S>,
  id: string,
  document: z.output<S>,
  now: Date,
): Notification[] {
  return source
    .notices(document)
    .map((notice) => toNotification(id, notice))
    .filter(({ expiresAt }) => expiresAt > now);
}

/** There when somebody's account has ended: then they are told nothing more. */
const accountEnd = (firestore: Firestore, uid: string) => firestore.collection(COLLECTIONS.accountDeletions).doc(uid);

/**
 * Makes the notifications that a document calls for and that are not there yet, so it may run late, repeatedly and in any order; those
 * that are there stay as they are, read or not. Reads the document, each notification and whether its person's account has ended; writes the missing ones.
 */
export async function settleNotices(
  { firestore }: Pick<Database, 'firestore'>,
  source: NoticeSource,
  id: string,
  now: Date,
): Promise<void> {
  const document = await collection(firestore, source.collection, source.schema).doc(id).get();
  if (!document.exists) return;
  const due = dueNotifications(source, id, document.data(), now);
  const notifications = collection(firestore, COLLECTIONS.notifications, Notification);
  for (const notification of due) {
    await firestore.runTransaction(async (transaction) => {
      const ref = notifications.doc(notification.id);
      const found = await transaction.getAll<unknown, DocumentData>(ref, accountEnd(firestore, notification.uid));
      if (found.every(({ exists }) => !exists)) transaction.create(ref, notification);
    });
  }
}

/** Looks at every document of a source for notifications that are missing; `repair` makes them. */
export async function recheckNotices(
  { firestore }: Pick<Database, 'firestore'>,
  source: NoticeSource,
  now: Date,
): Promise<{ documents: number; missing: string[]; repair: () => Promise<void> }> {
  const missing: string[] = [];
  const unsettledIds = new Set<string>();
  let documents = 0;
  await firestore.runTransaction(
    async (transaction) => {
      for await (const document of readAll(transaction, collection(firestore, source.collection, source.schema))) {
        documents += 1;
        for (const { id, uid } of dueNotifications(source, document.id, document.data(), now)) {
          const ref = firestore.collection(COLLECTIONS.notifications).doc(id);
          const found = await transaction.getAll(ref, accountEnd(firestore, uid));
          if (found.some(({ exists }) => exists)) continue;
          missing.push(ref.path);
          unsettledIds.add(document.id);
        }
      }
    },
    { readOnly: true },
  );
  return {
    documents,
    missing,
    repair: async () => {
      for (const id of unsettledIds) await settleNotices({ firestore }, source, id, now);
    },
  };
}
