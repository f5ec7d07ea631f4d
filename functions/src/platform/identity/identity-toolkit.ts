import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';

export type IdentityAccess = Pick<Dependencies, 'config' | 'ownAppToken'>;

const MailedFor = z.object({ requestType: z.string(), email: z.string().optional() });
const Proven = z.object({ localId: z.string(), email: z.string() });
const Refused = z.object({ error: z.object({ message: z.string() }) });

/** An answer of the identity service: its data, or a refusal with its whole message and, as reason, the first word of it. */
type Answer<T> = { readonly data: T } | { readonly reason: string; readonly message: string };

/**
 * Calls the identity service (Identity Toolkit REST) as a client does, with an App Check token if there is one: an account's method such as `update`, or one of
 * second factors such as `mfaSignIn:finalize`. Throws if it cannot be reached or answers in an unknown form.
 */
export async function ask<S extends z.ZodType>(
  { config, ownAppToken }: IdentityAccess,
  method: string,
  request: object,
  schema: S,
): Promise<Answer<z.output<S>>> {
  const base = config.authEmulatorHost
    ? `http://${config.authEmulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const appToken = await ownAppToken();
  const path = method.includes(':') ? `v2/accounts/${method}` : `v1/accounts:${method}`;
  const response = await fetch(`${base}/${path}?key=${encodeURIComponent(config.webApiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(appToken && { 'x-firebase-appcheck': appToken }) },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(config.outgoingTimeoutMs),
  });
  const body: unknown = await response.json();
  if (response.ok) return { data: schema.parse(body) };
  const { message } = Refused.parse(body).error;
  return { reason: message.split(' ')[0] ?? '', message };
}

export function unexpected(what: string, message: string): Error {
  return new Error(`Identity service refused ${what}: ${message}`);
}

const WRONG_CREDENTIALS = [
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'USER_DISABLED',
  'INVALID_EMAIL',
];

export const THROTTLED = ['TOO_MANY_ATTEMPTS_TRY_LATER', 'RESET_PASSWORD_EXCEED_LIMIT', 'QUOTA_EXCEEDED'];

/** A sign-in that lacks a code of the authenticator app, in the service's own words. */
export interface PendingSignIn {
  readonly credential: string;
  /** The ids of the authenticator apps that the service has for the person. */
  readonly enrollmentIds: readonly string[];
}

/** A right password: with the ID token of a session at the identity service, or with what a code is still needed for. */
export type CheckedPassword = { readonly uid: string } & (
  | { readonly idToken: string; readonly pending: null }
  | { readonly idToken: null; readonly pending: PendingSignIn }
);

const Session = z.object({ localId: z.string(), idToken: z.string() });
const Pending = z.object({
  localId: z.string(),
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string(), totpInfo: z.unknown() })),
});

/**
 * Checks an e-mail and password (`accounts:signInWithPassword`; the admin SDK has no such call). Returns null if they are wrong, or `throttled` if the service
 * refuses more tries. Throws if it cannot be reached or answers in an unknown form.
 */
export async function checkPassword(
  access: IdentityAccess,
  email: string,
  password: string,
): Promise<CheckedPassword | 'throttled' | null> {
  const request = { email, password, returnSecureToken: true };
  const answer = await ask(access, 'signInWithPassword', request, z.union([Pending, Session]));
  if ('data' in answer) {
    const { data } = answer;
    if ('idToken' in data) return { uid: data.localId, idToken: data.idToken, pending: null };
    const apps = data.mfaInfo.filter(({ totpInfo }) => totpInfo !== undefined);
    const enrollmentIds = apps.map(({ mfaEnrollmentId }) => mfaEnrollmentId);
    return { uid: data.localId, idToken: null, pending: { credential: data.mfaPendingCredential, enrollmentIds } };
  }
  if (WRONG_CREDENTIALS.includes(answer.reason)) return null;
  if (THROTTLED.includes(answer.reason)) return 'throttled';
  throw unexpected('the sign-in', answer.message);
}

/** Mails a link for a new password (`accounts:sendOobCode`). Returns the reason why it did not; null if it did or if nobody may know. */
export async function mailPasswordReset(
  access: IdentityAccess,
  email: string,
): Promise<'unknown' | 'throttled' | null> {
  const answer = await ask(access, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }, z.unknown());
  if ('data' in answer) return null;
  if (['EMAIL_NOT_FOUND', 'USER_DISABLED', 'INVALID_EMAIL'].includes(answer.reason)) return 'unknown';
  if (THROTTLED.includes(answer.reason)) return 'throttled';
  throw unexpected('the password reset', answer.message);
}

/** Mails a link that proves an e-mail to its owner, who is named by a custom token. Returns false if the service sends no more mails. */
export async function mailVerification(access: IdentityAccess, customToken: string): Promise<boolean> {
  // The service accepts only the person's own ID token for this, and the token of the request must not leave the place where it is checked.
  const request = { token: customToken, returnSecureToken: true };
  const session = await ask(access, 'signInWithCustomToken', request, z.object({ idToken: z.string() }));
  if ('reason' in session) throw unexpected('the sign-in', session.message);
  const mail = { requestType: 'VERIFY_EMAIL', idToken: session.data.idToken };
  const answer = await ask(access, 'sendOobCode', mail, z.unknown());
  if ('data' in answer) return true;
  if (THROTTLED.includes(answer.reason)) return false;
  throw unexpected('the verification mail', answer.message);
}

const BAD_CODE = [
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'EMAIL_NOT_FOUND',
  'EMAIL_EXISTS',
];

/** Sets a new password with a mailed code (`accounts:resetPassword`), which also proves the e-mail. Returns the reason of a refusal. */
export async function setPasswordByCode(
  access: IdentityAccess,
  code: string,
  newPassword: string,
): Promise<{ email: string } | 'code' | 'password'> {
  const request = { oobCode: code, newPassword };
  const answer = await ask(access, 'resetPassword', request, z.object({ email: z.string() }));
  if ('data' in answer) return { email: answer.data.email };
  if (BAD_CODE.includes(answer.reason)) return 'code';
  if (['WEAK_PASSWORD', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'].includes(answer.reason)) return 'password';
  throw unexpected('the new password', answer.message);
}

/** Proves an e-mail with a mailed code (`accounts:update`). Returns the e-mail and its uid; null for an invalid or expired code. */
export function verifyEmailByCode(access: IdentityAccess, code: string): Promise<MailedTo | null> {
  return applyCode(access, code, 'VERIFY_EMAIL');
}

/**
 * Restores the e-mail that an identity had before a change, with the code that the service has mailed to it. Returns the e-mail and its uid; null for an
 * invalid or expired code.
 */
export function recoverEmailByCode(access: IdentityAccess, code: string): Promise<MailedTo | null> {
  return applyCode(access, code, 'RECOVER_EMAIL');
}

/**
 * Returns the e-mail that a mailed code is for, without using the code up: the one whose password it sets or which it restores. Null for an invalid or expired
 * code, or one of another kind.
 */
export async function emailOfCode(
  access: IdentityAccess,
  code: string,
  requestType: 'PASSWORD_RESET' | 'RECOVER_EMAIL',
): Promise<string | null> {
  const looked = await lookAtCode(access, code);
  return 'data' in looked && looked.data.requestType === requestType ? (looked.data.email ?? null) : null;
}

/** Returns the purpose of a mailed code (the service's `checkActionCode`). */
const lookAtCode = (access: IdentityAccess, code: string) => ask(access, 'resetPassword', { oobCode: code }, MailedFor);

interface MailedTo {
  readonly uid: string;
  readonly email: string;
}

async function applyCode(
  access: IdentityAccess,
  code: string,
  requestType: 'VERIFY_EMAIL' | 'RECOVER_EMAIL',
): Promise<MailedTo | null> {
  // The purpose is checked first, because `update` accepts codes of every kind.
  const looked = await lookAtCode(access, code);
  if ('data' in looked && looked.data.requestType !== requestType) return null;
  const answer = 'data' in looked ? await ask(access, 'update', { oobCode: code }, Proven) : looked;
  if ('data' in answer) return { uid: answer.data.localId, email: answer.data.email };
  if (BAD_CODE.includes(answer.reason)) return null;
  throw unexpected('the mailed code', answer.message);
}
