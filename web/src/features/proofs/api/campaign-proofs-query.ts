import type { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { listProofsOfCampaign } from '@doubloon/contract/proofs/operations.ts';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';

/** Proofs of the treasures of one loot, newest first; only those of a status when one is given. */
export function campaignProofsQuery(campaignId: string, status?: ProofStatus) {
  return infiniteQueryOptions({
    queryKey: ['proofs', 'campaign', campaignId, status ?? 'all'],
    queryFn: ({ pageParam }) =>
      requestPage(listProofsOfCampaign, {
        params: { id: campaignId },
        query: { status, limit: DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...liveOrEvery(WAITED_FOR_MS, 'proofs', 'notifications'),
  });
}
