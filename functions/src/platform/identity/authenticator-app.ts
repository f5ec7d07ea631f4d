import type { Auth, MultiFactorInfo } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { ask, type IdentityAccess, THROTTLED, unexpected } from './identity-toolkit.ts';

/** Answers to a code: a wrong one, one too late for its enrolment, and too many. */
export type RefusedCode = 'wrong' | 'expired' | 'throttled';

const REFUSALS: Readonly<Record<string, RefusedCode>> = {
  INVALID_CODE: 'wrong',
  MISSING_CODE: 'wrong',
  // It was switched off since the password was checked.
  MFA_ENROLLMENT_NOT_FOUND: 'wrong',
  SESSION_EXPIRED: 'expired',
  INVALID_SESSION_INFO: 'expired',
  ...Object.fromEntries(THROTTLED.map((reason) => [reason, 'throttled' as const])),
};

function refusalOf({ reason, message }: { readonly reason: string; readonly message: string }): RefusedCode {
  const refusal = REFUSALS[reason];
  if (!refusal) throw unexpected('the second factor', message);
  return refusal;
}

const Tokens = z.object({ idToken: z.string() });

/** Completes a sign-in with a code of the authenticator app (`accounts/mfaSignIn:finalize`). Returns null if the code is right, else why not. */
export async function checkCode(
  access: IdentityAccess,
  { credential, enrollmentId }: { readonly credential: string; readonly enrollmentId: string },
  code: string,
): Promise<RefusedCode | null> {
  const request = {
    mfaPendingCredential: credential,
    mfaEnrollmentId: enrollmentId,
    totpVerificationInfo: { verificationCode: code },
  };
  const answer = await ask(access, 'mfaSignIn:finalize', request, Tokens);
  return 'data' in answer ? null : refusalOf(answer);
}

const Started = z.object({ totpSessionInfo: z.object({ sharedSecretKey: z.string(), sessionInfo: z.string() }) });

/**
 * Begins to enrol an authenticator app (`accounts/mfaEnrollment:start`) for whoever the ID token of the service names. The service makes codes of six digits
 * every 30 seconds by SHA-1, as all apps do unless told otherwise.
 */
export async function startEnrollment(
  access: IdentityAccess,
  idToken: string,
): Promise<{ readonly secret: string; readonly session: string }> {
  const answer = await ask(access, 'mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} }, Started);
  if ('reason' in answer) throw unexpected('the enrolment', answer.message);
  const { sharedSecretKey: secret, sessionInfo: session } = answer.data.totpSessionInfo;
  return { secret, session };
}

/** Enrols an authenticator app with a code that it shows (`accounts/mfaEnrollment:finalize`). Returns the ID token of a session with it, or why not. */
export async function finishEnrollment(
  access: IdentityAccess,
  { idToken, session, code }: { readonly idToken: string; readonly session: string; readonly code: string },
): Promise<{ readonly idToken: string } | RefusedCode> {
  const request = {
    idToken,
    displayName: 'Authenticator app',
    totpVerificationInfo: { sessionInfo: session, verificationCode: code },
  };
  const answer = await ask(access, 'mfaEnrollment:finalize', request, Tokens);
  return 'data' in answer ? answer.data : refusalOf(answer);
}

/** Withdraws one authenticator app in a session of its person (`accounts/mfaEnrollment:withdraw`). */
export async function withdrawApp(
  access: IdentityAccess,
  { idToken, enrollmentId }: { readonly idToken: string; readonly enrollmentId: string },
): Promise<void> {
  const request = { idToken, mfaEnrollmentId: enrollmentId };
  const answer = await ask(access, 'mfaEnrollment:withdraw', request, z.unknown());
  if ('reason' in answer) throw unexpected('the withdrawal', answer.message);
}

/** How long after its enrolment an app may have no record yet: longer than any request that is about to write it. */
export const UNRECORDED_MS = 2 * 60_000;

/**
 * Removes the second factors of somebody who has none on record, as they were enrolled past the product. Returns false, and removes nothing, if one is so new
 * that the request which enrolled it may still write its record.
 */
export async function removeUnrecorded(
  { auth, clock }: Pick<Dependencies, 'auth' | 'clock'>,
  uid: string,
): Promise<boolean> {
  const { multiFactor } = await auth.getUser(uid);
  const since = clock.now().getTime() - UNRECORDED_MS;
  const isNew = ({ enrollmentTime }: MultiFactorInfo) => Date.parse(enrollmentTime ?? '') > since;
  if (multiFactor?.enrolledFactors.some(isNew)) return false;
  await removeFactors(auth, uid);
  return true;
}

/** Removes every second factor that the identity service has for somebody. May be repeated. */
export async function removeFactors(auth: Pick<Auth, 'updateUser'>, uid: string): Promise<void> {
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
}
