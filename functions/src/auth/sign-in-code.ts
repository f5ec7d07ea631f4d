import type { DecodedIdToken } from 'firebase-admin/auth';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { checkCode, removeFactors } from '../platform/identity/authenticator-app.ts';
import type { CheckedPassword } from '../platform/identity/identity-toolkit.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { queueMail } from './mail-account-links.ts';
import { isRecoveryCode, recoveryDigest, type SecondFactor } from './second-factors.store.ts';

export const WRONG_CODE = 'This code is not right. Please enter the one that your app shows now.';

/** The outcome of a sign-in whose password was right. */
type CodeVerdict = 'passed' | 'not needed' | 'needed' | 'wrong' | 'throttled';

/**
 * Removes somebody's second factor, here and at the identity service, ends all their sessions, and tells them by mail. In this order, so that a crash leaves it
 * on here, where it can be removed again, and no session that says it had one. Reads 1, writes 4.
 */
export async function dropSecondFactor(
  deps: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  { uid, email }: Pick<OwnProfile, 'uid' | 'email'>,
): Promise<void> {
  await revokeSessions(deps, uid);
  await removeFactors(deps.auth, uid);
  await unitOfWork(deps, async (tx) => {
    if (!(await tx.secondFactors.find(uid))) return;
    tx.secondFactors.remove(uid);
    queueMail(tx, deps, 'secondFactorOff', email);
  });
  // Once more, for those that began meanwhile.
  await revokeSessions(deps, uid);
}

/** How long after it was switched on a mailed reset of the password takes a second factor back. */
const UNDONE_BY_RESET_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes a second factor that was switched on lately, for whoever has shown that they read the account's mails: an intruder may have switched it on to lock
 * them out. Reads 2, writes 4.
 */
export async function dropNewSecondFactor(
  deps: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  user: Pick<OwnProfile, 'uid' | 'email'>,
): Promise<void> {
  const found = await deps.db.secondFactors.find(user.uid);
  if (found && deps.clock.now().getTime() - found.enabledAt.getTime() < UNDONE_BY_RESET_MS)
    await dropSecondFactor(deps, user);
}

/** True for the token of a Google popup that has asked for a code of the app that its person has switched on. */
export const hadApp = ({ firebase }: DecodedIdToken, { enrollmentId }: Pick<SecondFactor, 'enrollmentId'>): boolean =>
  firebase.sign_in_second_factor === 'totp' && firebase.second_factor_identifier === enrollmentId;

/**
 * Decides whether a right password is enough, or with which code. A recovery code switches the second factor off and ends all sessions. A factor that was
 * enrolled past the product is removed; one that was withdrawn or replaced past it needs a recovery code. Reads at most 2, writes 4.
 */
export async function checkSignInCode(
  deps: Dependencies,
  user: Pick<OwnProfile, 'uid' | 'email'>,
  { pending }: CheckedPassword,
  code: string | undefined,
): Promise<CodeVerdict> {
  const { uid } = user;
  const own = await deps.db.secondFactors.find(uid);
  if (!own) {
    if (pending) await removeFactors(deps.auth, uid);
    return 'not needed';
  }
  if (code === undefined) return 'needed';
  if (isRecoveryCode(code)) {
    if (!own.recoveryCodes.includes(recoveryDigest(uid, code))) return 'wrong';
    await dropSecondFactor(deps, user);
    return 'not needed';
  }
  if (!pending?.enrollmentIds.includes(own.enrollmentId)) return 'wrong';
  const refusal = await checkCode(deps, { credential: pending.credential, enrollmentId: own.enrollmentId }, code);
  if (refusal === null) return 'passed';
  return refusal === 'throttled' ? 'throttled' : 'wrong';
}
