import type { Notification, NotificationView } from '@doubloon/contract/notifications/notification.ts';

export function toNotificationView(notification: Notification): NotificationView {
  const { id, kind, subject, title, actorName, createdAt, readAt } = notification;
  return { id, kind, subject, title, actorName, created_at: createdAt, read: readAt !== null };
}
