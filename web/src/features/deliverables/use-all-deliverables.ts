import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationDeliverablesQuery } from './api/queries.ts';
import { useEveryPage } from './use-every-page.ts';

/** Every treasure of an application (`MAX_TREASURES_PER_APPLICATION` at most): `deliverables` is undefined until the last page is there. */
export function useAllDeliverables(applicationId: string) {
  return { deliverables: useEveryPage(useInfiniteQuery(applicationDeliverablesQuery(applicationId))).items };
}
