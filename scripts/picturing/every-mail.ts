import { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { AccountMail } from '../../functions/src/auth/account-mails.store.ts';
import { composeAccountMail } from '../../functions/src/auth/compose-account-mail.ts';
import { composeMail } from '../../functions/src/mail/compose-mail.ts';
import { composeDigest } from '../../functions/src/mail/message-digest.ts';
import type { OutgoingMail } from '../../functions/src/platform/mail/send-mail.ts';
import { sampleNotification, sampleReaderRole } from '../../functions/testing/notifications.ts';

const mail = {
  from: 'mail@doubloon.example',
  smtpUrl: 'smtp://127.0.0.1',
  linkKey: 'k'.repeat(32),
  requiresTls: false,
};
const config = { siteOrigin: 'https://doubloon.example', mail };
const email = 'ada@example.com';

/** One mail of each kind, by the name of the kind. */
export async function everyMail(): Promise<Map<string, OutgoingMail>> {
  const mails = new Map<string, OutgoingMail>();
  for (const purpose of AccountMail.shape.purpose.options)
    mails.set(purpose, await composeAccountMail({ id: 'mai_1', purpose, email }, '/account-action', config));
  mails.set(
    'messages_unread',
    await composeDigest(
      { id: 'mls_1', uid: 'ada' },
      [
        { conversationId: 'cnv_1', from: 'Cy Baker', about: 'Ten seconds of toast', count: 3 },
        { conversationId: 'cnv_2', from: 'Noah Lim', about: null, count: 1 },
      ],
      { role: 'content_creator', email },
      config,
    ),
  );
  for (const kind of NotificationKind.options)
    mails.set(kind, await composeMail(sampleNotification(kind), { role: sampleReaderRole(kind), email }, config));
  return mails;
}
