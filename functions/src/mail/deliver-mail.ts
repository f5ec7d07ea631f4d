import { MAIL_GROUPS, type MailGroup, USUAL_MAIL_CHOICES } from '@doubloon/contract/notifications/mail-group.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { type QuietHours, quietUntil } from '@doubloon/contract/notifications/quiet-hours.ts';
import { MAILS_LATE_MS } from '@doubloon/contract/system/status.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import { allDue, untilDone, type JobRun, type Kind } from '../platform/jobs/until-done.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { hasArrived, type MailOutcome, type OutgoingMail, type SendMail } from '../platform/mail/send-mail.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { composeMail, type Reader } from './compose-mail.ts';
import { type Mail, newMail } from './mails.store.ts';
import { composeDigest, findUnread } from './message-digest.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** News older than this is not mailed: by a trigger that comes late, a repair, or the first deploy with mails. */
const FRESH_MS = 72 * HOUR_MS;
/** Far longer than handing over a mail may take; whoever has not said by then what became of it has died. */
const SENDING_MS = 10 * MINUTE_MS;
/** How long after each try that the server did not take the next one follows; after the last it is given up. */
const TRY_AFTER_MS = [1, 10, 60, 6 * 60, 24 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);

type MailDeps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log' | 'sendMail' | 'recordMailArrival'>;

/** A mail that is still wanted: its record, and how it is composed. */
interface Wanted {
  readonly record: Pick<Mail, 'id' | 'uid' | 'kind' | 'expiresAt'>;
  readonly group: MailGroup | 'always';
  readonly compose: (reader: Reader, config: MailDeps['config']) => Promise<OutgoingMail>;
}

/** All that is needed to send a mail that this process alone may send now. */
interface Claimed {
  readonly compose: Wanted['compose'];
  readonly reader: Reader;
}

/** Mails every new notification, once; those that can only be sent later, or are kept for the end of quiet hours, are left to `sendDueMails`. */
export const mailNotification: Effect = async (deps, { params, data }) => {
  if (deps.sendMail && data?.after.exists) await deliverMail(deps, params.id);
};

/**
 * Sends the mail about a notification if it is to be sent now. It may run late, repeatedly and at the same time as itself: whoever sends it has said so in its
 * document before, in one transaction. Reads up to 4, for unread messages more; a mail that is sent takes 2 writes.
 */
export async function deliverMail(deps: MailDeps, id: string): Promise<void> {
  const { log, sendMail } = deps;
  if (!sendMail) return;
  const claimed = await unitOfWork(deps, (tx) => claim(tx, deps, id));
  if (!claimed) return;
  const outcome = await send(deps, sendMail, claimed);
  await unitOfWork(deps, (tx) => settle(tx, deps, id, claimed.reader, outcome));
  if (outcome.kind !== 'sent') log.warn({ mailId: id, ...outcome }, 'mail not sent');
}

/** Hands a mail over. One that cannot be composed has certainly not been sent. */
async function send({ config }: MailDeps, sendMail: SendMail, { compose, reader }: Claimed): Promise<MailOutcome> {
  let mail;
  try {
    mail = await compose(reader, config);
  } catch (error) {
    return { kind: 'later', reason: String(error) };
  }
  return sendMail(mail);
}

/** Takes a mail for this process; null when it is not to be sent, or not now. Ends one that has become useless, or of which nobody will say any more what became of it. */
async function claim(tx: Tx, { clock, log }: MailDeps, id: string): Promise<Claimed | null> {
  const now = clock.now();
  const mail = await tx.mails.find(id);
  if (mail && (mail.nextAt === null || mail.nextAt > now)) return null;
  if (mail?.isSending) {
    log.warn({ mailId: id }, 'nobody knows if this mail was sent');
    tx.mails.update(id, { ...ENDED, outcome: 'unknown' });
    return null;
  }
  const wanted = mail?.kind === 'messages_unread' ? await findDigest(tx, mail) : await findNews(tx, id, now);
  const found = wanted && (await findReader(tx, wanted.record.uid, wanted.group));
  if (!wanted || !found) {
    if (mail) tx.mails.update(id, { ...ENDED, outcome: 'lapsed' });
    return null;
  }
  const { reader, quiet } = found;
  const nextAt = quiet && quietUntil(now, quiet);
  if (nextAt) {
    if (mail) tx.mails.update(id, { nextAt });
    else tx.mails.schedule(wanted.record, nextAt, now);
    return null;
  }
  const nextLook = new Date(now.getTime() + SENDING_MS);
  const sending = { isSending: true, tries: (mail?.tries ?? 0) + 1, nextAt: nextLook, saidAt: now };
  if (mail) tx.mails.update(id, sending);
  else tx.mails.add({ ...newMail(wanted.record, now), ...sending });
  return { compose: wanted.compose, reader };
}

/** Returns the mail about a notification; null once it was read, taken back, or is old. Reads 1. */
async function findNews(tx: Tx, id: string, now: Date): Promise<Wanted | null> {
  const notification = await tx.notifications.find(id);
  if (!notification || !isFresh(notification, now)) return null;
  return {
    record: notification,
    group: MAIL_GROUPS[notification.kind],
    compose: (reader, config) => composeMail(notification, reader, config),
  };
}

/** Returns the mail about unread messages; null when all were read meanwhile. Reads as `findUnread`. */
async function findDigest(tx: Tx, mail: Mail): Promise<Wanted | null> {
  const unread = await findUnread(tx, mail.uid);
  if (unread.length === 0) return null;
  return {
    record: mail,
    group: 'messages',
    compose: (reader, config) => composeDigest(mail, unread, reader, config),
  };
}

const ENDED = { isSending: false, nextAt: null };

const isFresh = ({ readAt, createdAt }: Notification, now: Date): boolean =>
  readAt === null && now.getTime() - createdAt.getTime() < FRESH_MS;

/**
 * Whom a mail of a group goes to, and in which hours it does not; null when they have not proven their address, have switched such mails off, or their mail server
 * has said that there is no such mailbox. Mails that always come are tried all the same: they matter most, and show when mails arrive again. Reads 2.
 */
async function findReader(
  tx: Tx,
  uid: string,
  group: Wanted['group'],
): Promise<{ reader: Reader; quiet: QuietHours | null } | null> {
  const found = await tx.users.findFull(uid);
  if (!found?.priv.emailVerified) return null;
  const { user, priv } = found;
  const reader = { role: user.role, email: priv.email };
  if (group === 'always') return { reader, quiet: null };
  if (priv.mailRefusedAt) return null;
  const choices = { ...USUAL_MAIL_CHOICES, ...priv.mails };
  return choices[group] ? { reader, quiet: choices.quiet } : null;
}

/** Says what became of a mail, and if its reader gets mails. Reads 2, writes 2 at most. */
async function settle(
  tx: Tx,
  { clock, recordMailArrival }: MailDeps,
  id: string,
  { email }: Reader,
  outcome: MailOutcome,
): Promise<void> {
  const mail = await tx.mails.find(id);
  // Its person's account has ended meanwhile.
  if (!mail) return;
  const now = clock.now();
  const arrived = hasArrived(outcome);
  if (arrived !== null) await recordMailArrival(tx, mail.uid, { email, arrived, now });
  if (outcome.kind === 'sent') {
    tx.mails.update(id, { ...ENDED, outcome: 'sent', sentAt: now });
    return;
  }
  const { kind, reason } = outcome;
  const waitMs = kind === 'later' ? TRY_AFTER_MS[mail.tries - 1] : undefined;
  if (waitMs !== undefined) tx.mails.update(id, { isSending: false, nextAt: new Date(now.getTime() + waitMs), reason });
  else tx.mails.update(id, { ...ENDED, outcome: kind === 'unknown' ? 'unknown' : 'refused', reason });
}

/** The scheduled job that sends mails which waited for the end of quiet hours or for messages to be read, or which their server could not take before, and ends those whose process has died; `others` take turns with them, and come first. */
export async function sendDueMails(deps: MailDeps & JobRun, others: readonly Kind[] = []): Promise<void> {
  const { db, clock, log, sendMail } = deps;
  if (!sendMail) {
    await untilDone(deps, others);
    return;
  }
  const due = allDue({
    items: db.mails.eachDueId(clock.now()),
    idOf: (mailId) => mailId,
    handle: (mailId) => deliverMail(deps, mailId),
    failed: (mailId, error) => {
      log.error({ mailId, err: error }, 'a mail could not be sent');
    },
  });
  await untilDone(deps, [...others, due]);
  const waitingMs = await db.mails.waitingMs(clock.now());
  if (waitingMs > MAILS_LATE_MS) log.warn({ oldestMinutes: Math.floor(waitingMs / MINUTE_MS) }, 'mails wait');
}
