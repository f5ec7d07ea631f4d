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
  | { readonly kind: 'later' | 'refused' | 'unknown'; readonly reason: string };

/** Hands a mail to the server. Never rejects. */
export type SendMail = (mail: OutgoingMail) => Promise<MailOutcome>;

/** Fields that the library's errors have besides a message (https://nodemailer.com/errors). */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** An answer of the server to our own settings, which somebody mends; the mail itself is not at fault. */
const OF_SETTINGS = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS']);

/** The meaning of an error of sending (RFC 5321, 4.2.1: replies of 400 and more are for now, of 500 and more for good). */
function outcomeOf({ code = '', responseCode, message }: SmtpError, wasHandedOver: boolean): MailOutcome {
  const reason = message.slice(0, 500);
  if (OF_SETTINGS.has(code)) return { kind: 'later', reason };
  if (responseCode !== undefined) return { kind: responseCode >= 500 ? 'refused' : 'later', reason };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'refused', reason };
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
