import type { countUnreadNotifications, listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { showDashboardStats } from '../dashboard/show-dashboard-stats.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Handler } from '../platform/operation-route.ts';
import { toNotificationView } from './notification-view.ts';

export const showNotifications: Handler<typeof listNotifications> = async ({ db, caller }, { query }) =>
  mapPage(await db.notifications.page(query, caller.uid), toNotificationView);

export const showUnreadCount: Handler<typeof countUnreadNotifications> = async (call, { params }) => ({
  count: (await showDashboardStats(call, { params: { uid: params.id } })).notifications.unread,
});
