import { illegalState } from '../platform/app-error.ts';
import { type Database, type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import type { MailArrival, UserDocuments } from './users.store.ts';

/**
 * Records that a person has proven an e-mail to be theirs. It changes nothing when the product knows them by another one, because people
 * can give their identity any e-mail past the product, nor without user documents. Reads 1, writes 1.
 */
export async function markEmailVerified(db: Database, uid: string, email: string): Promise<void> {
  await unitOfWork({ db }, (tx) => tx.userPrivate.proveEmail(uid, email));
}

/** Records if mails to a person arrive. Reads 1, writes at most 1. */
export const recordMailArrival = (tx: Tx, uid: string, arrival: MailArrival): Promise<void> =>
  tx.userPrivate.recordArrival(uid, arrival);

declare module '../platform/dependencies.ts' {
  interface Ports {
    readonly recordMailArrival: typeof recordMailArrival;
  }
}

/** Records that a person has set a password through the product, so that it signs them in. Reads 1, writes at most 1. */
export async function markPasswordSet(db: Database, uid: string): Promise<void> {
  await unitOfWork({ db }, (tx) => tx.userPrivate.setPassword(uid));
}

/**
 * Records that a person came with Google: their account is Google's from now on, and the e-mail proven if it is theirs. Reads 1, writes 1.
 */
export async function markGoogleIdentity(db: Database, uid: string, email: string): Promise<void> {
  await unitOfWork({ db }, (tx) => tx.userPrivate.becomeGoogle(uid, email));
}

/**
 * Puts the caller into the queue of those to be verified, once. `userPrivate.verificationRequestedAt` is the queue, oldest first.
 * Throws `illegal_state` for somebody who is verified.
 */
export const requestVerification: Handler<'requestVerification'> = async ({ db, clock, caller }) =>
  unitOfWork({ db }, async (tx) => {
    const { user, priv } = await tx.users.getFull(caller.uid);
    if (user.isVerified) throw illegalState('Your account is already verified');
    const verificationRequestedAt = priv.verificationRequestedAt ?? clock.now();
    if (!priv.verificationRequestedAt) {
      tx.users.updateFull(caller.uid, { user: {}, priv: { verificationRequestedAt } });
    }
    return { success: true as const, verificationRequestedAt };
  });

/** A request to be verified as the admin who decides on it has seen it. */
interface VerificationDecision {
  readonly uid: string;
  readonly askedAt: Date;
  readonly granted: boolean;
}

/**
 * Answers somebody's request to be verified, in the admin's transaction, and returns the person before and after. Throws `not_found`,
 * `illegal_state` without a request and for another than the admin has seen. Reads 2, writes 2.
 */
export async function applyVerification(
  tx: Tx,
  { uid, askedAt, granted }: VerificationDecision,
  now: Date,
): Promise<{ readonly before: UserDocuments; readonly after: UserDocuments }> {
  const before = await tx.users.getFull(uid);
  const { verificationRequestedAt } = before.priv;
  if (!verificationRequestedAt) {
    throw illegalState('This person has not asked to be verified, or has been answered');
  }
  if (verificationRequestedAt.getTime() !== askedAt.getTime()) {
    throw illegalState(
      'This person has changed their name or asked again since. Please look at the request as it is now.',
    );
  }
  const changes = {
    user: granted ? { isVerified: true } : {},
    priv: { verificationRequestedAt: null, verificationDecision: { granted, decidedAt: now } },
  };
  tx.users.updateFull(uid, changes);
  return {
    before,
    after: { user: { ...before.user, ...changes.user }, priv: { ...before.priv, ...changes.priv } },
  };
}
