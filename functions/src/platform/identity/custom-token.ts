import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Clock } from '../clock.ts';

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
 * True when a session began with a custom token that had been put aside. What ends sessions (a new password, the end of the account)
 * cannot recall a custom token, so that one kept from before would begin a new session afterwards.
 */
export function isFromKeptToken(decoded: DecodedIdToken): boolean {
  const givenOut: unknown = decoded[GIVEN_OUT];
  return typeof givenOut === 'number' && decoded.auth_time - givenOut > GOOD_FOR_SECONDS;
}
