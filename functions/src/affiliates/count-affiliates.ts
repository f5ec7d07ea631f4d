import { ReferralCode } from '@doubloon/contract/affiliates/affiliate-link.ts';
import type * as operations from '@doubloon/contract/affiliates/operations.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { InputOf, OutputOf } from '@doubloon/contract/shared/operation.ts';
import type { Database } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import type { BrowserSession } from '../platform/http/browser-session.ts';
import { addClick, addSignUp } from './affiliates.store.ts';

/** Counts that a network opened a link, once a day. An unknown code is answered like a known one: nobody learns which exist. */
export async function clickAffiliateLink(
  { db, clock }: Call<null>,
  { params }: InputOf<typeof operations.clickAffiliateLink>,
  { network }: BrowserSession,
): Promise<OutputOf<typeof operations.clickAffiliateLink>> {
  const link = await db.affiliateLinks.findByCode(params.code);
  const now = clock.now();
  if (link) await addClick({ db }, link, { network, day: dayInSingapore(now), at: now });
  return { success: true };
}

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
