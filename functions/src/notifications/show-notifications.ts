import type { countUnreadNotifications, listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { showDashboardStats } from '../dashboard/show-dashboard-stats.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toNotificationView } from './notification-view.ts';

export const showNotifications: Verb<typeof listNotifications> = async ({ db, caller }, { query }) =>
  mapPage(await db.notifications.page(query, caller.uid), toNotificationView);

export const showUnreadCount: Verb<typeof countUnreadNotifications> = async (call, { params }) => ({
  count: (await showDashboardStats(call, { params: { uid: params.id } })).notifications.unread,
});
