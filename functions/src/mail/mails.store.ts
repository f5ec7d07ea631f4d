import { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { DocumentId, Uid } from '@doubloon/contract/shared/values.ts';
import { z } from 'zod';
import { storeOf } from '../platform/database/document-store.ts';

/**
 * The mail about a notification, `mails/{id of the notification}`, or about unread messages: because of it the mail is sent once. It is written before the mail goes
 * out, and nobody who finds one that is being sent sends it again.
 */
export const Mail = z.object({
  id: DocumentId,
  uid: Uid,
  kind: z.union([NotificationKind, z.literal('messages_unread')]),
  /**
   * How it ended; null while it is sent or waits. `unknown`: nobody knows if the server took it, so it is not sent again. `lapsed`: it became useless before it
   * could be sent.
   */
  outcome: z.enum(['sent', 'refused', 'unknown', 'lapsed']).nullable(),
  isSending: z.boolean(),
  tries: z.int(),
  /** When it is tried next or, while it is being sent, given up as unknown; null once it has ended. */
  nextAt: z.date().nullable(),
  /** The moment whose state it tells of: when it was last composed. */
  saidAt: z.date().nullable().default(null),
  /** Why it was not taken, as the server said it. */
  reason: z.string().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** When the database removes it: after its notification, or once it is certainly over. */
  expiresAt: z.date(),
});
export type Mail = z.infer<typeof Mail>;

/** Returns the record of a mail that nothing was done for yet. */
export const newMail = (
  { id, uid, kind, expiresAt }: Pick<Mail, 'id' | 'uid' | 'kind' | 'expiresAt'>,
  createdAt: Date,
): Mail => ({
  ...{ id, uid, kind, expiresAt, createdAt },
  ...{ outcome: null, isSending: false, tries: 0, nextAt: null, saidAt: null, reason: null, sentAt: null },
});

export class Mails extends storeOf('mails', Mail, ({ id }) => id, { of: 'uid' }) {
  /** Records a mail that is sent at a later moment, and by then may have become useless. Writes 1. */
  schedule(record: Parameters<typeof newMail>[0], nextAt: Date, now: Date): void {
    this.add({ ...newMail(record, now), nextAt });
  }

  /** Has a mail sent after all that had lapsed unsent. Writes 1. */
  reschedule(id: string, nextAt: Date): void {
    this.update(id, { outcome: null, nextAt });
  }

  /** Yields the ids of mails whose next moment has come, longest overdue first, read on demand. Reads one per mail. */
  eachDueId(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('nextAt', '<=', now).orderBy('nextAt'));
  }

  /** Milliseconds for which the longest overdue mail has waited since it was due; 0 if none is overdue. Reads 1. */
  async waitingMs(now: Date): Promise<number> {
    const oldest = await this.first(this.documents.where('nextAt', '<=', now).orderBy('nextAt'));
    return oldest?.nextAt ? now.getTime() - oldest.nextAt.getTime() : 0;
  }
}
