import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { dashboardNumbers } from '../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** An unread notification adds to the number its person sees on the bell. */
export function notificationContributions({ uid, readAt }: Notification): Contributions {
  return dashboardNumbers(uid, { 'notifications.unread': readAt ? 0 : 1 });
}

export const notificationsSource: TallySource<typeof Notification> = {
  collection: COLLECTIONS.notifications,
  schema: Notification,
  contributions: (notifications) => sumContributions(notifications.map(notificationContributions)),
};
