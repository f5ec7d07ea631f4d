import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { useQueries } from '@tanstack/react-query';
import { pageEarningsQuery } from '../../shared/payments/project-earnings.ts';

/** Returns a page in parts that are not larger than those of a list in its own pages. */
const inParts = (page: readonly ApplicationView[]) =>
  Array.from({ length: Math.ceil(page.length / DEFAULT_PAGE_SIZE) }, (_, at) =>
    page.slice(at * DEFAULT_PAGE_SIZE, (at + 1) * DEFAULT_PAGE_SIZE),
  );

/** The earnings of a creator's projects, asked for once for each page of their list; a page that holds a whole list is asked for in parts. */
export function usePageEarnings(creatorId: string, pages: readonly (readonly ApplicationView[])[]) {
  return useQueries({
    queries: pages
      .flatMap((page) => inParts(page))
      .map((page) =>
        pageEarningsQuery(
          creatorId,
          page.map(({ campaign_id: campaignId }) => campaignId),
        ),
      ),
    combine: (results) => ({
      problem: results.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
      retry: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      byProject: new Map(results.flatMap(({ data }) => data?.map((one) => [one.application_id, one] as const) ?? [])),
      areComing: results.some(({ isLoading }) => isLoading),
    }),
  });
}
