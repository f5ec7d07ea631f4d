import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { socialAccountId, VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const codes = (db: Firestore) => collection(db, COLLECTIONS.verificationCodes, VerificationCode);
const codeOf = (db: Firestore, uid: string, platform: PlatformId) => codes(db).doc(socialAccountId(uid, platform));

/** The code last issued to a person for a platform, or null; inside a transaction when one is given. Reads 1. */
export async function findVerificationCode(
  db: Firestore,
  uid: string,
  platform: PlatformId,
  transaction?: Transaction,
): Promise<VerificationCode | null> {
  const ref = codeOf(db, uid, platform);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** All codes last issued to a person, at most one per platform. Reads one per code. */
export async function findVerificationCodes(db: Firestore, uid: string): Promise<VerificationCode[]> {
  return (await codes(db).where('uid', '==', uid).get()).docs.map((doc) => doc.data());
}

/** Stores a code in place of any earlier one. Writes 1. */
export async function putVerificationCode(db: Firestore, code: VerificationCode): Promise<void> {
  await codeOf(db, code.uid, code.platform).set(code);
}

/** Removes a used code with the transaction. Writes 1. */
export function removeVerificationCode(
  transaction: Transaction,
  db: Firestore,
  { uid, platform }: Pick<VerificationCode, 'uid' | 'platform'>,
): void {
  transaction.delete(codeOf(db, uid, platform));
}
