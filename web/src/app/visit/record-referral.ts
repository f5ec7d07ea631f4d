import { REFERRAL_PARAMETER, ReferralCode } from '@doubloon/contract/affiliates/affiliate-link.ts';
import { clickAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { request } from '../../shared/api/request.ts';
import { rememberReferral } from '../../shared/state/referral.ts';

/**
 * Remembers the referral link that was followed to get here, and has the click counted. What is no code is passed over; a
 * click that could not be counted costs the visitor nothing.
 */
export async function recordReferral(search: string): Promise<void> {
  const code = ReferralCode.safeParse(new URLSearchParams(search).get(REFERRAL_PARAMETER));
  if (!code.success) return;
  rememberReferral(code.data);
  await request(clickAffiliateLink, { params: { code: code.data } }).catch(() => undefined);
}
