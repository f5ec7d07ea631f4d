import type { TrendRange } from '@doubloon/contract/dashboard/dashboard.ts';
import { getDashboardTrends } from '@doubloon/contract/dashboard/operations.ts';
import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { campaignProjections } from '../../../functions/src/campaigns/projections.ts';
import { payoutProjections } from '../../../functions/src/payments/projections.ts';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  payoutDocument,
} from '../../../functions/testing/documents.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeCounted as store, storeFunds } from '../../support/counted-documents.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

describe('the trends', () => {
  const NOTHING = { paidIn: 0, paidOut: 0, views: 0 };
  const of = ({ uid }: Person, range: TrendRange = '30') => ({ params: { uid }, query: { range } });

  it.each([
    ['7', 7, NOTHING],
    ['30', 10, NOTHING],
    ['90', 15, NOTHING],
    ['all', 6, null],
  ] as const)('of %s are all empty for somebody new', async (range, columns, before) => {
    const newcomer = await createPerson('content_creator');
    const trends = await succeed(getDashboardTrends, of(newcomer, range), newcomer);
    expect(trends.columns).toHaveLength(columns);
    expect(trends).toMatchObject({ range, total: NOTHING, before });
    expect(trends).toMatchObject({ funnel: { applied: 0, approved: 0, delivered: 0, paid: 0 }, complete: true });
  });

  it('count what is one’s own: an owner’s payments and payouts, a creator’s earnings', async () => {
    const [brand, maker] = await Promise.all([createPerson('business_owner'), createPerson('content_creator')]);
    const createdAt = deps().clock.now();
    const campaign = campaignDocument({ id: unique('cmp_'), ownerId: brand.uid, budgetCents: 20_000, createdAt });
    const application = applicationDocument({
      campaignId: campaign.id,
      creatorId: maker.uid,
      ownerId: brand.uid,
      status: 'approved',
      createdAt,
    });
    const deliverable = deliverableDocument(application, {
      id: unique('dlv_'),
      status: 'approved',
      viewCount: 500,
      baselineViews: 100,
      createdAt,
    });
    const payout = payoutDocument(deliverable, { id: unique('pay_'), amountCents: 1_500, status: 'paid', createdAt });
    await store(campaignProjections, campaign);
    await storeFunds(campaign, { paid: 0, reserved: 0, refunded: 0 });
    await store(applicationProjections, application);
    await deps().db.firestore.collection(COLLECTIONS.deliverables).doc(deliverable.id).set(deliverable);
    await store(payoutProjections, payout);
    const funnel = { applied: 1, approved: 1, delivered: 1, paid: 1 };
    const earlier = payoutDocument(deliverable, { id: unique('pay_'), amountCents: 700, status: 'paid' });
    const before = { ...earlier, createdAt: addDays(createdAt, -8) };
    await store(payoutProjections, before);
    const ofOwner = await succeed(getDashboardTrends, of(brand, '7'), brand);
    expect(ofOwner.funnel).toEqual(funnel);
    expect(ofOwner.columns.at(-1)).toMatchObject({ paidIn: 21_000, paidOut: 1_500, views: 1_000 });
    expect(ofOwner.before).toEqual({ paidIn: 0, paidOut: 700, views: 1_000 });
    const ofCreator = await succeed(getDashboardTrends, of(maker, '7'), maker);
    expect(ofCreator.funnel).toEqual(funnel);
    expect(ofCreator.total).toEqual({ paidIn: 0, paidOut: 1_500, views: 1_000 });
    expect((await succeed(getDashboardTrends, of(maker, 'all'), maker)).total.paidOut).toBe(2_200);
  });

  it('lead to the payouts that they are of, those since the first day', async () => {
    const [owner, maker] = await Promise.all([createPerson('business_owner'), createPerson('content_creator')]);
    const application = applicationDocument({ campaignId: unique('cmp_'), creatorId: maker.uid, ownerId: owner.uid });
    const paidAt = (createdAt: Date) =>
      store(payoutProjections, {
        ...payoutDocument(deliverableDocument(application, { id: unique('dlv_') }), {
          id: unique('pay_'),
          status: 'paid',
          createdAt,
        }),
      });
    // The first moment of November 3 in Singapore, and the last one before it.
    await paidAt(new Date('2026-11-02T16:00:00.000Z'));
    await paidAt(new Date('2026-11-02T15:59:59.999Z'));
    const query = { status: ['paid' as const], since: '2026-11-03' };
    const found = await succeed(listPayoutsOfCreator, { params: { id: maker.uid }, query }, maker);
    expect(found.map(({ created_at: at }) => at)).toEqual([new Date('2026-11-02T16:00:00.000Z')]);
  });

  it('are nobody else’s', async () => {
    const [owner, creator] = await Promise.all([createPerson('business_owner'), createPerson('content_creator')]);
    expect(await refuse(getDashboardTrends, of(owner), creator)).toMatchObject({ status: 403 });
  });
});
