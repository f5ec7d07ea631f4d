import type { Notification, NotificationView } from '@doubloon/contract/notifications/notification.ts';
import { MAX_MARKED_READ } from '@doubloon/contract/notifications/operations.ts';
import { getDashboardStats } from '../dashboard/get-dashboard.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/dependencies.ts';

function toNotificationView(notification: Notification): NotificationView {
  const { id, kind, subject, title, actorName, reference, details, loots, total, createdAt, readAt } = notification;
  return {
    id,
    kind,
    subject,
    title,
    actorName,
    reference,
    details,
    loots,
    total,
    created_at: createdAt,
    read: readAt !== null,
  };
}

export const listNotifications: Handler<'listNotifications'> = async ({ db, caller }, { query }) =>
  mapPage(await db.notifications.page(query, caller.uid), toNotificationView);

export const countUnreadNotifications: Handler<'countUnreadNotifications'> = async (call, { params }) => ({
  count: (await getDashboardStats(call, { params: { uid: params.id } })).notifications.unread,
});

/** Marks a notification as read. Throws `not_found` for one that is not the caller's. */
export const markNotificationRead: Handler<'markNotificationRead'> = ({ db, caller, clock }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const notification = await tx.notifications.find(params.id);
    if (notification?.uid !== caller.uid) throw new AppError('not_found', 'There is no such notification');
    if (!notification.readAt) tx.notifications.markRead([params.id], clock.now());
    return { ...toNotificationView(notification), read: true };
  });

export const markNotificationsRead: Handler<'markNotificationsRead'> = ({ db, caller, clock }) =>
  unitOfWork({ db }, async (tx) => {
    const ids = await tx.notifications.findUnreadIds(caller.uid, MAX_MARKED_READ);
    tx.notifications.markRead(ids, clock.now());
    return { marked: ids.length };
  });
