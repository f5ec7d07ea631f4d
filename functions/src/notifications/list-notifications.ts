import type * as operations from '@doubloon/contract/notifications/operations.ts';
import { getDashboardStats } from '../dashboard/get-dashboard-stats.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toNotificationView } from './notification-view.ts';

export const listNotifications: Handler<typeof operations.listNotifications> = async ({ db, caller }, { query }) =>
  mapPage(await db.notifications.page(query, caller.uid), toNotificationView);

export const countUnreadNotifications: Handler<typeof operations.countUnreadNotifications> = async (
  call,
  { params },
) => ({
  count: (await getDashboardStats(call, { params: { uid: params.id } })).notifications.unread,
});
