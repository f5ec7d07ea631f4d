import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { Role } from '@doubloon/contract/shared/roles.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../app-error.ts';
import type { Caller } from '../dependencies.ts';

/** Claim of a session that began with one of the product's custom tokens: when that was given out, in seconds since 1970. */
const GIVEN_OUT = 'custom_token_at';

/** A browser exchanges its token at once; Firebase would take it for an hour. */
const GOOD_FOR_SECONDS = 120;

/** A custom token for somebody who has just shown who they are. */
export function customTokenFor(auth: Pick<Auth, 'createCustomToken'>, uid: string, clock: Clock): Promise<string> {
  return auth.createCustomToken(uid, customTokenClaims(clock));
}

/** Returns the claims that a new custom token adds to the session that begins with it. */
export function customTokenClaims(clock: Clock): Record<string, number> {
  return { [GIVEN_OUT]: Math.floor(clock.now().getTime() / 1000) };
}

/**
 * True when a session began with a custom token that had been put aside. Ending sessions (by a new password, or the end of the account) cannot recall a custom
 * token, so one kept from before would begin a new session.
 */
export function isFromKeptToken(decoded: DecodedIdToken): boolean {
  const givenOut: unknown = decoded[GIVEN_OUT];
  return typeof givenOut === 'number' && decoded.auth_time - givenOut > GOOD_FOR_SECONDS;
}

function roleOf(claims: Readonly<Record<string, unknown>> | undefined): Role {
  const role = Role.safeParse(claims?.['role']);
  return role.success ? role.data : 'user';
}

/** How every sign-in through the product begins a session, with a password, too: with a custom token. */
const OWN_WAY = 'custom';

/**
 * True when a session began past the product: with a password at the identity service, or with an account elsewhere, such as Google's, that is not (any more)
 * linked to the identity or has another e-mail. Any session can set a password or link an account directly at the identity service, and would come back with
 * it for as long as it likes. A token names the account by an id only, so its e-mail is the identity's own record of it.
 */
function beganPastProduct(
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
 * Returns the role that the identity service has for the person of a token. Throws when the person was disabled, their sessions were ended or this one
 * began past the product, and what the service throws.
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

/** The identity service was not reached: that says nothing of the token. */
const UNANSWERED = ['app/network-error', 'app/network-timeout'];

/**
 * The caller a request's `Authorization` header names. Throws `unauthenticated` when it is missing, malformed, expired or no Firebase ID token, of a session
 * that began with a kept custom token, with a password past the product or with an account elsewhere that has another e-mail, and when the sessions were ended
 * or the user disabled: `now` asks the identity service about that, `recently` takes its answer of the last minute. Throws `unavailable` when that service does
 * not answer, so that nobody is logged out. A role counts while the identity has it: a token keeps the one that it was given with.
 */
export type Authenticate = (authorization: string | undefined, stillValid: 'now' | 'recently') => Promise<Caller>;

/** The authenticator of one instance, which remembers whose sessions it has just asked about. */
export function createAuthenticator(auth: Pick<Auth, 'verifyIdToken' | 'getUser'>, clock: Clock): Authenticate {
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
    // Sessions are ended by their time of sign-in, so all tokens of one share its verdict.
    const { sign_in_provider: provider, identities } = decoded.firebase;
    const session = JSON.stringify([decoded.uid, decoded.auth_time, provider, identities[provider]]);
    const known = checks.get(session);
    const isRecent = known !== undefined && clock.now().getTime() - known.at < CHECK_HOLDS_MS;
    const told = roleOf(decoded);
    let current = stillValid === 'recently' && isRecent ? await known.verdict : undefined;
    // A role that the identity did not have may have been chosen since.
    if (current === undefined || (told !== 'user' && told !== current)) current = await check(decoded, session);
    return {
      uid: decoded.uid,
      role: told === current ? told : 'user',
      email: decoded.email ?? null,
      signedInAt: new Date(decoded.auth_time * 1000),
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
