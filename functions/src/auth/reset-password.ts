import type { confirmPasswordReset, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import { AppError } from '../platform/app-error.ts';
import type { BrowserSession } from '../platform/browser-session.ts';
import type { Call } from '../platform/dependencies.ts';
import { mailPasswordReset, setPasswordByCode } from '../platform/identity-toolkit.ts';
import type { Verb } from '../platform/operation-route.ts';
import { revokeSessions } from '../platform/revoke-sessions.ts';
import { markEmailVerified } from '../users/mark-email-verified.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { cutEarlierTies } from './cut-earlier-ties.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.store.ts';
import { mayMail } from './mail-allowance.ts';
import { mailedCodeRefused } from './mailed-code-refused.ts';
import { forgetFailedAttempts } from './sign-in-attempts.store.ts';

/** Has a link for a new password mailed, a few an hour to one address. The answer never tells whether the e-mail has an account. */
export const mailPasswordResetLink: Verb<typeof requestPasswordReset> = async (call, { body }) => {
  const refused = (await mayMail(call, 'password-reset', body.email))
    ? await mailPasswordReset(call, body.email)
    : 'mailed enough';
  if (refused) call.log.info({ refused }, 'no password reset was mailed');
  return { success: true };
};

/**
 * Gives the person of a mailed code a new password, ends every session of theirs and the pause after failed sign-ins, and knows no browser of theirs but this one; of an account whose
 * e-mail was never proven before it also disconnects the payout account and the social accounts. Throws
 * `invalid_input` for a code that is no good (any more) and for a password that is too weak.
 */
export async function setNewPassword(
  call: Call<null>,
  { body }: InputOf<typeof confirmPasswordReset>,
  browser: BrowserSession,
): Promise<ResultOf<typeof confirmPasswordReset>> {
  const { auth, db, clock } = call;
  const result = await setPasswordByCode(call, body.code, body.password);
  if (result === 'code') throw mailedCodeRefused();
  if (result === 'password') {
    const message = 'The password is too weak';
    throw new AppError('invalid_input', message, { details: [{ field: 'body.password', message }] });
  }
  const { uid } = await auth.getUserByEmail(result.email);
  // Whoever registered may have been somebody else than who reads the e-mail's mails.
  const profile = await findOwnProfile(db, uid);
  if (profile?.emailVerified === false) await cutEarlierTies(call, uid);
  else await revokeSessions(call, uid);
  await markEmailVerified(db, uid, result.email);
  const { email } = result;
  await forgetFailedAttempts(db, { email, network: browser.network, fingerprint: browser.fingerprint });
  await forgetBrowsers(db, uid);
  await rememberBrowser(db, browser, { uid, email, now: clock.now() });
  return { success: true };
}
