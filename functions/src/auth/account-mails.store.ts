import { DocumentId } from '@doubloon/contract/shared/values.ts';
import { z } from 'zod';
import { storeOf } from '../platform/database/document-store.ts';

/**
 * A mail about an account, `accountMails/{id}`, mostly with a link, from when it is asked for until it was handed over. There is one for an address without an account,
 * too, so that nobody can tell from the time that an answer takes. It holds no code: that is made when the mail is sent.
 */
export const AccountMail = z.object({
  id: DocumentId,
  /**
   * To choose a new password, to prove an e-mail, or to prove it because the account's password is being guessed; or a notice that the second factor was
   * switched on or off.
   */
  purpose: z.enum(['reset', 'proof', 'signIn', 'secondFactorOn', 'secondFactorOff']),
  email: z.string(),
  isSending: z.boolean(),
  tries: z.int(),
  /** When it is sent or tried next or, while it is being sent, given up as unknown. */
  nextAt: z.date(),
  createdAt: z.date(),
  /** When the database removes what is left of it. */
  expiresAt: z.date(),
});
export type AccountMail = z.infer<typeof AccountMail>;

export class AccountMails extends storeOf('accountMails', AccountMail, ({ id }) => id) {
  /** Yields the ids of mails whose next moment has come, longest overdue first, read on demand. Reads one per mail. */
  eachDueId(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('nextAt', '<=', now).orderBy('nextAt'));
  }
}
