import type { UserRecord } from 'firebase-admin/auth';
import { RECENT_SIGN_IN_MINUTES, RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { AppError, illegalState, invalidField } from '../platform/app-error.ts';
import { addUnlessThere } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { beganPastProduct, customTokenFor, secondFactorClaims } from '../platform/identity/authenticate.ts';
import {
  checkCode,
  finishEnrollment,
  type RefusedCode,
  removeUnrecorded,
  startEnrollment,
  UNRECORDED_MS,
  withdrawApp,
} from '../platform/identity/authenticator-app.ts';
import { checkPassword, type PendingSignIn } from '../platform/identity/identity-toolkit.ts';
import { requireProvenEmail } from '../platform/identity/proven-email.ts';
import { tooManyRequests } from '../platform/limits/rate-limiter.ts';
import { queueMail } from './mail-account-links.ts';
import { requireUnchangedSignIn, type UnchangedPerson } from './proven-email.ts';
import { newRecoveryCodes, recoveryDigest } from './second-factors.store.ts';
import { dropSecondFactor, hadApp, WRONG_CODE } from './sign-in-code.ts';

/** Identity Toolkit does not say how long it turns tries away. */
const THROTTLED_MS = 60_000;
const ISSUER = 'Doubloon';

const TOO_LATE = 'This took too long. Please begin again.';
const BEING_CHANGED = 'Your second factor is being changed at this moment. Please try again in two minutes.';

/** How long one request has to record the app that it has enrolled, so that none is taken for one without a record meanwhile. */
const RECORDED_WITHIN_MS = UNRECORDED_MS / 4;

const ALREADY_ON = 'Your second factor is on already. Switch it off first to use another app.';

/** The caller's first factor, proven again. */
interface FirstFactor {
  readonly password?: string | undefined;
  readonly googleIdToken?: string | undefined;
}

/** A session of the caller at the identity service: one with an ID token, or one that waits for a code. */
type FreshSession =
  | { readonly idToken: string; readonly pending: null }
  | { readonly idToken: null; readonly pending: PendingSignIn };

const tooManyTries = () =>
  tooManyRequests('Too many failed attempts. Please wait a moment and try again.', THROTTLED_MS);

function refused(refusal: RefusedCode): AppError {
  if (refusal === 'throttled') return tooManyTries();
  if (refusal === 'expired') return illegalState(TOO_LATE);
  return invalidField('body.code', WRONG_CODE);
}

/** Signs the caller in at the identity service. Throws `invalid_input` for a wrong password, `forbidden` for a Google popup that is not theirs or not new. */
async function signInAgain(
  call: Call,
  { profile, identity }: UnchangedPerson,
  { password, googleIdToken }: FirstFactor,
): Promise<FreshSession> {
  if (googleIdToken !== undefined) {
    await verifyGoogle(call, identity, googleIdToken);
    return { idToken: googleIdToken, pending: null };
  }
  if (password === undefined) throw invalidField('body.password', 'Password is required');
  // Whoever has chosen none may have been given one since their ways to sign in were looked at.
  const checked = profile.provider === 'password' ? await checkPassword(call, profile.email, password) : null;
  if (checked === 'throttled') throw tooManyTries();
  if (checked?.uid !== call.caller.uid) throw invalidField('body.password', 'This password is not right');
  return checked.pending === null
    ? { idToken: checked.idToken, pending: null }
    : { idToken: null, pending: checked.pending };
}

/** Returns what the token of a Google popup says that the caller has just come through, with an account that was linked when `identity` was looked at. */
async function verifyGoogle({ auth, caller, clock }: Call, identity: UserRecord, idToken: string) {
  const signInAnew = (cause?: unknown) =>
    new AppError('forbidden', 'Please sign in with Google again to change your second factor', {
      errorType: RECENT_SIGN_IN_NEEDED,
      cause,
    });
  const token = await auth.verifyIdToken(idToken, true).catch((error: unknown) => {
    throw signInAnew(error);
  });
  const ageMs = clock.now().getTime() - token.auth_time * 1000;
  const isFresh = ageMs <= RECENT_SIGN_IN_MINUTES * 60_000;
  const isGoogle = token.firebase.sign_in_provider === 'google.com' && !beganPastProduct(token, identity);
  if (token.uid !== caller.uid || !isGoogle || !isFresh) throw signInAnew();
  return token;
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

/**
 * Begins to switch the second factor on. Throws `illegal_state` while it is on or when the ways to sign in were changed past the product, `forbidden` without a
 * proven e-mail.
 */
export const startSecondFactor: Handler<'startSecondFactor'> = async (call, { body }) => {
  const { db, caller } = call;
  await requireProvenEmail(call, 'switch on a second factor');
  const person = await requireUnchangedSignIn(call);
  if (await db.secondFactors.find(caller.uid)) throw illegalState(ALREADY_ON);
  const { secret, session } = await startEnrollment(call, await idTokenForEnrollment(call, person, body));
  const label = encodeURIComponent(`${ISSUER}:${person.profile.email}`);
  return { secret, session, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` };
};

/**
 * An ID token that may enrol. A second factor that was enrolled past the product is removed first, as nobody may have chosen it. Throws `illegal_state` while
 * that may be one that is being switched on right now.
 */
async function idTokenForEnrollment(call: Call, person: UnchangedPerson, first: FirstFactor): Promise<string> {
  const session = await signInAgain(call, person, first);
  const hasApp = session.pending !== null || Boolean(person.identity.multiFactor?.enrolledFactors.length);
  if (hasApp && !(await removeUnrecorded(call, call.caller.uid))) throw illegalState(BEING_CHANGED);
  if (session.pending === null) return session.idToken;
  const again = await signInAgain(call, person, first);
  if (again.pending !== null) throw illegalState(ALREADY_ON);
  return again.idToken;
}

/**
 * Switches the second factor on, and tells its person by mail. This session goes on with it; others stay as they are. Throws `invalid_input` for a wrong code,
 * `illegal_state` when it came too late, after another one, or when the ways to sign in were changed past the product.
 */
export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (call, { body }) => {
  const { auth, db, clock, config, caller } = call;
  const { uid } = caller;
  const person = await requireUnchangedSignIn(call);
  if (await db.secondFactors.find(uid)) throw illegalState(ALREADY_ON);
  const session = await signInAgain(call, person, body);
  if (session.pending !== null) throw illegalState(ALREADY_ON);
  const since = clock.now().getTime();
  const enrolled = await finishEnrollment(call, { idToken: session.idToken, session: body.session, code: body.code });
  if (typeof enrolled === 'string') throw refused(enrolled);
  const { firebase } = await auth.verifyIdToken(enrolled.idToken);
  const { second_factor_identifier: enrollmentId } = firebase;
  if (enrollmentId === undefined) throw new Error('the identity service does not name the app that it has enrolled');
  const recoveryCodes = newRecoveryCodes();
  const digests = recoveryCodes.map((code) => recoveryDigest(uid, code));
  const isFirst = await addUnlessThere({ db }, (tx) => {
    if (clock.now().getTime() - since > RECORDED_WITHIN_MS) return;
    tx.secondFactors.add({ uid, enabledAt: clock.now(), enrollmentId, recoveryCodes: digests, leavingSince: null });
    queueMail(tx, call, 'secondFactorOn', person.profile.email);
  });
  // The answer to this call's own commit may have been lost.
  const isOn = (await db.secondFactors.find(uid))?.enrollmentId === enrollmentId;
  if (!isOn) {
    await withdrawApp(call, { idToken: enrolled.idToken, enrollmentId });
    throw illegalState(isFirst ? TOO_LATE : ALREADY_ON);
  }
  const customToken = await customTokenFor(auth, uid, clock, secondFactorClaims(config, true));
  return { customToken, recovery_codes: recoveryCodes };
};

/**
 * Switches the second factor off with a first factor and a code, and tells its person by mail. Every other session ends. Throws `illegal_state` while it is off
 * or when the ways to sign in were changed past the product, `invalid_input` for a wrong code.
 */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async (call, { body }) => {
  const { auth, db, clock, config, caller } = call;
  const { uid } = caller;
  const person = await requireUnchangedSignIn(call);
  const own = await db.secondFactors.find(uid);
  if (!own) throw illegalState('Your second factor is off already');
  const { googleIdToken, code } = body;
  if (googleIdToken === undefined) {
    const { pending } = await signInAgain(call, person, body);
    const { enrollmentId } = own;
    const refusal =
      pending?.enrollmentIds.includes(enrollmentId) && code !== undefined
        ? await checkCode(call, { credential: pending.credential, enrollmentId }, code)
        : 'wrong';
    if (refusal) throw refused(refusal);
  } else if (!hadApp(await verifyGoogle(call, person.identity, googleIdToken), own)) {
    throw invalidField('body.code', WRONG_CODE);
  }
  if (!(await dropSecondFactor(call, { uid, email: person.profile.email }, own))) throw illegalState(BEING_CHANGED);
  return { customToken: await customTokenFor(auth, uid, clock, secondFactorClaims(config, false)) };
};
