import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { collection } from '../platform/collection.ts';

const SignInAttempts = z.object({ failures: z.int(), lastFailureAt: z.date() });
type SignInAttempts = z.infer<typeof SignInAttempts>;

const FREE_FAILURES = 5;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
const LONGEST_PAUSE_MS = 15 * 60 * 1000;

// The e-mail itself is hashed: a name that need not exist here should not be collected here.
const attemptsOf = (db: Firestore, email: string) =>
  collection(db, COLLECTIONS.signInAttempts, SignInAttempts).doc(
    createHash('sha256').update(email.trim().toLowerCase()).digest('hex'),
  );

/** Milliseconds to wait after so many failures: none for the first five, then 1 s doubling up to 15 minutes. */
export function pauseMs(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failures - FREE_FAILURES), LONGEST_PAUSE_MS);
}

/**
 * Allows a try for this e-mail, or not while a pause lasts. An allowed one counts as failed from the start, so that many at
 * once are no way around the pause; failures more than an hour apart start afresh. Reads 1, writes 1.
 */
export async function beginAttempt(db: Firestore, email: string, now: Date): Promise<boolean> {
  const ref = attemptsOf(db, email);
  try {
    return await db.runTransaction(async (transaction) => {
      const before: SignInAttempts | undefined = (await transaction.get(ref)).data();
      const sinceLast = before ? now.getTime() - before.lastFailureAt.getTime() : Infinity;
      if (before && sinceLast < pauseMs(before.failures)) return false;
      const remembered = before && sinceLast < FORGOTTEN_AFTER_MS;
      transaction.set(ref, { failures: (remembered ? before.failures : 0) + 1, lastFailureAt: now });
      return true;
    });
  } catch (error) {
    // gRPC status 10, ABORTED: so many tries at once that the database gave up on this one.
    if ((error as { code?: unknown }).code === 10) return false;
    throw error;
  }
}

/** Forgets the failures of an e-mail after a success. Writes 1. */
export async function forgetFailedAttempts(db: Firestore, email: string): Promise<void> {
  await attemptsOf(db, email).delete();
}
