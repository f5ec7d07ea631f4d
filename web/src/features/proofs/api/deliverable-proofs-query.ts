import { MAX_PROOFS_PER_TREASURE } from '@doubloon/contract/proofs/proof.ts';
import { listProofsOfDeliverable } from '@doubloon/contract/proofs/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** All proofs of one treasure, newest first; a treasure has no more than a page of them. */
export function deliverableProofsQuery(deliverableId: string) {
  return queryOptions({
    queryKey: ['proofs', 'treasure', deliverableId],
    queryFn: () =>
      request(listProofsOfDeliverable, { params: { id: deliverableId }, query: { limit: MAX_PROOFS_PER_TREASURE } }),
    ...liveOrEvery(WAITED_FOR_MS, 'proofs', 'notifications'),
  });
}
