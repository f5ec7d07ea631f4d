import { listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { pagesOf } from '../../../shared/api/query.ts';

/** One's own referral links, newest first, page by page. */
export const affiliateLinksQuery = pagesOf(listAffiliateLinks, { query: { limit: MAX_PAGE_SIZE } });
