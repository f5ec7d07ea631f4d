import { useInfiniteQuery } from '@tanstack/react-query';
import { approvedDeliverablesQuery } from './api/queries.ts';
import { useEveryPage } from './use-every-page.ts';

/** The applications of the creator that have an approved treasure, which alone can be proven; none while that is not known, and why it is not. */
export function useProvableProjects() {
  const { items: approved, problem, retry } = useEveryPage(useInfiniteQuery(approvedDeliverablesQuery()));
  return { provable: new Set(approved?.map(({ application_id: id }) => id)), problem, retry };
}
