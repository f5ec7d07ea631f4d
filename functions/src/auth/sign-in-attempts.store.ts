import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { collection } from '../platform/collection.ts';

const SignInAttempts = z.object({ failures: z.int(), lastFailureAt: z.date(), expiresAt: z.date() });
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
 * Milliseconds until a try for this e-mail is allowed: 0, or more while a pause lasts. An allowed one counts as failed from the start, so that many at
 * once are no way around the pause; failures more than an hour apart start afresh. Reads 1, writes 1.
 */
export async function beginAttempt(db: Firestore, email: string, now: Date): Promise<number> {
  const ref = attemptsOf(db, email);
  try {
    return await db.runTransaction(async (transaction) => {
      const before: SignInAttempts | undefined = (await transaction.get(ref)).data();
      const sinceLast = before ? now.getTime() - before.lastFailureAt.getTime() : Infinity;
      const wait = before ? pauseMs(before.failures) - sinceLast : 0;
      if (wait > 0) return wait;
      const remembered = before && sinceLast < FORGOTTEN_AFTER_MS;
      transaction.set(ref, {
        failures: (remembered ? before.failures : 0) + 1,
        lastFailureAt: now,
        expiresAt: new Date(now.getTime() + FORGOTTEN_AFTER_MS),
      });
      return 0;
    });
  } catch (error) {
    // gRPC status 10, ABORTED: so many tries at once that the database gave up on this one.
    if ((error as { code?: unknown }).code === 10) return 1000;
    throw error;
  }
}

/** Forgets the failures of an e-mail after a success. Writes 1. */
export async function forgetFailedAttempts(db: Firestore, email: string): Promise<void> {
  await attemptsOf(db, email).delete();
}
