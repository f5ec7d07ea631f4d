import { listApplicationsOfCreator, listApplicationsOfOwner } from '@doubloon/contract/applications/operations.ts';
import { listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { DASHBOARD_RECENT_ITEMS, MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { liveOrEvery, REFRESH_MS, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listProofsOfCampaign } from '@doubloon/contract/proofs/operations.ts';
import { MAX_STEPS } from '../next-steps.ts';
import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import {
  getDashboardStats,
  getPaymentFlow,
  listRecentApplications,
  listRecentCampaigns,
} from '@doubloon/contract/dashboard/operations.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import {
  StatsInEitherShape,
  summaryFromApplications,
  summaryFromCampaigns,
  summaryFromPage,
  summaryFromStats,
} from '../summary.ts';

const recentOf = (id: string) => ({ params: { id }, query: { limit: DASHBOARD_RECENT_ITEMS } });
const statsInEitherShape = { ...getDashboardStats, output: StatsInEitherShape };
const nothing: PaymentFlow = {
  totalPaidIn: 0,
  totalPaidOut: 0,
  pendingPayouts: 0,
  available: 0,
  refunded: 0,
  disputed: 0,
  platformRevenue: 0,
  paymentFlowPercentage: 0,
  recentPayments: [],
  recentPayouts: [],
};

/** Query for a creator's current work: pending and approved applications, treasures, and if they can be paid. */
export function creatorWaitingQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'waiting', 'creator', creatorId],
    queryFn: async () => {
      const [applications, deliverables, account] = await Promise.all([
        requestPage(listApplicationsOfCreator, {
          params: { id: creatorId },
          query: { status: ['pending', 'approved'], limit: MAX_PAGE_SIZE },
        }),
        requestPage(listDeliverables, { query: { limit: MAX_PAGE_SIZE } }),
        request(getConnectedAccount, { params: { id: creatorId } }),
      ]);
      return {
        applications: applications.items,
        deliverables: deliverables.items,
        canBePaid: account.status === 'active',
      };
    },
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'treasures', 'notifications'),
  });
}

/**
 * Query for the newest work that waits for an owner's decision: pending applications, approved ones (whose content or
 * payment may wait), submitted treasures, and pending proofs of the newest loots that have some.
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

/** Returns the answer; when asking fails before anything was shown, the result of `otherwise`. Once something is shown, the error is thrown and what is shown stays. */
export async function answerOr<Data>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  ask: () => Promise<Data>,
  otherwise: () => Data | Promise<Data>,
): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (client.getQueryData(queryKey) !== undefined) throw error;
    return otherwise();
  }
}

/** Money in and out; zeros and empty lists when the server cannot say at first. */
export function paymentFlowQuery(uid: string) {
  return queryOptions({
    queryKey: ['dashboard', 'payment-flow', uid],
    queryFn: (context) =>
      answerOr(
        context,
        () => request(getPaymentFlow, { params: { uid } }),
        () => nothing,
      ),
    ...liveOrEvery(REFRESH_MS, 'dashboard', 'payouts'),
  });
}

/** The numbers of one's dashboard. When the server has none at first, they are counted from all campaigns or applications, unless there are more than fit on a page. */
export function summaryQuery({ uid, role }: SessionUser) {
  return queryOptions({
    queryKey: ['dashboard', 'summary', uid, role],
    queryFn: (context) =>
      answerOr(
        context,
        async () => summaryFromStats(await request(statsInEitherShape, { params: { uid } })),
        async () => {
          const call = { params: { id: uid }, query: { limit: MAX_PAGE_SIZE } };
          return role === 'content_creator'
            ? summaryFromPage(await requestPage(listApplicationsOfCreator, call), summaryFromApplications)
            : summaryFromPage(await requestPage(listCampaignsOfOwner, call), summaryFromCampaigns);
        },
      ),
    ...liveOrEvery(REFRESH_MS, 'dashboard'),
  });
}

/** A creator's latest applications; taken from the list of all when the server's short list fails. */
export function recentApplicationsQuery(creatorId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'recent-applications', creatorId],
    queryFn: () =>
      request(listRecentApplications, recentOf(creatorId)).catch(
        async () => (await requestPage(listApplicationsOfCreator, recentOf(creatorId))).items,
      ),
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'notifications'),
  });
}

/** An owner's latest loots; taken from the list of all when the server's short list fails. */
export function recentCampaignsQuery(ownerId: string) {
  return queryOptions({
    queryKey: ['dashboard', 'recent-campaigns', ownerId],
    queryFn: () =>
      request(listRecentCampaigns, recentOf(ownerId)).catch(
        async () => (await requestPage(listCampaignsOfOwner, recentOf(ownerId))).items,
      ),
    ...liveOrEvery(WAITED_FOR_MS, 'campaigns'),
  });
}
