import type { confirmEmailVerification, requestEmailVerification } from '@doubloon/contract/auth/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { mailVerification, verifyEmailByCode } from '../platform/identity-toolkit.ts';
import type { Verb } from '../platform/operation-route.ts';
import { tooManyRequests } from '../platform/rate-limiter.ts';
import { markEmailVerified } from '../users/mark-email-verified.ts';
import { getOwnProfile } from '../users/own-profile.ts';
import { mailedCodeRefused } from './mailed-code-refused.ts';

/** Identity Toolkit does not say how long it sends no more mails. */
const THROTTLED_MS = 60_000;

/** Has a link mailed that proves the caller's e-mail. Throws `illegal_state` when it is proven already. */
export const mailVerificationLink: Verb<typeof requestEmailVerification> = async (call) => {
  const { auth, db, caller } = call;
  const { emailVerified } = await getOwnProfile(db, caller.uid);
  if (emailVerified) throw new AppError('illegal_state', 'Your email address is already verified');
  if (!(await mailVerification(call, await auth.createCustomToken(caller.uid)))) {
    throw tooManyRequests('Too many emails were requested. Please wait a moment and try again.', THROTTLED_MS);
  }
  return { success: true };
};

/** Proves the e-mail of a mailed code's person. Throws `invalid_input` for a code that is no good (any more). */
export const proveEmail: Verb<typeof confirmEmailVerification> = async (call, { body }) => {
  const proven = await verifyEmailByCode(call, body.code);
  if (!proven) throw mailedCodeRefused();
  await markEmailVerified(call.db, proven.uid, proven.email);
  return { success: true };
};
