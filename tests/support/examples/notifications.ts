import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deps } from '../api.ts';
import { createPerson, unique } from '../given/people.ts';
import { example } from './example.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a creator with an unread notification. */
async function toldCreator() {
  const person = await createPerson('content_creator');
  const createdAt = new Date();
  const notification: Notification = {
    id: unique('ntf_'),
    uid: person.uid,
    kind: 'application_approved',
    subject: { type: 'application', id: 'any' },
    title: 'Spring loot',
    actorName: 'Ada Merchant',
    createdAt,
    readAt: null,
    expiresAt: new Date(createdAt.getTime() + DAY_MS),
  };
  await deps().db.firestore.collection(COLLECTIONS.notifications).doc(notification.id).set(notification);
  return { person, id: notification.id };
}

export const notificationExamples = [
  example(listNotifications, async () => ({ input: { query: { limit: 20 } }, person: (await toldCreator()).person })),
  example(countUnreadNotifications, async () => {
    const { person } = await toldCreator();
    return { input: { params: { id: person.uid } }, person };
  }),
  example(markNotificationRead, async () => {
    const { person, id } = await toldCreator();
    return { input: { params: { id } }, person };
  }),
  example(markNotificationsRead, async () => ({ input: {}, person: (await toldCreator()).person })),
];
