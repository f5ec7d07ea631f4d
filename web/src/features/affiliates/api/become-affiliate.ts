import { createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** One's referral link for a creator; the same one however often it is asked for. */
export function becomeAffiliate(creatorId: string) {
  return request(createAffiliateLink, { body: { creatorId } });
}
