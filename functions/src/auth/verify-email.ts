import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { InputOf, ResultOf } from '@doubloon/contract/shared/operation.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import type { BrowserHandler, CallingBrowser, Handler } from '../platform/http/operation-route.ts';
import {
  emailToRecover,
  mailVerification,
  recoverEmailByCode,
  verifyEmailByCode,
} from '../platform/identity/identity-toolkit.ts';
import { tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { findByProvenEmail } from '../users/find-people.ts';
import { markEmailVerified } from '../users/verification.ts';
import { getOwnProfile } from '../users/own-profile.ts';
import { keepOut } from './keep-proven-email.ts';
import { rememberBrowser } from './known-browsers.store.ts';
import { mayMail, refuseMailedCode } from './mailed-codes.ts';
import { releaseAbandonedEmail, vacateEmail } from './release-email.ts';

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

/**
 * Gives an identity the e-mail back that somebody has changed, with the code that the identity service mails to the old address at every change, and keeps
 * whoever changed it out. Whoever has taken the e-mail meanwhile without an account loses it. Throws `invalid_input` for a code that is no good (any more).
 */
export const undoEmailChange: BrowserHandler<typeof operations.undoEmailChange> = async (call, { body }, browser) => {
  const email = await emailToRecover(call, body.code);
  if (email !== null) await free(call, email);
  const recovered = await recoverEmailByCode(call, body.code);
  if (!recovered) throw await refuseMailedCode(browser);
  await keepOut(call, await call.auth.getUser(recovered.uid), recovered.email);
  await markEmailVerified(call.db, recovered.uid, recovered.email);
  return { success: true };
};

async function free(call: Call<null>, email: string): Promise<void> {
  const owner = await findByProvenEmail(call.db, email);
  if (owner) await vacateEmail(call, email, owner.uid);
  else await releaseAbandonedEmail(call, email);
}
