import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';
import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { CallingBrowser, Handler } from '../platform/http/operation-route.ts';
import { customTokenFor } from '../platform/identity/custom-token.ts';
import { checkPassword, mailVerification } from '../platform/identity/identity-toolkit.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { keepProvenEmail } from './keep-proven-email.ts';
import { rememberBrowser } from './known-browsers.store.ts';
import { mayMail } from './mailed-codes.ts';
import { beginAttempt } from './sign-in-attempts.store.ts';

/** Identity Toolkit does not say how long it turns tries away. */
const THROTTLED_MS = 60_000;

/**
 * Exchanges e-mail and password for a custom token. A wrong password, an unknown e-mail, a disabled user and an identity
 * whose registration ended half-way get the same answer, and after repeated failures the same pause of their network. While an e-mail is guessed at from many, an
 * unknown browser gets `forbidden` whatever the password; the right one has a link mailed that makes the browser known. A browser that somebody has signed in from is
 * kept from none of it by what others do, and not counted with their network.
 */
export async function login(
  call: Call<null>,
  { body }: InputOf<typeof operations.login>,
  browser: CallingBrowser,
): Promise<ResultOf<typeof operations.login>> {
  const { auth, db, clock } = call;
  const attempt = { email: body.email, network: browser.network, fingerprint: browser.fingerprint };
  if (!(await db.signInAttempts.isByKnownBrowser(attempt, clock.now()))) await browser.countAs('strangers');
  const admission = await beginAttempt({ db }, attempt, clock.now());
  if (!('mailNeeded' in admission)) throw tooManyAttempts(admission.waitMs);
  const result = await checkPassword(call, body.email, body.password);
  if (result === 'throttled') throw tooManyAttempts(THROTTLED_MS);
  const found = result && (await findOwnProfile(db, result.uid));
  // With an e-mail that somebody has given the identity past the product nobody comes in.
  const user = found && (await keepProvenEmail(call, await auth.getUser(found.uid), found)) ? null : found;
  if (admission.mailNeeded) throw await askForMailbox(call, body.email, user);
  if (!user) throw new AppError('unauthenticated', 'Invalid email or password');
  await unitOfWork({ db }, (tx) => tx.signInAttempts.forget(attempt, admission.byKnownBrowser));
  await rememberBrowser({ db }, browser, { uid: user.uid, email: body.email, now: clock.now() });
  return { customToken: await customTokenFor(auth, user.uid, clock), user };
}

/** Answers everybody alike. Only those who know the password cause a mail, and only those who read it get in. */
async function askForMailbox(call: Call<null>, email: string, user: OwnProfile | null): Promise<AppError> {
  if (user && (await mayMail(call, 'sign-in', email))) {
    await mailVerification(call, await call.auth.createCustomToken(user.uid));
  }
  return new AppError(
    'forbidden',
    'Somebody keeps guessing the password of this account. If yours is right, we have mailed you a link: open it in this browser, then sign in again.',
    { errorType: MAILED_LINK_NEEDED },
  );
}

function tooManyAttempts(waitMs: number): AppError {
  return tooManyRequests('Too many failed attempts. Please wait a moment and try again.', waitMs);
}

/**
 * Revokes the caller's refresh tokens; ID tokens already out are refused at once by rules and every call that changes something, and
 * within a minute by those that read.
 */
export const logout: Handler<typeof operations.logout> = async (call) => {
  await revokeSessions(call, call.caller.uid);
  return { success: true };
};
