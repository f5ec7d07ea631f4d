import { ReferralCode } from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findUser } from '../users/get-user.ts';
import { addSignUp, findLinkByCode } from './affiliates.store.ts';

/**
 * Counts somebody who registered with a referral code, once; a code that nobody has is passed over. It may run late and
 * repeatedly. Reads 2, writes 1 at most.
 */
export async function countSignUp(db: Firestore, uid: string, referralCode: unknown): Promise<void> {
  const code = ReferralCode.safeParse(referralCode);
  const link = code.success ? await findLinkByCode(db, code.data) : null;
  const user = link && (await findUser(db, uid));
  if (user) await addSignUp(db, { uid, linkId: link.id, createdAt: user.createdAt });
}
