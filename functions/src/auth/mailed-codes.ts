import { AppError } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { CallingBrowser } from '../platform/http/operation-route.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';

/** The refusal of a mailed code that was used, has expired or never was one. Throws `too_many_requests` after many of a network. */
export async function refuseMailedCode(browser: Pick<CallingBrowser, 'countAs'>): Promise<AppError> {
  await browser.countAs('strangers');
  return mailedCodeRefused();
}

/** The refusal of a mailed code that does not do any more what it was mailed for. */
export function mailedCodeRefused(): AppError {
  const message = 'This link is invalid or has expired. Please request a new one.';
  return new AppError('invalid_input', message, { details: [{ field: 'body.code', message }] });
}

/** Mails of each kind that one address gets in an hour, whoever asks for them. */
const MAILS_AN_HOUR = { 'password-reset': 3, 'sign-in': 3, verification: 5 } as const;

/**
 * Counts a mail to `email`; false when it has had enough of them, so that nobody can fill somebody's inbox. What was mailed before still
 * works then. Reads 1, writes 1.
 */
export async function mayMail(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  kind: keyof typeof MAILS_AN_HOUR,
  email: string,
): Promise<boolean> {
  const limit = { bucket: `mail-${kind}`, per: 'recipient', max: MAILS_AN_HOUR[kind], windowSeconds: 3600 } as const;
  try {
    await createRateLimiter(db, clock)(limit, email.trim().toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
