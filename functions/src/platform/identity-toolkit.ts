import { z } from 'zod';
import type { Config } from './config.ts';

const SignedIn = z.object({ localId: z.string() });
const Refused = z.object({ error: z.object({ message: z.string() }) });

const WRONG_CREDENTIALS = [
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'USER_DISABLED',
  'INVALID_EMAIL',
];

/**
 * Checks an e-mail and password with the identity service (Identity Toolkit REST, `accounts:signInWithPassword`; the
 * admin SDK has no such call). Returns the uid, null when they are wrong, `throttled` when the service refuses more
 * tries; throws when it cannot be reached or answers something else.
 */
export async function checkPassword(
  config: Pick<Config, 'authEmulatorHost' | 'webApiKey'>,
  email: string,
  password: string,
): Promise<{ uid: string } | 'throttled' | null> {
  const base = config.authEmulatorHost
    ? `http://${config.authEmulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const response = await fetch(`${base}/v1/accounts:signInWithPassword?key=${encodeURIComponent(config.webApiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(10_000),
  });
  const body: unknown = await response.json();
  if (response.ok) return { uid: SignedIn.parse(body).localId };
  const reason = Refused.parse(body).error.message.split(' ')[0] ?? '';
  if (WRONG_CREDENTIALS.includes(reason)) return null;
  if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') return 'throttled';
  throw new Error(`Identity service refused the sign-in: ${reason}`);
}
