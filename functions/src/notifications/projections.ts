import { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { dashboardCounters } from '../platform/projections/counters.ts';

export const notificationProjections = defineProjections({
  trigger: 'onNotificationWritten',
  collection: COLLECTIONS.notifications,
  schema: Notification,
  // The number that its person sees on the bell.
  counters: ({ uid, readAt }) => [dashboardCounters(uid, { 'notifications.unread': readAt ? 0 : 1 })],
});
