import { RECENT_SIGN_IN_MINUTES, RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { AppError, illegalState, invalidField } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { customTokenFor, secondFactorClaims } from '../platform/identity/authenticate.ts';
import {
  checkCode,
  finishEnrollment,
  type RefusedCode,
  removeFactors,
  startEnrollment,
} from '../platform/identity/authenticator-app.ts';
import { checkPassword, type PendingSignIn } from '../platform/identity/identity-toolkit.ts';
import { requireProvenEmail } from '../platform/identity/proven-email.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { getOwnProfile } from '../users/own-profile.ts';
import { queueMail } from './mail-account-links.ts';
import { newRecoveryCodes, recoveryDigest } from './second-factors.store.ts';
import { dropSecondFactor, WRONG_CODE } from './sign-in-code.ts';

/** Identity Toolkit does not say how long it turns tries away. */
const THROTTLED_MS = 60_000;
const ISSUER = 'Doubloon';

const ALREADY_ON = 'Your second factor is on already. Switch it off first to use another app.';

/** The caller's first factor, proven again. */
interface FirstFactor {
  readonly password?: string | undefined;
  readonly googleIdToken?: string | undefined;
}

/** A session of the caller at the identity service: one with an ID token, or one that waits for a code. */
type FreshSession =
  | { readonly idToken: string; readonly hasSecondFactor: boolean; readonly pending: null }
  | { readonly idToken: null; readonly pending: PendingSignIn };

const tooManyTries = () =>
  tooManyRequests('Too many failed attempts. Please wait a moment and try again.', THROTTLED_MS);

function refused(refusal: RefusedCode): AppError {
  if (refusal === 'throttled') return tooManyTries();
  if (refusal === 'expired') return illegalState('This took too long. Please begin again.');
  return invalidField('body.code', WRONG_CODE);
}

/** Signs the caller in at the identity service. Throws `invalid_input` for a wrong password, `forbidden` for a Google popup that is not theirs or not new. */
async function signInAgain(call: Call, email: string, { password, googleIdToken }: FirstFactor): Promise<FreshSession> {
  if (googleIdToken !== undefined) return withGoogle(call, googleIdToken);
  if (password === undefined) throw invalidField('body.password', 'Password is required');
  const checked = await checkPassword(call, email, password);
  if (checked === 'throttled') throw tooManyTries();
  if (checked?.uid !== call.caller.uid) throw invalidField('body.password', 'This password is not right');
  return checked.pending === null
    ? { idToken: checked.idToken, hasSecondFactor: false, pending: null }
    : { idToken: null, pending: checked.pending };
}

async function withGoogle({ auth, caller, clock }: Call, idToken: string): Promise<FreshSession> {
  const signInAnew = (cause?: unknown) =>
    new AppError('forbidden', 'Please sign in with Google again to change your second factor', {
      errorType: RECENT_SIGN_IN_NEEDED,
      cause,
    });
  const token = await auth.verifyIdToken(idToken, true).catch((error: unknown) => {
    throw signInAnew(error);
  });
  const { sign_in_provider: provider, sign_in_second_factor: factor } = token.firebase;
  const ageMs = clock.now().getTime() - token.auth_time * 1000;
  const isFresh = ageMs <= RECENT_SIGN_IN_MINUTES * 60_000;
  if (token.uid !== caller.uid || provider !== 'google.com' || !isFresh) throw signInAnew();
  return { idToken, hasSecondFactor: factor === 'totp', pending: null };
}

/** Returns the caller's second factor as far as they may see it. */
export const getSecondFactor: Handler<'getSecondFactor'> = async ({ db, caller }) => {
  const found = await db.secondFactors.find(caller.uid);
  return {
    enabled_at: found?.enabledAt ?? null,
    recovery_codes_left: found?.recoveryCodes.length ?? 0,
    is_needed: caller.needsSecondFactor,
  };
};

/** Begins to switch the second factor on. Throws `illegal_state` while it is on, `forbidden` without a proven e-mail. */
export const startSecondFactor: Handler<'startSecondFactor'> = async (call, { body }) => {
  const { db, caller } = call;
  await requireProvenEmail(call, 'switch on a second factor');
  if (await db.secondFactors.find(caller.uid)) throw illegalState(ALREADY_ON);
  const { email } = await getOwnProfile(db, caller.uid);
  const { secret, session } = await startEnrollment(call, await idTokenForEnrollment(call, email, body));
  const label = encodeURIComponent(`${ISSUER}:${email}`);
  return { secret, session, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` };
};

/** An ID token that may enrol. A second factor that was enrolled past the product is removed first, as nobody may have chosen it. */
async function idTokenForEnrollment(call: Call, email: string, first: FirstFactor): Promise<string> {
  const session = await signInAgain(call, email, first);
  if (session.pending === null) return session.idToken;
  await removeFactors(call.auth, call.caller.uid);
  const again = await signInAgain(call, email, first);
  if (again.pending !== null) throw illegalState(ALREADY_ON);
  return again.idToken;
}

/**
 * Switches the second factor on, and tells its person by mail. This session goes on with it; others stay as they are. Throws `invalid_input` for a wrong code,
 * `illegal_state` when it came too late.
 */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (call, { body }) => {
  const { auth, db, clock, config, caller } = call;
  const { uid } = caller;
  if (await db.secondFactors.find(uid)) throw illegalState(ALREADY_ON);
  const { email } = await getOwnProfile(db, uid);
  const session = await signInAgain(call, email, body);
  if (session.pending !== null) throw illegalState(ALREADY_ON);
  const refusal = await finishEnrollment(call, { idToken: session.idToken, session: body.session, code: body.code });
  if (refusal) throw refused(refusal);
  const recoveryCodes = newRecoveryCodes();
  await unitOfWork({ db }, (tx) => {
    tx.secondFactors.put({
      uid,
      enabledAt: clock.now(),
      recoveryCodes: recoveryCodes.map((code) => recoveryDigest(uid, code)),
    });
    queueMail(tx, call, 'secondFactorOn', email);
  });
  const customToken = await customTokenFor(auth, uid, clock, secondFactorClaims(config, true));
  return { customToken, recovery_codes: recoveryCodes };
};

/**
 * Switches the second factor off with a first factor and a code, and tells its person by mail. Every other session ends. Throws `illegal_state` while it is off,
 * `invalid_input` for a wrong code.
 */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async (call, { body }) => {
  const { auth, db, clock, config, caller } = call;
  const { uid } = caller;
  if (!(await db.secondFactors.find(uid))) throw illegalState('Your second factor is off already');
  const { email } = await getOwnProfile(db, uid);
  const session = await signInAgain(call, email, body);
  if (session.pending !== null) {
    const refusal = body.code === undefined ? 'wrong' : await checkCode(call, session.pending, body.code);
    if (refusal) throw refused(refusal);
  } else if (!session.hasSecondFactor) {
    throw invalidField('body.code', WRONG_CODE);
  }
  await dropSecondFactor(call, { uid, email });
  await revokeSessions(call, uid);
  return { customToken: await customTokenFor(auth, uid, clock, secondFactorClaims(config, false)) };
};
