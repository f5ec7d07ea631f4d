import { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { DocumentId, Uid } from '@doubloon/contract/shared/values.ts';
import { z } from 'zod';
import { storeOf } from '../platform/database/document-store.ts';

/** The push notifications about a notification, `pushes/{id of the notification}`: because of it they are sent once. It is written before, as `mails` are. */
export const Push = z.object({
  id: DocumentId,
  uid: Uid,
  kind: NotificationKind,
  /** How it ended, `sent` if any browser was reached; null while it is sent or waits. `unknown` and `lapsed` as of mails. */
  outcome: z.enum(['sent', 'refused', 'unknown', 'lapsed']).nullable(),
  isSending: z.boolean(),
  tries: z.int(),
  /** The browsers that are left to be tried; null for all of the person's. */
  left: z.array(DocumentId).nullable(),
  /** When it is tried next or, while it is being sent, given up as unknown; null once it has ended. */
  nextAt: z.date().nullable(),
  /** Why it was not taken, as the service said it. */
  reason: z.string().nullable(),
  createdAt: z.date(),
  /** When the first browser was reached. */
  sentAt: z.date().nullable(),
  /** When the database removes it, with its notification. */
  expiresAt: z.date(),
});
export type Push = z.infer<typeof Push>;

/** Returns the record of push notifications that nothing was done for yet. */
export const newPush = (
  { id, uid, kind, expiresAt }: Pick<Push, 'id' | 'uid' | 'kind' | 'expiresAt'>,
  createdAt: Date,
): Push => ({
  ...{ id, uid, kind, expiresAt, createdAt },
  ...{ outcome: null, isSending: false, tries: 0, left: null, nextAt: null, reason: null, sentAt: null },
});

export class Pushes extends storeOf('pushes', Push, ({ id }) => id, { of: 'uid' }) {
  /** Yields the ids of those whose next moment has come, longest overdue first, read on demand. Reads one each. */
  eachDueId(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('nextAt', '<=', now).orderBy('nextAt'));
  }

  /** Milliseconds for which the longest overdue one has waited since it was due; 0 if none is overdue. Reads 1. */
  async waitingMs(now: Date): Promise<number> {
    const oldest = await this.first(this.documents.where('nextAt', '<=', now).orderBy('nextAt'));
    return oldest?.nextAt ? now.getTime() - oldest.nextAt.getTime() : 0;
  }
}
