import * as operations from '@doubloon/contract/notifications/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from './show-notifications.ts';

export const notificationsRoutes = routes(operations, {
  countUnreadNotifications,
  markNotificationsRead,
  listNotifications,
  markNotificationRead,
});
