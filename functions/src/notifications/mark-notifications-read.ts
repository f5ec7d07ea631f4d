import {
  MAX_MARKED_READ,
  type markNotificationRead as one,
  type markNotificationsRead as all,
} from '@doubloon/contract/notifications/operations.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toNotificationView } from './notification-view.ts';
import { findNotification, markRead, unreadIds } from './notifications.store.ts';

/** Throws `not_found` for a notification that is not the caller's. */
export const markNotificationRead: Verb<typeof one> = ({ db, caller, clock }, { params }) =>
  db.runTransaction(async (transaction) => {
    const notification = await findNotification(db, params.id, transaction);
    if (notification?.uid !== caller.uid) throw new AppError('not_found', 'There is no such notification');
    if (!notification.readAt) markRead(transaction, db, [params.id], clock.now());
    return { ...toNotificationView(notification), read: true };
  });

export const markNotificationsRead: Verb<typeof all> = ({ db, caller, clock }) =>
  db.runTransaction(async (transaction) => {
    const ids = await unreadIds(db, caller.uid, MAX_MARKED_READ, transaction);
    markRead(transaction, db, ids, clock.now());
    return { marked: ids.length };
  });
