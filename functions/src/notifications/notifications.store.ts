import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const notifications = (db: Firestore) => collection(db, COLLECTIONS.notifications, Notification);

/** A page of somebody's notifications. Reads one document more than the page. */
export function pageOfNotifications(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  uid: string,
): Promise<Page<Notification>> {
  return newestFirst(notifications(db).where('uid', '==', uid), page);
}

/** A notification, or null. Reads 1. */
export async function findNotification(
  db: Firestore,
  id: string,
  transaction: Transaction,
): Promise<Notification | null> {
  return (await transaction.get(notifications(db).doc(id))).data() ?? null;
}

/** Marks notifications as read. Writes one each. */
export function markRead(transaction: Transaction, db: Firestore, ids: readonly string[], now: Date): void {
  for (const id of ids) transaction.update(notifications(db).doc(id), { readAt: now });
}

/** Ids of somebody's unread notifications, newest first. Reads as many as it finds. */
export async function unreadIds(
  db: Firestore,
  uid: string,
  limit: number,
  transaction: Transaction,
): Promise<string[]> {
  const unread = notifications(db).where('uid', '==', uid).where('readAt', '==', null);
  return (await transaction.get(unread.orderBy('createdAt', 'desc').limit(limit))).docs.map(({ id }) => id);
}
