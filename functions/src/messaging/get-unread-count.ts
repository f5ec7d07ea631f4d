import type * as operations from '@doubloon/contract/messaging/operations.ts';
import { getDashboardStats } from '../dashboard/get-dashboard-stats.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** The number itself is kept on the dashboard by a trigger. */
export const getUnreadCount: Handler<typeof operations.getUnreadCount> = async (call, { params }) => ({
  unreadCount: (await getDashboardStats(call, { params: { uid: params.id } })).messages.unread,
});
