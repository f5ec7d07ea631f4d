import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { Role } from '@doubloon/contract/shared/roles.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../app-error.ts';
import type { Config } from '../config/config.ts';
import type { Caller } from '../dependencies.ts';

/** Claim of a session that began with one of the product's custom tokens: when that token was issued, in seconds since 1970. */
const GIVEN_OUT = 'custom_token_at';

/** Claim of a session that goes on from an earlier one: when its person signed in, in seconds since 1970. */
const SIGNED_IN = 'signed_in_at';

/**
 * Claim of a session that began with one of the product's custom tokens and a second factor, with the identity service's name for its kind; or `waived` where
 * admins need none, which the rules cannot know otherwise.
 */
const SECOND_FACTOR = 'second_factor';
const AUTHENTICATOR_APP = 'totp';

/** Maximum age of a custom token. A browser exchanges it at once; Firebase would accept it for an hour. */
const GOOD_FOR_SECONDS = 120;

/** Creates a custom token for somebody who has just authenticated, perhaps with a second factor. */
export function customTokenFor(
  auth: Pick<Auth, 'createCustomToken'>,
  uid: string,
  clock: Clock,
  secondFactor: Record<string, string> = {},
): Promise<string> {
  return auth.createCustomToken(uid, { ...customTokenClaims(clock), ...secondFactor });
}

/** Returns the claims of a session about its second factor. */
export function secondFactorClaims(
  { adminsNeedSecondFactor }: Pick<Config, 'adminsNeedSecondFactor'>,
  hasSecondFactor: boolean,
): Record<string, string> {
  if (hasSecondFactor) return { [SECOND_FACTOR]: AUTHENTICATOR_APP };
  return adminsNeedSecondFactor ? {} : { [SECOND_FACTOR]: 'waived' };
}

/**
 * True for a session with a second factor, by the product's own claim. The identity service's is not enough: it also names an app that was enrolled past the
 * product.
 */
const hasSecondFactor = (decoded: DecodedIdToken): boolean => decoded[SECOND_FACTOR] === AUTHENTICATOR_APP;

/** Creates a custom token with which a caller's session goes on, as old as it is: it does not count as a new sign-in. */
export function continuingTokenFor(
  auth: Pick<Auth, 'createCustomToken'>,
  { uid, signedInAt }: Pick<Caller, 'uid' | 'signedInAt'>,
  clock: Clock,
  secondFactor: Record<string, string>,
): Promise<string> {
  const signedIn = { [SIGNED_IN]: Math.floor(signedInAt.getTime() / 1000) };
  return auth.createCustomToken(uid, { ...customTokenClaims(clock), ...signedIn, ...secondFactor });
}

/** Returns when the person of a session signed in: for one that goes on from an earlier one, when that began. */
function signInOf(decoded: DecodedIdToken): Date {
  const earlier: unknown = decoded[SIGNED_IN];
  const seconds = typeof earlier === 'number' ? Math.min(earlier, decoded.auth_time) : decoded.auth_time;
  return new Date(seconds * 1000);
}

/** Returns the claims that a new custom token adds to its session. */
export function customTokenClaims(clock: Clock): Record<string, number> {
  return { [GIVEN_OUT]: Math.floor(clock.now().getTime() / 1000) };
}

/**
 * True when a session began with a custom token that had been kept for later. Ending sessions (by a new password, or the end of the account) cannot revoke a
 * custom token, so one kept from before would begin a new session.
 */
export function isFromKeptToken(decoded: DecodedIdToken): boolean {
  const givenOut: unknown = decoded[GIVEN_OUT];
  return typeof givenOut === 'number' && decoded.auth_time - givenOut > GOOD_FOR_SECONDS;
}

function roleOf(claims: Readonly<Record<string, unknown>> | undefined): Role {
  const role = Role.safeParse(claims?.['role']);
  return role.success ? role.data : 'user';
}

/** The sign-in provider of every session that begins through the product, even with a password: a custom token. */
const OWN_WAY = 'custom';

/**
 * True when a session began outside the product: with a password at the identity service, or with an external account, such as Google's, that is no longer
 * linked to the identity or has another e-mail. Any session can set a password or link an account directly at the identity service, and could use it to return
 * at any time. A token names the external account only by its id, so its e-mail is looked up in the identity's own record.
 */
export function beganPastProduct(
  { firebase: { sign_in_provider: provider, identities } }: DecodedIdToken,
  { email, providerData }: UserRecord,
): boolean {
  if (provider === OWN_WAY) return false;
  if (provider === 'password') return true;
  const ids: unknown = identities[provider];
  const linked = providerData.find(({ providerId, uid }) => providerId === provider && [ids].flat().includes(uid));
  return !linked?.email || linked.email.toLowerCase() !== email?.toLowerCase();
}

/**
 * Returns the role that the identity service has for the person of a token. Throws if the person was disabled, their sessions were ended or this one began
 * outside the product; also throws the service's own errors.
 */
async function currentRole(auth: Pick<Auth, 'getUser'>, decoded: DecodedIdToken): Promise<Role> {
  const { uid, auth_time: signedInAt } = decoded;
  const identity = await auth.getUser(uid);
  const { disabled, tokensValidAfterTime, customClaims } = identity;
  if (disabled) throw new Error('the user is disabled');
  if (beganPastProduct(decoded, identity)) throw new Error('the session began past the product');
  if (tokensValidAfterTime && signedInAt * 1000 < Date.parse(tokensValidAfterTime)) {
    throw new Error('the session was ended');
  }
  return roleOf(customClaims);
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;
const CHECK_HOLDS_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** Error codes for an identity service that was not reached, which say nothing about the token. */
const UNANSWERED = ['app/network-error', 'app/network-timeout'];

/**
 * Returns the caller named by a request's `Authorization` header. Throws `unauthenticated` if the header is missing, malformed, expired or not a Firebase ID
 * token; if the session began with a kept custom token, with a password outside the product, or with an external account that has another e-mail; and if the
 * sessions were ended or the user was disabled. For the latter, `now` asks the identity service, and `recently` accepts its answer of the last minute. Throws
 * `unavailable` if that service does not answer, so that nobody is logged out. A role counts only while the identity has it, because a token keeps the role
 * that it was issued with.
 */
export type Authenticate = (authorization: string | undefined, stillValid: 'now' | 'recently') => Promise<Caller>;

/**
 * Creates the authenticator of one instance, which remembers whose sessions it has checked recently. Where admins need a second factor, a session of theirs
 * that has none counts as one without a role.
 */
export function createAuthenticator(
  auth: Pick<Auth, 'verifyIdToken' | 'getUser'>,
  clock: Clock,
  { adminsNeedSecondFactor }: Pick<Config, 'adminsNeedSecondFactor'>,
): Authenticate {
  const checks = new Map<string, { readonly at: number; readonly verdict: Promise<Role> }>();

  function check(decoded: DecodedIdToken, session: string): Promise<Role> {
    const verdict = currentRole(auth, decoded);
    if (checks.size >= MAX_REMEMBERED) checks.clear();
    const entry = { at: clock.now().getTime(), verdict };
    checks.set(session, entry);
    verdict.catch(() => {
      if (checks.get(session) === entry) checks.delete(session);
    });
    return verdict;
  }

  async function verify(token: string, stillValid: 'now' | 'recently'): Promise<Caller> {
    const decoded = await auth.verifyIdToken(token);
    if (isFromKeptToken(decoded)) throw new Error('the session began with a custom token that had been kept');
    // Sessions are ended by their time of sign-in, so all tokens of one session share the result.
    const { sign_in_provider: provider, identities } = decoded.firebase;
    const session = JSON.stringify([decoded.uid, decoded.auth_time, provider, identities[provider]]);
    const known = checks.get(session);
    const isRecent = known !== undefined && clock.now().getTime() - known.at < CHECK_HOLDS_MS;
    const told = roleOf(decoded);
    let current = stillValid === 'recently' && isRecent ? await known.verdict : undefined;
    // A role that the identity did not have may have been chosen meanwhile.
    if (current === undefined || (told !== 'user' && told !== current)) current = await check(decoded, session);
    const role = told === current ? told : 'user';
    const hasFactor = hasSecondFactor(decoded);
    const needsSecondFactor = role === 'admin' && adminsNeedSecondFactor && !hasFactor;
    return {
      uid: decoded.uid,
      role: needsSecondFactor ? 'user' : role,
      needsSecondFactor,
      hasSecondFactor: hasFactor,
      email: decoded.email ?? null,
      signedInAt: signInOf(decoded),
    };
  }

  return async (authorization, stillValid) => {
    const token = authorization?.match(BEARER)?.[1];
    if (!token) throw new AppError('unauthenticated', 'Please log in to continue');
    try {
      return await verify(token, stillValid);
    } catch (error) {
      if (UNANSWERED.includes(String((error as { code?: unknown } | null)?.code))) {
        throw new AppError('unavailable', 'We could not answer in time. Please try again in a moment.', {
          cause: error,
        });
      }
      throw new AppError('unauthenticated', 'Your session has expired. Please log in again.', { cause: error });
    }
  };
}
