import type {
  Notification,
  NotificationKind,
  NotificationSubject,
} from '@doubloon/contract/notifications/notification.ts';

/** A notification that a document calls for as it is now. */
export interface DueNotification {
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly subject: NotificationSubject;
  readonly title: string | null;
  readonly actorName: string | null;
  /** Tells this time from others: the same occasion never makes a second notification. */
  readonly occasion: string | number;
  readonly at: Date;
}

/** The moment of something that happens once at a moment, as a due notification says it. */
export const momentOf = (at: Date): Pick<DueNotification, 'at' | 'occasion'> => ({ at, occasion: at.getTime() });

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The document that a due notification of a source document makes; always the same one. */
export function toNotification(sourceId: string, { at, occasion, ...due }: DueNotification): Notification {
  return {
    ...due,
    id: `ntf_${sourceId}_${due.kind}_${occasion}_${due.uid}`,
    createdAt: at,
    readAt: null,
    expiresAt: new Date(at.getTime() + KEPT_MS),
  };
}
