import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { newestFound, type FoundPageWanted } from '../platform/newest-found.ts';

const notifications = (db: Firestore) => collection(db, COLLECTIONS.notifications, Notification);

/** Which page of notifications is asked for: the unread ones, or those with some words, alone when it says so. */
export interface NotificationsWanted extends FoundPageWanted {
  readonly status?: 'unread' | undefined;
}

/** A page of somebody's notifications. Reads as `newestFound`. */
export function pageOfNotifications(
  db: Firestore,
  wanted: NotificationsWanted,
  uid: string,
): Promise<Page<Notification>> {
  const all = notifications(db).where('uid', '==', uid);
  const list = wanted.status === 'unread' ? all.where('readAt', '==', null) : all;
  return newestFound(list, wanted, ({ title, actorName, kind }) => [
    title ?? '',
    actorName ?? '',
    kind.replaceAll('_', ' '),
  ]);
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
