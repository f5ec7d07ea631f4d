import type { getUnreadCount } from '@doubloon/contract/messaging/operations.ts';
import { showDashboardStats } from '../dashboard/show-dashboard-stats.ts';
import type { Handler } from '../platform/operation-route.ts';

/** The number itself is kept on the dashboard by a trigger. */
export const showUnreadCount: Handler<typeof getUnreadCount> = async (call, { params }) => ({
  unreadCount: (await showDashboardStats(call, { params: { uid: params.id } })).messages.unread,
});
