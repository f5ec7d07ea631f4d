import type { DecodedIdToken } from 'firebase-admin/auth';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { checkCode, removeFactors, removeUnrecorded } from '../platform/identity/authenticator-app.ts';
import type { CheckedPassword } from '../platform/identity/identity-toolkit.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { queueMail } from './mail-account-links.ts';
import { isRecoveryCode, recoveryDigest, type SecondFactor } from './second-factors.store.ts';

export const WRONG_CODE = 'This code is not right. Please enter the one that your app shows now.';

/** The outcome of a sign-in whose password was right. */
type CodeVerdict = 'passed' | 'not needed' | 'needed' | 'wrong' | 'throttled';

/** How long one request has to switch a second factor off before another may try. */
const LEAVING_MS = 2 * 60_000;

/**
 * Removes the second factor that somebody has on record, here and at the identity service, ends all their sessions, and tells them by mail. In this order, so
 * that a crash leaves it on here, where it can be removed again after two minutes, and no session that says it had one. Returns false, and does nothing, while
 * another request removes it and when it is another one by now: the app of a new one would go, too. Reads 2, writes 5.
 */
export async function dropSecondFactor(
  deps: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  { uid, email }: Pick<OwnProfile, 'uid' | 'email'>,
  { enrollmentId }: Pick<SecondFactor, 'enrollmentId'>,
): Promise<boolean> {
  const now = deps.clock.now();
  const isOurs = await unitOfWork(deps, async (tx) => {
    const own = await tx.secondFactors.find(uid);
    if (own?.enrollmentId !== enrollmentId) return false;
    if (own.leavingSince !== null && now.getTime() - own.leavingSince.getTime() < LEAVING_MS) return false;
    tx.secondFactors.put({ ...own, leavingSince: now });
    return true;
  });
  if (!isOurs) return false;
  await revokeSessions(deps, uid);
  await removeFactors(deps.auth, uid);
  await unitOfWork(deps, async (tx) => {
    const own = await tx.secondFactors.find(uid);
    if (own?.leavingSince?.getTime() !== now.getTime()) return;
    tx.secondFactors.remove(uid);
    queueMail(tx, deps, 'secondFactorOff', email);
  });
  // Once more, for those that began meanwhile.
  await revokeSessions(deps, uid);
  return true;
}

/** How long after it was switched on a mailed reset of the password takes a second factor back. */
const UNDONE_BY_RESET_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes a second factor that was switched on lately, for whoever has shown that they read the account's mails: an intruder may have switched it on to lock
 * them out. Reads 3, writes 5.
 */
export async function dropNewSecondFactor(
  deps: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  user: Pick<OwnProfile, 'uid' | 'email'>,
): Promise<void> {
  const found = await deps.db.secondFactors.find(user.uid);
  if (found && deps.clock.now().getTime() - found.enabledAt.getTime() < UNDONE_BY_RESET_MS)
    await dropSecondFactor(deps, user, found);
}

/** True for the token of a Google popup that has asked for a code of the app that its person has switched on. */
export const hadApp = ({ firebase }: DecodedIdToken, { enrollmentId }: Pick<SecondFactor, 'enrollmentId'>): boolean =>
  firebase.sign_in_second_factor === 'totp' && firebase.second_factor_identifier === enrollmentId;

/**
 * Decides whether a right password is enough, or with which code. A recovery code switches the second factor off and ends all sessions. A factor that was
 * enrolled past the product is removed unless somebody may be switching it on right now; one that was withdrawn or replaced past it needs a recovery code. Reads at most 3, writes 5.
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
    if (pending) await removeUnrecorded(deps, uid);
    return 'not needed';
  }
  if (code === undefined) return 'needed';
  if (isRecoveryCode(code)) {
    if (!own.recoveryCodes.includes(recoveryDigest(uid, code))) return 'wrong';
    return (await dropSecondFactor(deps, user, own)) ? 'not needed' : 'throttled';
  }
  if (!pending?.enrollmentIds.includes(own.enrollmentId)) return 'wrong';
  const refusal = await checkCode(deps, { credential: pending.credential, enrollmentId: own.enrollmentId }, code);
  if (refusal === null) return 'passed';
  return refusal === 'throttled' ? 'throttled' : 'wrong';
}
