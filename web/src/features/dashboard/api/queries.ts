import { listApplicationsOfCreator, listApplicationsOfOwner } from '@doubloon/contract/applications/operations.ts';
import { listDeliverables } from '@doubloon/contract/deliverables/operations.ts';
import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { DASHBOARD_RECENT_ITEMS, MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { keepPreviousData, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { liveOrEvery, REFRESH_MS, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request, requestPage } from '../../../shared/api/request.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { listQuestions } from '@doubloon/contract/questions/operations.ts';
import { listProofsOfCampaign } from '@doubloon/contract/proofs/operations.ts';
import { MAX_STEPS } from '../next-steps.ts';
import type { PaymentFlow, TrendRange } from '@doubloon/contract/dashboard/dashboard.ts';
import {
  getDashboardStats,
  getDashboardTrends,
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
/** The money in and out as a dashboard shows it; `isUnknown` in the zeros that stand for an answer that never came. */
type KnownFlow = PaymentFlow & { isUnknown?: boolean };

const nothing: KnownFlow = {
  isUnknown: true,
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
        hasMoreApplications: applications.nextCursor !== null,
        deliverables: deliverables.items,
        canBePaid: account.status === 'active',
      };
    },
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'treasures', 'notifications'),
  });
}

/**
 * Query for the newest work that waits for an owner's decision: pending applications, approved ones (whose content or
 * payment may wait), submitted treasures, and pending proofs and questions of the newest loots that have some.
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
      const [pending, approved, deliverables, inLoots] = await Promise.all([
        applicationsThatAre('pending'),
        applicationsThatAre('approved'),
        requestPage(listDeliverables, { query: { status: 'submitted', limit: MAX_PAGE_SIZE } }),
        waitingInLoots(ownerId),
      ]);
      return { applications: [...pending.items, ...approved.items], deliverables: deliverables.items, ...inLoots };
    },
    ...liveOrEvery(WAITED_FOR_MS, 'applications', 'treasures', 'proofs', 'campaigns'),
  });
}

/** The proofs and questions that wait in the newest loots that have some. */
async function waitingInLoots(ownerId: string) {
  const { items: loots } = await requestPage(listCampaignsOfOwner, {
    params: { id: ownerId },
    query: { limit: MAX_PAGE_SIZE },
  });
  const [proofs, questions] = await Promise.all([
    inEach(
      loots.filter(({ pending_proofs: pending }) => pending > 0),
      (id) => requestPage(listProofsOfCampaign, { params: { id }, query: { status: 'pending', limit: MAX_STEPS } }),
    ),
    inEach(
      loots.filter(({ pending_questions: pending }) => pending > 0),
      (id) => requestPage(listQuestions, { params: { id }, query: { status: 'waiting', limit: MAX_STEPS } }),
    ),
  ]);
  return { proofs, questions };
}

/** Returns the lists of the first of these loots as one, each item with its loot's title. */
async function inEach<Item>(
  loots: readonly Pick<CampaignView, 'id' | 'title'>[],
  list: (id: string) => Promise<Page<Item>>,
) {
  const lists = await Promise.all(
    loots.slice(0, MAX_STEPS).map(async ({ id, title }) => {
      const { items } = await list(id);
      return items.map((item) => ({ ...item, campaignTitle: title }));
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

/** The sums of a range of days. The days chosen before stay while others are awaited. */
export function trendsQuery(uid: string, range: TrendRange) {
  return { ...queryOf(getDashboardTrends, { params: { uid }, query: { range } }), placeholderData: keepPreviousData };
}

/** Money in and out; zeros and empty lists, marked as unknown, when the server cannot say at first. */
export function paymentFlowQuery(uid: string) {
  return queryOptions({
    queryKey: ['dashboard', 'payment-flow', uid],
    queryFn: (context) =>
      answerOr<KnownFlow>(
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
