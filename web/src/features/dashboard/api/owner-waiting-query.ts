import { listApplicationsOfOwner } from '@doubloon/contract/applications/operations.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { listProofsOfCampaign } from '@doubloon/contract/proofs/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { WAITED_FOR_MS } from '../../../shared/api/refresh.ts';
import { requestPage } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import { MAX_STEPS } from '../next-steps.ts';

/**
 * What waits for an owner's decision, the newest of each: pending applications, approved ones (whose content or payment may wait), submitted
 * treasures, and pending proofs of the newest loots that have some.
 */
export function ownerWaitingQuery(ownerId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'waiting', 'owner', ownerId],
    queryFn: async () => {
      const applicationsThatAre = (status: 'pending' | 'approved') =>
        requestPage(listApplicationsOfOwner, {
          params: { id: ownerId },
          query: { status: [status], limit: MAX_PAGE_SIZE },
        });
      const [pending, approved, deliverables, proofs] = await Promise.all([
        applicationsThatAre('pending'),
        applicationsThatAre('approved'),
        requestPage(listDeliverables, { query: { status: 'submitted', limit: MAX_PAGE_SIZE } }),
        pendingProofs(ownerId),
      ]);
      return { applications: [...pending.items, ...approved.items], deliverables: deliverables.items, proofs };
    },
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'treasures', 'proofs'),
  });
}

async function pendingProofs(ownerId: string) {
  const loots = await requestPage(listCampaignsOfOwner, { params: { id: ownerId }, query: { limit: MAX_PAGE_SIZE } });
  const waiting = loots.items.filter(({ pending_proofs: pending }) => pending > 0).slice(0, MAX_STEPS);
  const lists = await Promise.all(
    waiting.map(async ({ id, title }) => {
      const query = { status: 'pending', limit: MAX_STEPS } as const;
      const { items } = await requestPage(listProofsOfCampaign, { params: { id }, query });
      return items.map((proof) => ({ ...proof, campaignTitle: title }));
    }),
  );
  return lists.flat();
}
