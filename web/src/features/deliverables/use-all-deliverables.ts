import { useEveryPage } from '../../shared/api/queries/use-every-page.ts';
import { applicationDeliverablesQuery, approvedDeliverablesQuery } from './api/queries.ts';

/** Every treasure of an application (`MAX_DELIVERABLES_PER_APPLICATION` at most): see `useEveryPage`. */
export function useAllDeliverables(applicationId: string) {
  return useEveryPage(applicationDeliverablesQuery(applicationId));
}

/** The applications of the creator that have an approved treasure, which alone can be proven; none while that is not known, and why it is not. */
export function useProvableProjects() {
  const { data: approved, error, refetch } = useEveryPage(approvedDeliverablesQuery());
  return { provable: new Set(approved?.map(({ application_id: id }) => id)), problem: error, retry: refetch };
}
