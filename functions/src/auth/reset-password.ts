import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import { mailPasswordReset, setPasswordByCode } from '../platform/identity/identity-toolkit.ts';
import type { BrowserHandler, CallingBrowser } from '../platform/http/operation-route.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { findByProvenEmail } from '../users/find-people.ts';
import { markEmailVerified } from '../users/verification.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { refuseCommonPassword } from './common-password.ts';
import { cutEarlierTies, keepProvenEmail } from './keep-proven-email.ts';
import { findIdentity } from './release-email.ts';
import { rememberBrowser } from './known-browsers.store.ts';
import { mailedCodeRefused, mayMail, refuseMailedCode } from './mailed-codes.ts';

/**
 * Has a link for a new password mailed, a few an hour to one address. The answer never tells whether the e-mail has an account. Who asks from
 * a browser of the e-mail's person does not wait for others of their network.
 */
export const requestPasswordReset: BrowserHandler<typeof operations.requestPasswordReset> = async (
  call,
  { body },
  browser,
) => {
  const { fingerprint } = browser;
  const asked = { email: body.email, now: call.clock.now() };
  const isKnown = fingerprint !== null && (await call.db.knownBrowsers.has({ ...asked, fingerprint }));
  await browser.countAs(isKnown ? 'known' : 'strangers');
  const email = (await emailOfReset(call, body.email)) ?? body.email;
  const refused = (await mayMail(call, 'password-reset', email))
    ? await mailPasswordReset(call, email)
    : 'mailed enough';
  if (refused) call.log.info({ refused }, 'no password reset was mailed');
  return { success: true };
};

/**
 * Where a reset goes that was asked for with `email`: to the address that its account has proven last, which its identity is given back if somebody has
 * changed it. Whoever has proven `email` comes before whoever has it at the identity service. Undefined when `email` belongs to no account whose e-mail was proven.
 */
async function emailOfReset(call: Call<null>, email: string): Promise<string | undefined> {
  const { auth, db } = call;
  const asked = await findIdentity(() => auth.getUserByEmail(email));
  const profile = (await findByProvenEmail(db, email)) ?? (asked && (await findOwnProfile(db, asked.uid)));
  if (!profile?.emailVerified) return undefined;
  const identity = asked?.uid === profile.uid ? asked : await findIdentity(() => auth.getUser(profile.uid));
  if (!identity) return undefined;
  await keepProvenEmail(call, identity, profile);
  return profile.email;
}

/**
 * Gives the person of a mailed code a new password, ends every session of theirs and the pause after failed sign-ins, and knows no browser of theirs but this one; of an account whose
 * e-mail was never proven before it also disconnects the payout account and the social accounts. Throws
 * `invalid_input` for a code that is no good (any more) or went to another address than the one proven last, and for a password that is too weak or that many people use.
 */
export async function confirmPasswordReset(
  call: Call<null>,
  { body }: InputOf<typeof operations.confirmPasswordReset>,
  browser: CallingBrowser,
): Promise<ResultOf<typeof operations.confirmPasswordReset>> {
  const { auth, db, clock } = call;
  await refuseCommonPassword(body.password);
  const result = await setPasswordByCode(call, body.code, body.password);
  if (result === 'code') throw await refuseMailedCode(browser);
  if (result === 'password') {
    const message = 'The password is too weak';
    throw new AppError('invalid_input', message, { details: [{ field: 'body.password', message }] });
  }
  const identity = await auth.getUserByEmail(result.email);
  const { uid } = identity;
  // Whoever registered may have been somebody else than who reads the e-mail's mails.
  const profile = await findOwnProfile(db, uid);
  if (profile && (await keepProvenEmail(call, identity, profile))) throw mailedCodeRefused();
  if (profile?.emailVerified === false) await cutEarlierTies(call, uid);
  else await revokeSessions(call, uid);
  await markEmailVerified(db, uid, result.email);
  const { email } = result;
  const attempt = { email, network: browser.network, fingerprint: browser.fingerprint };
  await unitOfWork({ db }, (tx) => tx.signInAttempts.forgetFailed(attempt));
  await db.knownBrowsers.removeAllOf(uid);
  await rememberBrowser({ db }, browser, { uid, email, now: clock.now() });
  return { success: true };
}
