import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { Uid } from '../shared/values.ts';
import { anyone, defineOperation, signedIn } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { AffiliateLinkView, ReferralCode } from './affiliate-link.ts';

export const createAffiliateLink = defineOperation('POST /affiliates', {
  id: 'createAffiliateLink',
  summary: "The caller's referral link for a creator who offers a reward; the same one however often it is asked for",
  access: signedIn,
  input: { body: z.object({ creatorId: Uid }) },
  rateLimits: [{ bucket: 'affiliate-links', per: 'user', max: 60, windowSeconds: 3600 }],
  output: AffiliateLinkView,
  errors: ['not_found', 'forbidden', 'illegal_state'],
  cost: { reads: 4, writes: 1 },
});

export const listAffiliateLinks = defineOperation('GET /affiliates', {
  id: 'listAffiliateLinks',
  summary: "The caller's referral links with their counted clicks and sign-ups, newest first; of one creator or all",
  access: signedIn,
  input: { query: PageQuery.extend({ creatorId: Uid.optional() }) },
  pageOf: AffiliateLinkView,
  cost: { reads: 2 * MAX_PAGE_SIZE + 1, writes: 0 },
});

export const clickAffiliateLink = defineOperation('POST /affiliates/{code}/click', {
  id: 'clickAffiliateLink',
  summary:
    'Report that a referral link was opened; an address counts once a day. The answer is the same for an unknown code',
  access: anyone,
  input: { params: z.object({ code: ReferralCode }) },
  rateLimits: [{ bucket: 'affiliate-clicks', per: 'address', max: 60, windowSeconds: 600 }],
  cost: { reads: 1, writes: 1 },
});
