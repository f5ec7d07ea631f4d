import type { MailSettings } from '../config/mail-settings.ts';

/** A mail as it is handed over, but for who it comes from. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Tells this mail from all others, so that a mailbox that gets it twice shows it once; without brackets and host. */
  readonly id: string;
  /** Where mail programs switch mails like this one off with one click (RFC 8058); left out where that cannot be done. */
  readonly stopUrl?: string;
}

/**
 * The outcome of handing a mail over. Only `later` may be tried again: the server has certainly not taken it. `unknown` is a connection that broke after all of the
 * mail was sent and before the answer.
 */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'later';
      readonly reason: string;
      /** True when the server takes mails, but none for this recipient now: a full mailbox, or greylisting. */
      readonly isOfRecipient?: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** True when the server says that this address gets no mail from anybody, and not only that it does not want this one. */
      readonly noSuchMailbox: boolean;
    };

/** True when the mail was taken, false when there is no such mailbox, null when the outcome says neither. */
export function hasArrived(outcome: MailOutcome): boolean | null {
  if (outcome.kind === 'sent') return true;
  return outcome.kind === 'refused' && outcome.noSuchMailbox ? false : null;
}

/** Hands a mail to the server. Never rejects. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>;

/** Fields that the library's errors have besides a message (https://nodemailer.com/errors). */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The answer of the server, and the command that it answered. */
  readonly response?: string;
  readonly command?: string;
}

/** An answer of the server to our own settings, which somebody mends; the mail itself is not at fault. */
const OF_SETTINGS = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS']);

/** Replies to a recipient that say that there is no such mailbox (RFC 5321, 4.2.3); 550 alone can also mean a policy. */
const NO_MAILBOX = new Set([550, 551, 553]);
/** Details that say the same (RFC 3463, 3.2 and 3.3; RFC 7505): a bad, moved or disabled address, a host without mail. A full mailbox, and one that blocks this sender, are others. */
const NO_MAILBOX_DETAIL = /^5\.(?:1\.(?:[01236]|10)|2\.1)$/;

/** True when a server refused the recipient itself. The detail of its answer is more exact than the code, and decides where there is one. */
function isOfMailbox({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return detail === undefined ? NO_MAILBOX.has(responseCode) : NO_MAILBOX_DETAIL.test(detail);
}

/** The meaning of an error of sending (RFC 5321, 4.2.1: replies of 400 and more are for now, of 500 and more for good). */
function outcomeOf(error: SmtpError, wasHandedOver: boolean): MailOutcome {
  const { code = '', responseCode, message, command } = error;
  // Servers quote the recipient in their answers, which are logged.
  const reason = message.replaceAll(/\S+@\S+/g, '[e-mail]').slice(0, 500);
  if (OF_SETTINGS.has(code)) return { kind: 'later', reason };
  if (responseCode !== undefined && responseCode < 500)
    return { kind: 'later', reason, isOfRecipient: command === 'RCPT TO' };
  if (responseCode !== undefined || code === 'EENVELOPE' || code === 'EMESSAGE')
    return { kind: 'refused', reason, noSuchMailbox: isOfMailbox(error) };
  return { kind: wasHandedOver ? 'unknown' : 'later', reason };
}

/** A function that hands mails to the server of the settings, a connection each; null without settings. The library is loaded for the first mail. */
export function createMailSender(settings: MailSettings | null, timeoutMs: number): SendMail | null {
  if (!settings) return null;
  const { from, smtpUrl, requiresTls } = settings;
  const { hostname: host, port, protocol, username: user, password: pass } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const server = {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: requiresTls,
    ignoreTLS: !requiresTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user && { auth: { user: decodeURIComponent(user), pass: decodeURIComponent(pass) } }),
  };
  const messageHost = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return async ({ to, subject, html, text, id, stopUrl }) => {
    const { createTransport } = await import('nodemailer');
    let wasHandedOver = false;
    const transport = createTransport(server);
    transport.use('stream', ({ message }, done) => {
      // Its end is read when the last of the mail goes to the connection.
      message.processFunc((content) => content.once('end', () => (wasHandedOver = true)));
      done();
    });
    const headers = {
      // Answers of absent people would come back to nobody (RFC 3834, 5).
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${stopUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers,
        messageId: `<${id}@${messageHost}>`,
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpError, wasHandedOver);
    }
  };
}
