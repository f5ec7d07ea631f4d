import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { onNotificationWritten } from '../../../functions/src/triggers.ts';
import { deps } from '../api.ts';
import { unique } from '../given/people.ts';
import type { Person } from '../given/person.ts';

const document = (collection: string, id: string) => deps().db.firestore.collection(collection).doc(id);

/** A notification, as a projection makes it. */
export async function tell(person: Person, fields: Partial<Notification> = {}): Promise<Notification> {
  const createdAt = deps().clock.now();
  const notification: Notification = {
    id: unique('ntf_'),
    uid: person.uid,
    kind: 'application_received',
    subject: { type: 'campaign', id: 'cmp_1' },
    title: 'Iced tea',
    actorName: 'Cy',
    createdAt,
    readAt: null,
    expiresAt: new Date(createdAt.getTime() + 1_000_000_000),
    ...fields,
  };
  await document(COLLECTIONS.notifications, notification.id).set(notification);
  return notification;
}

/** Delivers the event that a notification was written. */
export async function deliver({ id }: Notification): Promise<void> {
  const ref = document(COLLECTIONS.notifications, id);
  const after = await ref.get();
  await onNotificationWritten.run({
    document: ref.path,
    params: { id },
    data: { before: after, after },
  } as unknown as WrittenEvent);
}
