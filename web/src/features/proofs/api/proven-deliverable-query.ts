import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** The treasure that a proof is about: whose it is, and where its post is. It hardly changes once it can be proven. */
export function provenDeliverableQuery(id: string) {
  return queryOptions({
    queryKey: ['treasures', 'one', id],
    queryFn: () => request(getDeliverable, { params: { id } }),
    staleTime: 300_000,
  });
}
