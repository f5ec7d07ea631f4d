import { ReferralCode } from '@doubloon/contract/affiliates/affiliate-link.ts';
import type { Database } from '../platform/database/database.ts';
import { addSignUp } from './affiliate-sign-ups.store.ts';

/**
 * Counts somebody who registered with a referral code, once; a code that nobody has is passed over. It may run late and
 * repeatedly. Reads 2, writes 1 at most.
 */
export async function countSignUp(db: Database, uid: string, referralCode: unknown): Promise<void> {
  const code = ReferralCode.safeParse(referralCode);
  const link = code.success ? await db.affiliateLinks.findByCode(code.data) : null;
  const user = link && (await db.users.find(uid));
  if (user) await addSignUp({ db }, { uid, linkId: link.id, createdAt: user.createdAt });
}
