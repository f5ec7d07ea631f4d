import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { checkCode, removeFactors } from '../platform/identity/authenticator-app.ts';
import type { CheckedPassword } from '../platform/identity/identity-toolkit.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { queueMail } from './mail-account-links.ts';
import { isRecoveryCode, recoveryDigest } from './second-factors.store.ts';

export const WRONG_CODE = 'This code is not right. Please enter the one that your app shows now.';

/** The outcome of a sign-in whose password was right. */
type CodeVerdict = 'passed' | 'not needed' | 'needed' | 'wrong' | 'throttled';

/**
 * Removes somebody's second factor, here and at the identity service, and tells them by mail. In this order, so that a crash leaves it on here, where it can be
 * removed again. Reads 1, writes 2.
 */
export async function dropSecondFactor(
  deps: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  { uid, email }: Pick<OwnProfile, 'uid' | 'email'>,
): Promise<void> {
  await removeFactors(deps.auth, uid);
  await unitOfWork(deps, async (tx) => {
    if (!(await tx.secondFactors.find(uid))) return;
    tx.secondFactors.remove(uid);
    queueMail(tx, deps, 'secondFactorOff', email);
  });
}

/**
 * Decides whether a right password is enough, or with which code. A recovery code switches the second factor off and ends all sessions. A factor that was
 * enrolled past the product is removed; one that was withdrawn past it needs a recovery code. Reads at most 2, writes 3.
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
    await revokeSessions(deps, uid);
    return 'not needed';
  }
  if (!pending || pending.enrollmentId === null) return 'wrong';
  const refusal = await checkCode(deps, pending, code);
  if (refusal === null) return 'passed';
  return refusal === 'throttled' ? 'throttled' : 'wrong';
}
