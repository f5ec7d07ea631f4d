import type * as operations from '@doubloon/contract/affiliates/operations.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { InputOf, OutputOf } from '@doubloon/contract/shared/operation.ts';
import type { BrowserSession } from '../platform/http/browser-session.ts';
import type { Call } from '../platform/dependencies.ts';
import { addClick } from './affiliate-clicks.store.ts';

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
