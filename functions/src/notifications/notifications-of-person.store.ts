import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

const notificationsOf = (db: Firestore, uid: string) =>
  collection(db, COLLECTIONS.notifications, Notification).where('uid', '==', uid);

/** Everything a person was told, read in pages as it is asked for. */
export function eachNotificationOf(db: Firestore, uid: string): AsyncIterable<Notification> {
  return eachData(notificationsOf(db, uid));
}

/** Removes everything a person was told, in batches. */
export function removeNotificationsOf(db: Firestore, uid: string): Promise<void> {
  return deleteDocuments(db, notificationsOf(db, uid));
}
