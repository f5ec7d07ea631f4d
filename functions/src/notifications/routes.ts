import {
  countUnreadNotifications,
  listNotifications,
  markNotificationRead as markOne,
  markNotificationsRead as markAll,
} from '@doubloon/contract/notifications/operations.ts';
import { route } from '../platform/operation-route.ts';
import { markNotificationRead, markNotificationsRead } from './mark-notifications-read.ts';
import { showNotifications, showUnreadCount } from './show-notifications.ts';

export const notificationsRoutes = [
  route(countUnreadNotifications, showUnreadCount),
  // Before the one with an id in its place.
  route(markAll, markNotificationsRead),
  route(listNotifications, showNotifications),
  route(markOne, markNotificationRead),
];
