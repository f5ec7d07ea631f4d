import { z } from 'zod';
import { ById, ByUid } from '../shared/values.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { PageQuery, MAX_SEARCH_READS, SearchText } from '../calls/paging.ts';
import { NotificationView } from './notification.ts';

/** Unread notifications that one call marks at most; the client calls again for more. */
export const MAX_MARKED_READ = 200;

export const listNotifications = defineOperation('GET /notifications', {
  id: 'listNotifications',
  summary:
    "The caller's notifications, all or the unread ones, newest first; `search` finds words of the campaign's title, of who did it and of the kind",
  access: signedIn,
  input: { query: PageQuery.extend({ status: z.enum(['unread']).optional(), search: SearchText.optional() }) },
  pageOf: NotificationView,
  cost: { reads: MAX_SEARCH_READS, writes: 0 },
});

export const countUnreadNotifications = defineOperation('GET /notifications/unread-count/{id}', {
  id: 'countUnreadNotifications',
  summary: 'How many notifications the caller has not read',
  access: signedIn,
  self: 'params.id',
  input: { params: ByUid },
  output: z.object({ count: z.int() }),
  cost: { reads: 1, writes: 0 },
});

export const markNotificationRead = defineOperation('PUT /notifications/{id}/read', {
  id: 'markNotificationRead',
  summary: "Mark one of the caller's notifications as read. Repeating it changes nothing",
  access: signedIn,
  input: { params: ById },
  output: NotificationView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 1 },
});

export const markNotificationsRead = defineOperation('PUT /notifications/read', {
  id: 'markNotificationsRead',
  summary: `Mark the caller's unread notifications as read, at most ${MAX_MARKED_READ} of them; answers how many`,
  access: signedIn,
  output: z.object({ marked: z.int() }),
  cost: { reads: MAX_MARKED_READ, writes: MAX_MARKED_READ },
});
