import { z } from 'zod';

/** How mails are sent. */
export interface MailSettings {
  /** The sender of mails, such as `Doubloon <mail@doubloon.example>`. */
  readonly from: string;
  /** URL of the mail server: `smtp://` or `smtps://` with user, password, host and port. */
  readonly smtpUrl: string;
  /** Signs the links that unsubscribe from mails. */
  readonly linkKey: string;
  /** False in the emulators only, whose mail server has no certificate. */
  readonly requiresTls: boolean;
}

const Smtp = z.url({ protocol: /^smtps?$/ });
const MIN_KEY_LENGTH = 32;
const FROM = /^(?:[^<>@\r\n]+<([^<>\s]+)>|([^<>\s]+))$/;

/**
 * Reads `MAIL_FROM` with its secrets `SMTP_URL` and `MAIL_LINK_KEY`. Returns null without `MAIL_FROM`: then no mail is sent. Throws if one is set without the
 * others or malformed, and in the emulators for a remote server, which would write to the people in the data.
 */
export function readMailSettings(
  env: Readonly<Record<string, string | undefined>>,
  { emulated }: { readonly emulated: boolean },
): MailSettings | null {
  const { MAIL_FROM: from, SMTP_URL: smtpUrl, MAIL_LINK_KEY: linkKey } = env;
  if (!from) return null;
  const [, inBrackets, alone] = FROM.exec(from) ?? [];
  if (!z.email().safeParse(inBrackets ?? alone).success)
    throw new Error('Invalid configuration: MAIL_FROM is an address, such as Doubloon <mail@doubloon.example>');
  if (!smtpUrl || !linkKey)
    throw new Error('Invalid configuration: MAIL_FROM needs the secrets SMTP_URL and MAIL_LINK_KEY');
  if (!Smtp.safeParse(smtpUrl).success)
    throw new Error('Invalid configuration: SMTP_URL is smtp://USER:PASSWORD@HOST:PORT, or smtps://');
  if (linkKey.length < MIN_KEY_LENGTH)
    throw new Error(`Invalid configuration: MAIL_LINK_KEY has ${MIN_KEY_LENGTH} characters at least`);
  if (emulated && new URL(smtpUrl).hostname !== '127.0.0.1')
    throw new Error('Invalid configuration: the emulators send mails to their stand-in only, on 127.0.0.1');
  return { from, smtpUrl, linkKey, requiresTls: !emulated };
}
