import * as operations from '@doubloon/contract/notifications/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { markNotificationRead, markNotificationsRead } from './mark-notifications-read.ts';
import { countUnreadNotifications, listNotifications } from './list-notifications.ts';

export const notificationsRoutes = routes(operations, {
  countUnreadNotifications,
  markNotificationsRead,
  listNotifications,
  markNotificationRead,
});
