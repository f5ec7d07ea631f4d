import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import { mailVerification, verifyEmailByCode } from '../platform/identity/identity-toolkit.ts';
import type { CallingBrowser, Handler } from '../platform/http/operation-route.ts';
import { tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { markEmailVerified } from '../users/mark-email-verified.ts';
import { getOwnProfile } from '../users/own-profile.ts';
import { rememberBrowser } from './known-browsers.store.ts';
import { mayMail } from './mail-allowance.ts';
import { refuseMailedCode } from './mailed-code-refused.ts';

/** Identity Toolkit does not say how long it sends no more mails. */
const THROTTLED_MS = 60_000;

/** Has a link mailed that proves the caller's e-mail. Throws `illegal_state` when it is proven already. */
export const requestEmailVerification: Handler<typeof operations.requestEmailVerification> = async (call) => {
  const { auth, db, caller } = call;
  const { email, emailVerified } = await getOwnProfile(db, caller.uid);
  if (emailVerified) throw new AppError('illegal_state', 'Your email address is already verified');
  // By address: accounts with somebody else's can be made again and again.
  const isMailed =
    (await mayMail(call, 'verification', email)) &&
    (await mailVerification(call, await auth.createCustomToken(caller.uid)));
  if (!isMailed) {
    throw tooManyRequests('Too many emails were requested. Please wait a moment and try again.', THROTTLED_MS);
  }
  return { success: true };
};

/** Proves the e-mail of a mailed code's person, and knows the browser in which it was opened as theirs. Throws `invalid_input` for a code that is no good (any more). */
export async function confirmEmailVerification(
  call: Call<null>,
  { body }: InputOf<typeof operations.confirmEmailVerification>,
  browser: CallingBrowser,
): Promise<ResultOf<typeof operations.confirmEmailVerification>> {
  const proven = await verifyEmailByCode(call, body.code);
  if (!proven) throw await refuseMailedCode(browser);
  await markEmailVerified(call.db, proven.uid, proven.email);
  await rememberBrowser(call, browser, { ...proven, now: call.clock.now() });
  return { success: true };
}
