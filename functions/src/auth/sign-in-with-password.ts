import type { login } from '@doubloon/contract/auth/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { customTokenFor } from '../platform/custom-token.ts';
import { checkPassword } from '../platform/identity-toolkit.ts';
import type { Verb } from '../platform/operation-route.ts';
import { tooManyRequests } from '../platform/rate-limiter.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { beginAttempt, forgetFailedAttempts } from './sign-in-attempts.store.ts';

/** Identity Toolkit does not say how long it turns tries away. */
const THROTTLED_MS = 60_000;

/**
 * Exchanges e-mail and password for a custom token. A wrong password, an unknown e-mail, a disabled user and an identity
 * whose registration ended half-way get the same answer, and after repeated failures the same pause.
 */
export const signInWithPassword: Verb<typeof login> = async (call, { body }) => {
  const { auth, db, clock } = call;
  const wait = await beginAttempt(db, body.email, clock.now());
  if (wait > 0) throw tooManyAttempts(wait);
  const result = await checkPassword(call, body.email, body.password);
  if (result === 'throttled') throw tooManyAttempts(THROTTLED_MS);
  const user = result && (await findOwnProfile(db, result.uid));
  if (!user) throw new AppError('unauthenticated', 'Invalid email or password');
  await forgetFailedAttempts(db, body.email);
  return { customToken: await customTokenFor(auth, user.uid, clock), user };
};

function tooManyAttempts(waitMs: number): AppError {
  return tooManyRequests('Too many failed attempts. Please wait a moment and try again.', waitMs);
}
