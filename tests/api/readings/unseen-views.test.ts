import type { Application } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { createDeliverable, decideDeliverable, getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { retryPayout } from '@doubloon/contract/payments/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { newPostId, reportOf, tiktokUrl } from '../../support/given/approved-creators.ts';
import { linkAccount, storeDeliverable, stored, storeProof } from '../../support/given/fixtures.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

// A number that nobody but its creator has seen pays nothing: every test here tries to be paid for one.

/** Due since a minute. */
const overdue = { decideBy: new Date(Date.now() - 60_000) };

let owner: Person;
let creator: Person;
let handle: string;
/** Shared budgets pay 70 % for the work alone; per view, work alone earns nothing. */
let shared: CampaignView;
let perView: CampaignView;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  handle = unique('h');
  await linkAccount(creator, 'tiktok', handle);
});

beforeEach(async () => {
  const perViewTerms = { payout_model: 'per_view', expected_reach: 10_000 } as const;
  ({ campaign: shared } = await buyCampaign(owner, { budget: 10_000 }));
  ({ campaign: perView } = await buyCampaign(owner, { budget: 10_000, ...perViewTerms }));
});

const LOOTS = [
  ['a shared budget pays for the work', () => shared, 7000],
  ['per view nothing is paid', () => perView, 0],
] as const;

const joined = (campaign: CampaignView) => applyTo(campaign, creator, { status: 'approved' });
const paidOf = async ({ id }: CampaignView) => (await fundsOf(id)).balances.paid;
const decideOverdue = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });
const accept = (id: string, view_count: number) =>
  succeed(decideDeliverable, { params: { id }, body: { status: 'approved', view_count } }, owner);
const verify = (id: string, reported_view_count: number) =>
  succeed(updateProof, { params: { id }, body: { status: 'verified', reported_view_count } }, owner);

/** A post of 2020, delivered with a count. */
async function deliverOldPost(application: Application, url: string, view_count: number): Promise<string> {
  const { treasure_id: id } = await succeed(createDeliverable, reportOf(application, url, { view_count }), creator);
  return id;
}

const oldPost = () => tiktokUrl(handle, `2020${newPostId().slice(4)}`);

describe.each(LOOTS)('a post of 2020: %s', (_what, loot, workCents) => {
  it('and nothing more when it comes with 0 views and again with 900,000', async () => {
    const application = await joined(loot());
    const url = oldPost();
    await accept(await deliverOldPost(application, url, 0), 0);
    await accept(await deliverOldPost(application, url, 900_000), 900_000);
    expect(await paidOf(loot())).toBe(workCents);
    await expectBalancedBooks(loot().id);
  });

  it('and then for what has grown since its first accepted proof', async () => {
    const application = await joined(loot());
    const id = await deliverOldPost(application, oldPost(), 100);
    expect(await succeed(getDeliverable, { params: { id } }, owner)).toMatchObject({ baseline_views: null });
    await accept(id, 100);
    const deliverable = await deps().db.deliverables.get(id);
    const first = await storeProof(deliverable, { reportedViewCount: 40_000 });
    await verify(first.id, 40_000);
    expect(await paidOf(loot())).toBe(workCents);
    expect(await succeed(getDeliverable, { params: { id } }, creator)).toMatchObject({ baseline_views: 40_000 });
    const second = await storeProof({ ...deliverable, baselineViews: 40_000 }, { reportedViewCount: 45_000 });
    await verify(second.id, 45_000);
    // 5,000 views more: 80 % of the slot, or of half of the reach.
    expect(await paidOf(loot())).toBe(loot() === shared ? 8000 : 4000);
    await expectBalancedBooks(loot().id);
  });
});

describe.each(LOOTS)('an owner who stays silent: %s', (_what, loot, workCents) => {
  it('and nothing for 10,000,000,000 views that nobody has proven, said to both', async () => {
    const application = await joined(loot());
    const { id } = await storeDeliverable(application, { ...overdue, viewCount: 10_000_000_000 });
    await decideOverdue();
    expect(await paidOf(loot())).toBe(workCents);
    for (const person of [owner, creator]) {
      expect(await succeed(getDeliverable, { params: { id } }, person)).toMatchObject({
        ...{ status: 'approved', accepted_by_silence: true, proven_view_count: null },
      });
    }
    await expectBalancedBooks(loot().id);
  });

  it('and nothing for a proof, which waits on for its owner', async () => {
    const application = await joined(loot());
    const deliverable = await storeDeliverable(application, { ...overdue, viewCount: 9_000_000 });
    await decideOverdue();
    const { id } = await storeProof(
      { ...deliverable, status: 'approved' },
      { ...overdue, reportedViewCount: 9_999_998 },
    );
    await decideOverdue();
    expect(await stored(COLLECTIONS.proofs, id)).toMatchObject({ status: 'pending' });
    expect(await paidOf(loot())).toBe(workCents);
    await verify(id, 9_999_998);
    expect(await paidOf(loot())).toBe(9000);
    await expectBalancedBooks(loot().id);
  });

  it('also when the payment of the work fails first, and the owner tries just that again', async () => {
    if (workCents === 0) return;
    const { id } = await storeDeliverable(await joined(loot()), { ...overdue, viewCount: 1_000_000 });
    await failNext('transfers.create', 'balance_insufficient');
    await decideOverdue();
    await succeed(retryPayout, { params: { id: payoutIdOf(id) } }, owner);
    expect(await paidOf(loot())).toBe(workCents);
    expect(await stored(COLLECTIONS.deliverables, id)).toMatchObject({ acceptedBySilence: true });
  });
});

describe('a count that its owner has accepted', () => {
  it('is paid by the schedule once its creator can be paid', async () => {
    const newcomer = await createPerson('content_creator');
    const deliverable = await storeDeliverable(await applyTo(shared, newcomer, { status: 'approved' }), {
      ...overdue,
      viewCount: 12_000,
    });
    expect(await approve(deliverable, owner)).toMatchObject({ status: 402 });
    await decideOverdue();
    expect(await paidOf(shared)).toBe(0);
    await connectAccount(newcomer);
    await decideOverdue();
    expect(await paidOf(shared)).toBe(9000);
    expect(await stored(COLLECTIONS.deliverables, deliverable.id)).toMatchObject({ acceptedBySilence: false });
  });

  it('is accepted no more once it was sent back', async () => {
    const deliverable = await storeDeliverable(await joined(shared), { viewCount: 12_000 });
    await failNext('transfers.create', 'balance_insufficient');
    expect(await approve(deliverable, owner)).toMatchObject({ status: 402 });
    const body = { status: 'rejected' as const, view_count: 12_000 };
    await succeed(decideDeliverable, { params: { id: deliverable.id }, body }, owner);
    expect(await stored(COLLECTIONS.deliverables, deliverable.id)).toMatchObject({ paymentProblem: null });
  });
});

describe('a proof of 600', () => {
  it('is not raised to 9,999,998 with its old pictures, neither while it waits nor after it was sent back', async () => {
    const deliverable = await storeDeliverable(await joined(perView), { viewCount: 500, status: 'approved' });
    for (const status of ['pending', 'revision_requested'] as const) {
      const { id } = await storeProof(deliverable, { reportedViewCount: 600, status });
      const body = { reported_view_count: 9_999_998, notes: 'Look again' };
      expect(await refuse(updateProof, { params: { id }, body }, creator), status).toMatchObject({
        status: 422,
        details: [
          {
            field: 'body.reported_view_count',
            message: 'Another count needs new pictures. Please submit a new proof with it.',
          },
        ],
      });
      expect(await stored(COLLECTIONS.proofs, id)).toMatchObject({ reportedViewCount: 600, status, notes: null });
    }
  });
});

describe('a count that nobody finds plausible', () => {
  it('needs a picture before it is submitted: more than a million views come as a proof', async () => {
    const application = await joined(perView);
    const report = (view_count: number) => reportOf(application, tiktokUrl(handle), { view_count });
    for (const views of [1_000_001, 5_000_000]) {
      const message =
        'More than 1,000,000 views need a picture. Submit the treasure with 1,000,000 views, and prove the rest once it is approved.';
      expect(await refuse(createDeliverable, report(views), creator), `${views}`).toMatchObject({
        status: 422,
        details: [{ field: 'body.view_count', message }],
      });
    }
    const { treasure_id: id } = await succeed(createDeliverable, report(1_000_000), creator);
    await accept(id, 1_000_000);
  });
});
