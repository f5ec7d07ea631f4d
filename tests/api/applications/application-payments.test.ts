import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import { retryPayout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { applicationDocument, campaignDocument } from '../../../functions/testing/documents.ts';
import { call, refuse, succeed } from '../../support/api.ts';
import { storeApplication, stored, storeDeliverable } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  applicationFundsOf,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let id: string;

const approvedContent = {
  text: 'Script',
  url: null,
  status: 'approved' as const,
  feedback: null,
  submittedAt: new Date('2026-03-02T08:00:00Z'),
  decideBy: new Date('2026-03-07T08:00:00Z'),
  decidedAt: new Date('2026-03-03T08:00:00Z'),
};

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
  id = (await applyTo(campaign, creator)).id;
});

/** An approved application whose content is approved, too. */
function applyTo({ id: campaignId, owner_id: ownerId, title, budget }: CampaignView, person: Person) {
  const document = campaignDocument({ id: campaignId, ownerId, title, budgetCents: budget });
  return storeApplication(document, person, { status: 'approved', content: approvedContent });
}

function deliver(fields: Partial<Deliverable> = {}): Promise<Deliverable> {
  const ids = { campaignId: campaign.id, creatorId: creator.uid, ownerId: owner.uid };
  return storeDeliverable(applicationDocument(ids), fields);
}

const pay = (feedback?: string) => ({
  params: { id },
  body: { approved: true as const, ...(feedback && { feedback }) },
});
const statusOf = async () => (await stored(COLLECTIONS.applications, id))?.['status'];
const transfers = () => transfersOf(campaign.id);

describe('approving the payment of an application', () => {
  it('pays what is due and completes it', async () => {
    const answer = await succeed(approvePayment, pay('Thank you'), owner);
    expect(answer).toMatchObject({
      status: 'completed',
      feedback: 'Thank you',
      payout: { status: 'paid', amount: 70_000, treasure_id: null, proof_id: null, application_id: id },
    });
    expect(await transfers()).toMatchObject([{ amount: 70_000 }]);
    expect(await applicationFundsOf(id)).toMatchObject({ paidCents: 70_000, livePayoutId: null });
    await expectBalancedBooks(campaign.id);
  });

  it('pays nothing on top of treasures that were paid in full', async () => {
    expect(await approve(await deliver({ viewCount: 12_000 }), owner)).toMatchObject({ ok: true });
    expect(await succeed(approvePayment, pay(), owner)).toMatchObject({ status: 'completed', payout: null });
    expect(await transfers()).toMatchObject([{ amount: 90_000 }]);
    await expectBalancedBooks(campaign.id);
  });

  it('pays once when it is sent many times at once, together with the approval of a treasure', async () => {
    const deliverable = await deliver({ viewCount: 1000 });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => call(approvePayment, pay(), owner)),
      ...Array.from({ length: 3 }, () => approve(deliverable, owner)),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
    expect(await succeed(approvePayment, pay(), owner)).toMatchObject({ status: 'completed' });
    expect((await transfers()).reduce((sum, { amount }) => sum + amount, 0)).toBe(75_000);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 25_000, reserved: 0, paid: 75_000 });
    await expectBalancedBooks(campaign.id);
  });

  it('waits for the decision on treasures that are submitted', async () => {
    const { id: deliverableId, viewCount } = await deliver();
    expect(await refuse(approvePayment, pay(), owner)).toMatchObject({
      status: 409,
      message: 'Decide on the treasures of this application that wait for it first',
    });
    expect(await transfers()).toEqual([]);
    const body = { status: 'revision_requested' as const, view_count: viewCount };
    await succeed(decideDeliverable, { params: { id: deliverableId }, body }, owner);
    await succeed(approvePayment, pay(), owner);
  });

  it('leaves it approved when it cannot be authorised, and says why', async () => {
    const penniless = await createPerson('content_creator');
    const other = await applyTo((await buyCampaign(owner, { budget: 100_000 })).campaign, penniless);
    const input = { params: { id: other.id }, body: { approved: true as const } };
    expect(await refuse(approvePayment, input, owner)).toMatchObject({
      status: 402,
      errorType: 'payment_authorization_failed',
      details: 'The creator has no connected Stripe account',
    });
    expect(await stored(COLLECTIONS.applications, other.id)).toMatchObject({ status: 'approved', completedAt: null });
  });

  it('can be tried again after it has failed', async () => {
    await failNext('transfers.create', 'balance_insufficient');
    expect(await refuse(approvePayment, pay(), owner)).toMatchObject({ details: 'Insufficient platform balance' });
    expect(await statusOf()).toBe('approved');
    const params = { id: payoutIdOf(id) };
    expect(await succeed(retryPayout, { params }, owner)).toMatchObject({ status: 'paid', amount: 70_000 });
    expect(await statusOf()).toBe('completed');
    await expectBalancedBooks(campaign.id);
  });

  it('completes it later when the provider leaves open whether it has paid', async () => {
    await failNext('transfers.create', 'api_error_after_effect');
    expect(await succeed(approvePayment, pay(), owner)).toMatchObject({
      status: 'approved',
      payout: { status: 'unresolved' },
    });
    expect(await refuse(approvePayment, pay(), owner)).toMatchObject({ status: 409 });
    passMinutes(2);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await statusOf()).toBe('completed');
    expect(await transfers()).toHaveLength(1);
    await expectBalancedBooks(campaign.id);
  });

  it('is tried again by itself when the provider turns out not to have paid, and says so meanwhile', async () => {
    await failNext('transfers.create', 'api_error');
    expect(await succeed(approvePayment, pay(), owner)).toMatchObject({ payout: { status: 'unresolved' } });
    for (const minutes of [2, 5, 10, 30, 60]) {
      passMinutes(minutes);
      await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    }
    expect(await stored(COLLECTIONS.payouts, payoutIdOf(id))).toMatchObject({ status: 'failed' });
    expect(await stored(COLLECTIONS.applications, id)).toMatchObject({
      status: 'approved',
      paymentProblem: { reason: expect.any(String) as string },
    });
    passMinutes(2 * 24 * 60);
    await succeed(runScheduledJob, { params: { name: 'decide-overdue' } });
    expect(await statusOf()).toBe('completed');
    expect((await transfers()).map(({ amount }) => amount)).toEqual([70_000]);
    await expectBalancedBooks(campaign.id);
  });
});
