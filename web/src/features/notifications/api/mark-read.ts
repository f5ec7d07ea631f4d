import { markNotificationRead } from '@doubloon/contract/notifications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Marks one notification as read. */
export const markRead = (id: string) => request(markNotificationRead, { params: { id } });
