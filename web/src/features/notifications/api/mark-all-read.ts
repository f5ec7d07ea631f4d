import { markNotificationsRead, MAX_MARKED_READ } from '@doubloon/contract/notifications/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Marks everything as read, however much that is. */
export async function markAllRead(): Promise<void> {
  for (;;) {
    const { marked } = await request(markNotificationsRead, {});
    if (marked < MAX_MARKED_READ) return;
  }
}
