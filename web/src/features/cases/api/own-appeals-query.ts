import { listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** The newest appeals of whoever is signed in. */
export function ownAppealsQuery() {
  return queryOptions({
    queryKey: ['appeals', 'own'],
    queryFn: () => request(listOwnAppeals, { query: { limit: MAX_PAGE_SIZE } }),
    ...liveOrEvery(WAITED_FOR_MS, 'notifications'),
  });
}
