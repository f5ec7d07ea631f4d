import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useQueries } from '@tanstack/react-query';
import { pageEarningsQuery } from '../../shared/payments/project-earnings.ts';

/** The earnings of a creator's projects, asked for once for each page of their list. */
export function usePageEarnings(creatorId: string, pages: readonly (readonly ApplicationView[])[]) {
  return useQueries({
    queries: pages.map((page) =>
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
