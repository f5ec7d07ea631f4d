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
  saved: 'You get this mail because of the loots and searches that you have saved.',
  always: 'You always get mails about your money and the safety of your account.',
} as const;

/** Names can hold characters that break lines. */
const inOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');

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
  /** The subjects it names, with addresses below the product's origin. */
  readonly links?: readonly MailAction[];
  readonly note?: string;
  /** The button, and the address below the product's origin that it leads to. */
  readonly action: MailAction;
}

interface MailAction {
  readonly label: string;
  readonly address: string;
}

/** Returns a mail in the product's layout, with the way to switch off such mails. The layout is loaded for the first mail. */
export async function composeWords(
  { id, uid, group, sentence, links = [], note, action }: MailContent,
  { email }: Reader,
  { siteOrigin, mail }: Pick<Config, 'siteOrigin' | 'mail'>,
): Promise<OutgoingMail> {
  const heading = inOneLine(sentence);
  const { renderMail } = await import('./mail-layout.ts');
  const { html, text } = await renderMail({
    heading,
    links: links.map(({ label, address }) => ({ label: inOneLine(label), url: `${siteOrigin}${address}` })),
    ...(note !== undefined && { note: inOneLine(note) }),
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

/** Returns the subject of the mail about a notification. */
export const subjectOfNotification = (notification: Notification): string =>
  subjectOf(inOneLine(notificationSentence(notification.kind, notification)));

/** Returns the mail about a notification: its sentence, and the way to what it speaks of. */
export function composeMail(
  notification: Notification,
  reader: Reader,
  config: Pick<Config, 'siteOrigin' | 'mail'>,
): Promise<OutgoingMail> {
  const { id, uid, kind, loots = [], total = loots.length } = notification;
  const others = total - loots.length;
  return composeWords(
    {
      id,
      uid,
      group: MAIL_GROUPS[kind],
      sentence: notificationSentence(kind, notification),
      links: loots.map((loot) => ({ label: loot.title, address: ADDRESSES.loot(loot.id) })),
      ...(others > 0 && { note: others === 1 ? 'And 1 other loot.' : `And ${others} other loots.` }),
      action: { label: ACTION_LABELS[kind], address: notificationAddress(notification, reader.role) },
    },
    reader,
    config,
  );
}
