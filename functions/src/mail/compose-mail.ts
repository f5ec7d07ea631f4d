import { MAIL_GROUPS, type MailGroup } from '@doubloon/contract/notifications/mail-group.ts';
import { notificationAddress } from '@doubloon/contract/notifications/notification-address.ts';
import { notificationSentence } from '@doubloon/contract/notifications/notification-sentence.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { Config } from '../platform/config/config.ts';
import type { OutgoingMail } from '../platform/mail/send-mail.ts';
import { ACTION_LABELS } from './action-labels.ts';
import { stopToken } from './stop-token.ts';

/** Whom a mail is for. */
export interface Reader {
  readonly role: Role;
  readonly email: string;
}

/** Longer ones are cut off by mail programs, in the middle of a word. */
const MAX_SUBJECT = 120;

const REASONS = {
  decisions: 'You get this mail because something waits for you.',
  progress: 'You get this mail because you asked for news of your loots and projects.',
  messages: 'You get this mail because somebody has written to you.',
  always: 'You always get mails about your money and the safety of your account.',
} as const;

/** The first line of a sentence, cut after a word. */
function subjectOf(sentence: string): string {
  if (sentence.length <= MAX_SUBJECT) return sentence;
  return `${sentence.slice(0, MAX_SUBJECT).replace(/\s+\S*$/, '')} …`;
}

/** The words of a mail, before it has the product's layout. */
interface MailContent {
  readonly id: string;
  readonly uid: string;
  readonly group: MailGroup | 'always';
  /** The heading, which is the subject, too. */
  readonly sentence: string;
  readonly note?: string;
  /** The button, and the address below the product's origin that it leads to. */
  readonly action: { readonly label: string; readonly address: string };
}

/** Returns a mail in the product's layout, with the way to switch off such mails. The layout is loaded for the first mail. */
export async function composeWords(
  { id, uid, group, sentence, note, action }: MailContent,
  { email }: Reader,
  { siteOrigin, mail }: Pick<Config, 'siteOrigin' | 'mail'>,
): Promise<OutgoingMail> {
  // Names can hold characters that break lines.
  const heading = sentence.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const { renderMail } = await import('./mail-layout.ts');
  const { html, text } = await renderMail({
    heading,
    ...(note !== undefined && { note: note.replaceAll(/[\s\p{Cc}]+/gu, ' ') }),
    action: { label: action.label, url: `${siteOrigin}${action.address}` },
    reason: REASONS[group],
    choice: { label: 'Choose your mails', url: `${siteOrigin}${ADDRESSES.mailChoices}` },
  });
  const stop =
    group === 'always' || !mail
      ? {}
      : { stopUrl: `${siteOrigin}/api/mails/stop?token=${stopToken(mail.linkKey, { uid, group })}` };
  return { to: email, subject: subjectOf(heading), html, text, id, ...stop };
}

/** Returns the mail about a notification: its sentence, and the way to what it speaks of. */
export function composeMail(
  notification: Notification,
  reader: Reader,
  config: Pick<Config, 'siteOrigin' | 'mail'>,
): Promise<OutgoingMail> {
  const { id, uid, kind } = notification;
  return composeWords(
    {
      id,
      uid,
      group: MAIL_GROUPS[kind],
      sentence: notificationSentence(kind, notification),
      action: { label: ACTION_LABELS[kind], address: notificationAddress(notification, reader.role) },
    },
    reader,
    config,
  );
}
