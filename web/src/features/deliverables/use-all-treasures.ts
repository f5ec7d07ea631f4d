import { useInfiniteQuery } from '@tanstack/react-query';
import { applicationTreasuresQuery } from './api/application-treasures-query.ts';
import { useEveryPage } from './use-every-page.ts';

/** Every treasure of an application (`MAX_TREASURES_PER_APPLICATION` at most): `treasures` is undefined until the last page is there. */
export function useAllTreasures(applicationId: string) {
  return { treasures: useEveryPage(useInfiniteQuery(applicationTreasuresQuery(applicationId))).items };
}
