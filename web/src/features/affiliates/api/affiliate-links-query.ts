import { listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestPage } from '../../../shared/api/request.ts';

/** One's own referral links, newest first, page by page. */
export const affiliateLinksQuery = infiniteQueryOptions({
  queryKey: ['affiliate-links'],
  queryFn: ({ pageParam }) => requestPage(listAffiliateLinks, { query: { limit: MAX_PAGE_SIZE, cursor: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.nextCursor,
});
