import {
  getDashboardStats,
  getPaymentFlow,
  listRecentApplications,
  listRecentCampaigns,
} from '@doubloon/contract/dashboard/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { campaignProjections } from '../../../functions/src/campaigns/projections.ts';
import { payoutProjections } from '../../../functions/src/payments/projections.ts';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  payoutDocument,
} from '../../../functions/testing/documents.ts';
import { callRaw, refuse, succeed } from '../../support/api.ts';
import { storeCounted as store, storeFunds } from '../../support/counted-documents.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
const lootIds: string[] = [];

const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 8, n));

beforeAll(async () => {
  [owner, creator] = await Promise.all([createPerson('business_owner'), createPerson('content_creator')]);
  // Six of everything: one more than a recent list shows, three more than the payment flow does.
  for (let n = 0; n < 6; n += 1) {
    const campaign = campaignDocument({
      id: unique('cmp_'),
      ownerId: owner.uid,
      title: `Loot ${n}`,
      budgetCents: 20_000,
      status: n === 0 ? 'completed' : n === 1 ? 'paused' : 'open',
      createdAt: minute(n),
    });
    await store(campaignProjections, campaign);
    lootIds.push(campaign.id);
    await storeFunds(campaign, {
      paid: n < 2 ? 1_000 * (n + 1) : 0,
      reserved: n === 2 ? 3_000 : 0,
      refunded: n === 0 ? 10_000 : 0,
    });
    const application = applicationDocument({
      campaignId: campaign.id,
      campaignTitle: campaign.title,
      creatorId: creator.uid,
      ownerId: owner.uid,
      status: n < 3 ? 'approved' : n < 4 ? 'rejected' : 'pending',
      createdAt: minute(n),
      decidedAt: n < 4 ? new Date(minute(n).getTime() + 36 * 3_600_000) : null,
    });
    await store(applicationProjections, application);
    const deliverable = deliverableDocument(application, { id: unique('dlv_') });
    const payout = payoutDocument(deliverable, {
      id: unique('pay_'),
      amountCents: 1_000 * (n + 1),
      status: n < 2 ? 'paid' : n === 2 ? 'sending' : 'failed',
      createdAt: minute(n),
    });
    await store(payoutProjections, payout);
  }
});

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('dashboard stats', () => {
  it('are an owner’s campaigns, received applications and money', async () => {
    expect(await succeed(getDashboardStats, { params: { uid: owner.uid } }, owner)).toMatchObject({
      campaigns: { total: 6, active: 4, completed: 1, paused: 1 },
      applications: { total: 6, pending: 2, approved: 3, rejected: 1, completed: 0 },
      financial: { totalSpent: 6 * 21_000, averageSpent: 21_000 },
      activeCampaigns: 4,
      completedCampaigns: 1,
      totalSpent: 6 * 21_000,
      successRate: 75,
      averageResponseTime: 1.5,
    });
  });

  it('are a creator’s applications and earnings', async () => {
    expect(await succeed(getDashboardStats, { params: { uid: creator.uid } }, creator)).toMatchObject({
      campaigns: { total: 0 },
      totalApplications: 6,
      approvedApplications: 3,
      financial: { totalEarned: 3_000, averageEarned: 1_500, totalSpent: 0 },
      totalEarnings: 3_000,
    });
  });

  it('are zero for somebody new', async () => {
    const newcomer = await createPerson('business_owner');
    const stats = await succeed(getDashboardStats, { params: { uid: newcomer.uid } }, newcomer);
    expect(stats).toMatchObject({ activeCampaigns: 0, totalSpent: 0, successRate: 0, averageResponseTime: 0 });
  });
});

describe('the payment flow', () => {
  it('of an owner is money in, where all of it is now, and the three latest of each', async () => {
    const flow = await succeed(getPaymentFlow, { params: { uid: owner.uid } }, owner);
    expect(flow).toMatchObject({
      totalPaidIn: 126_000,
      totalPaidOut: 3_000,
      pendingPayouts: 3_000,
      available: 120_000 - 3_000 - 3_000 - 10_000,
      refunded: 10_500,
      disputed: 0,
      platformRevenue: 5_500,
      paymentFlowPercentage: 2.38,
    });
    expect(titles(flow.recentPayments)).toEqual(['Loot 5', 'Loot 4', 'Loot 3']);
    expect(flow.recentPayments[0]).toMatchObject({ campaign_id: lootIds[5], amount: 21_000, created_at: minute(5) });
    expect(titles(flow.recentPayouts)).toEqual(['Loot 5', 'Loot 4', 'Loot 3']);
    expect(flow.recentPayouts[0]).toMatchObject({ campaign_id: lootIds[5], amount: 6_000, status: 'failed' });
  });

  it('of a creator is what is paid out to them', async () => {
    const flow = await succeed(getPaymentFlow, { params: { uid: creator.uid } }, creator);
    expect(flow).toMatchObject({ totalPaidIn: 0, totalPaidOut: 3_000, pendingPayouts: 3_000, platformRevenue: 0 });
    expect(flow.recentPayments).toEqual([]);
    expect(flow.recentPayouts).toHaveLength(3);
  });

  it('is zeros and empty lists for somebody new', async () => {
    const newcomer = await createPerson('business_owner');
    expect(await succeed(getPaymentFlow, { params: { uid: newcomer.uid } }, newcomer)).toEqual({
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
    });
  });
});

describe('recent lists', () => {
  const NEWEST = ['Loot 5', 'Loot 4', 'Loot 3', 'Loot 2', 'Loot 1'];

  it('show an owner’s five latest campaigns, newest first', async () => {
    const campaigns = await succeed(listRecentCampaigns, { params: { id: owner.uid }, query: {} }, owner);
    expect(titles(campaigns)).toEqual(NEWEST);
  });

  it('show as many as are asked for, five at most', async () => {
    const path = `/dashboard/recent-campaigns/${owner.uid}`;
    const two = await callRaw('GET', `${path}?limit=2`, { person: owner });
    expect((two.body as { title: string }[]).map(({ title }) => title)).toEqual(['Loot 5', 'Loot 4']);
    expect((await callRaw('GET', `${path}?limit=5`, { person: owner })).body).toHaveLength(5);
    expect(await callRaw('GET', `${path}?limit=6`, { person: owner })).toMatchObject({
      status: 422,
      body: { message: 'Limit must be at most 5' },
    });
  });

  it('show a creator’s five latest applications, newest first', async () => {
    const applications = await succeed(listRecentApplications, { params: { id: creator.uid }, query: {} }, creator);
    expect(applications.map(({ campaignTitle }) => campaignTitle)).toEqual(NEWEST);
  });
});

describe('another person’s dashboard', () => {
  it('is refused, whatever is asked for', async () => {
    const stranger = await createPerson('business_owner');
    const refusals = [
      await refuse(getDashboardStats, { params: { uid: owner.uid } }, stranger),
      await refuse(getPaymentFlow, { params: { uid: owner.uid } }, stranger),
      await refuse(listRecentCampaigns, { params: { id: owner.uid }, query: {} }, stranger),
      await refuse(
        listRecentApplications,
        { params: { id: creator.uid }, query: {} },
        await createPerson('content_creator'),
      ),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('is open to an admin', async () => {
    const admin = await createPerson('admin');
    expect(await succeed(getDashboardStats, { params: { uid: owner.uid } }, admin)).toMatchObject({
      activeCampaigns: 4,
    });
    expect(await succeed(listRecentCampaigns, { params: { id: owner.uid }, query: {} }, admin)).toHaveLength(5);
  });

  it('is nobody’s without a token, nor for somebody without a role', async () => {
    expect(await refuse(getDashboardStats, { params: { uid: owner.uid } })).toMatchObject({ status: 401 });
    const undecided = await createPerson('user');
    expect(await refuse(getDashboardStats, { params: { uid: undecided.uid } }, undecided)).toMatchObject({
      status: 403,
    });
  });
});
