import type { login } from '@doubloon/contract/auth/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { checkPassword } from '../platform/identity-toolkit.ts';
import type { Verb } from '../platform/operation-route.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { beginAttempt, forgetFailedAttempts } from './sign-in-attempts.store.ts';

/**
 * Exchanges e-mail and password for a custom token. A wrong password, an unknown e-mail, a disabled user and an identity
 * whose registration ended half-way get the same answer, and after repeated failures the same pause.
 */
export const signInWithPassword: Verb<typeof login> = async ({ auth, db, config, clock }, { body }) => {
  if (!(await beginAttempt(db, body.email, clock.now()))) throw tooManyAttempts();
  const result = await checkPassword(config, body.email, body.password);
  if (result === 'throttled') throw tooManyAttempts();
  const user = result && (await findOwnProfile(db, result.uid));
  if (!user) throw new AppError('unauthenticated', 'Invalid email or password');
  await forgetFailedAttempts(db, body.email);
  return { customToken: await auth.createCustomToken(user.uid), user };
};

function tooManyAttempts(): AppError {
  return new AppError('too_many_requests', 'Too many failed attempts. Please wait a moment and try again.');
}
