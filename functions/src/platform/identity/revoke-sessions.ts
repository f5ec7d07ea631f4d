import { z } from 'zod';
import { storeOf } from '../database/document-store.ts';
import { unitOfWork } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';

/** The moment before which a person's sessions have ended, `sessionEnds/{uid}`: rules compare it, in seconds since 1970, with a token's `auth_time`. */
const SessionEnd = z.object({ uid: z.string(), validSince: z.int(), expiresAt: z.date() });
type SessionEnd = z.output<typeof SessionEnd>;

export class SessionEnds extends storeOf('sessionEnds', SessionEnd, ({ uid }) => uid) {}

/** How long the record is needed: an ID token is valid for an hour and cannot be renewed without a refresh token. */
const TOKENS_HOLD_MS = 2 * 60 * 60 * 1000;
/** The end of the year 9999, in seconds: later than any moment that a token can name. */
const END_OF_TIME_SECONDS = 253_402_300_799;

/**
 * Ends every session of a person: revokes refresh tokens, and makes the API and the rules refuse ID tokens that were issued before. May be repeated, and must
 * be repeated if it fails. Writes 1.
 */
export async function revokeSessions({ auth, db }: Pick<Dependencies, 'auth' | 'db'>, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  const { tokensValidAfterTime } = await auth.getUser(uid);
  if (!tokensValidAfterTime)
    throw new Error(`Sessions of ${uid} were ended and the identity service does not say when`);
  const since = Date.parse(tokensValidAfterTime);
  const end = { uid, validSince: Math.floor(since / 1000), expiresAt: new Date(since + TOKENS_HOLD_MS) };
  await unitOfWork({ db }, (tx) => tx.sessionEnds.put(end));
}

/** Makes rules refuse every session of a person whose identity is gone, for good. Writes 1. */
export async function refuseSessions({ db, clock }: Pick<Dependencies, 'clock' | 'db'>, uid: string): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + TOKENS_HOLD_MS);
  await unitOfWork({ db }, (tx) => tx.sessionEnds.put({ uid, validSince: END_OF_TIME_SECONDS, expiresAt }));
}
