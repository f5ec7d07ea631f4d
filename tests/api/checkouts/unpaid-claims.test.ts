import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { storeApplication, storeProof, stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  coverRefunds,
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const DAY = 24 * 60;

let admin: Person;
let owner: Person;
let newcomer: Person;
let campaign: CampaignView;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
  await coverRefunds();
});

beforeEach(async () => {
  newcomer = await createPerson('content_creator');
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
});

const byId = () => ({ params: { id: campaign.id } });
const inDays = (days: number) => new Date(deps().clock.now().getTime() + days * DAY * 60_000);
const close = () => succeed(closeCampaign, byId(), owner);
const refund = () => succeed(getRefund, byId(), owner);
const run = (name: 'settle-refunds' | 'decide-overdue') => succeed(runScheduledJob, { params: { name } });

/** Runs the schedules for that many days. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    passMinutes(DAY);
    await run('decide-overdue');
    await run('settle-refunds');
  }
}

async function grant(): Promise<void> {
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'refund', limit: 50 } }, admin);
  const id = cases.find(({ campaign_id: of }) => of === campaign.id)?.id ?? '-';
  await succeed(decideCase, { params: { id }, body: { decision: 'granted', reason: 'Looked at it' } }, admin);
}

/** An application whose content and payment its owner has approved, which could not be paid. */
async function approvedApplication(): Promise<string> {
  const { id: campaignId, owner_id: ownerId, title, budget } = campaign;
  const document = campaignDocument({ id: campaignId, ownerId, title, budgetCents: budget });
  const now = inDays(0);
  const { id } = await storeApplication(document, newcomer, {
    status: 'approved',
    content: {
      ...{ text: 'Here it is', url: null, status: 'approved', feedback: null },
      ...{ submittedAt: now, decideBy: inDays(5), decidedAt: now },
    },
  });
  await refuse(approvePayment, { params: { id }, body: { approved: true } }, owner);
  return id;
}

async function toldTo(person: Person, { id }: Deliverable): Promise<string[]> {
  await createNotifications(deps().db, deliverableProjections, id, inDays(0));
  return (await succeed(listNotifications, { query: {} }, person)).map(({ kind }) => kind);
}

describe('what was accepted before its creator had a payout account', () => {
  it('keeps its money in a closed loot, and is paid by itself once there is one', async () => {
    const id = await approvedApplication();
    await close();
    await pass(12);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'unpaid', amount: 105_000 });
    await connectAccount(newcomer);
    await pass(1);
    expect(await stored(COLLECTIONS.applications, id)).toMatchObject({ status: 'completed' });
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 30_000, waits_for: null });
    await expectBalancedBooks(campaign.id);
  });

  it('keeps it also when an admin has granted the refund already', async () => {
    const deliverable = await submitDeliverable(campaign, newcomer, { decideBy: inDays(-0.5) });
    await close();
    await run('settle-refunds');
    await grant();
    expect((await approve(deliverable, owner)).status).toBe(402);
    await pass(1);
    expect(await refund()).toMatchObject({ status: 'granted', waits_for: 'unpaid' });
    await connectAccount(newcomer);
    await pass(1);
    expect(await refund()).toMatchObject({ status: 'refunded', budget_part: 25_000 });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 75_000, available: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('is given up two weeks after its deadline: both sides are told once, and the refund follows', async () => {
    const deliverable = await submitDeliverable(campaign, newcomer, { decideBy: inDays(2) });
    expect((await approve(deliverable, owner)).status).toBe(402);
    await close();
    await pass(15);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'unpaid' });
    expect(await toldTo(newcomer, deliverable)).toEqual(['payout_needs_account']);
    await pass(2);
    expect(await refund()).toMatchObject({ status: 'requested', waits_for: null });
    await pass(1);
    for (const person of [newcomer, owner]) {
      expect((await toldTo(person, deliverable)).filter((kind) => kind === 'payout_given_up')).toHaveLength(1);
    }
  });

  it('holds no longer for another obstacle that comes in its place', async () => {
    const deliverable = await submitDeliverable(campaign, newcomer, { decideBy: inDays(2) });
    expect((await approve(deliverable, owner)).status).toBe(402);
    await close();
    await pass(10);
    await connectAccount(newcomer, 'half');
    expect((await approve(deliverable, owner)).status).toBe(402);
    await pass(7);
    expect(await refund()).toMatchObject({ status: 'requested' });
  });

  it('of a proof holds it, too', async () => {
    const creator = await createPaidCreator();
    const deliverable = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
    const problem = { reason: 'no_account', details: 'None', since: inDays(0), endedAt: null, acceptedAt: null };
    await storeProof(deliverable, {
      decideBy: inDays(-1),
      paymentProblem: { ...problem, acceptedViews: 2000, triedUntil: inDays(3), holdsRefund: true, ofPayout: false },
    });
    await close();
    await run('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'unpaid' });
  });
});

describe('what was accepted while the bank looks at its loot’s payment', () => {
  it('is paid once the dispute is won, however long that takes, before anything goes back', async () => {
    const creator = await createPaidCreator();
    const deliverable = await submitDeliverable(campaign, creator, { decideBy: inDays(1) });
    const dispute = await disputePaymentKnowingly(campaign.id);
    await close();
    await pass(20);
    expect(await toldTo(creator, deliverable)).not.toContain('payout_given_up');
    await settleDispute(dispute, 'won');
    await pass(1);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 70_000, available: 30_000 });
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 30_000 });
    await expectBalancedBooks(campaign.id);
  });

  it('is given up two weeks after the dispute was won when its creator’s account is gone by then', async () => {
    const creator = await createPaidCreator();
    const deliverable = await submitDeliverable(campaign, creator, { decideBy: inDays(1) });
    const dispute = await disputePaymentKnowingly(campaign.id);
    await close();
    await pass(20);
    await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).delete();
    await settleDispute(dispute, 'won');
    await pass(13);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'unpaid' });
    await pass(3);
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 100_000 });
    expect(await toldTo(creator, deliverable)).toContain('payout_given_up');
  });
});

describe('what was accepted and is more than there is', () => {
  it('holds nothing, because no time brings in money that is not there', async () => {
    const creator = await createPaidCreator();
    const first = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    expect(await approve(first, owner)).toMatchObject({ ok: true });
    const second = await submitDeliverable(campaign, await createPaidCreator(), { decideBy: inDays(-1) });
    expect((await approve(second, owner)).status).toBe(402);
    await close();
    await run('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 25_000 });
  });
});

describe('what nobody has decided on', () => {
  it('is decided by its deadline before its money can go back, also when an admin is quick', async () => {
    const deliverable = await submitDeliverable(campaign, await createPaidCreator(), { decideBy: inDays(1) });
    await close();
    passMinutes(DAY + 1);
    await run('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'decisions' });
    await run('decide-overdue');
    expect(await stored(COLLECTIONS.deliverables, deliverable.id)).toMatchObject({ status: 'approved' });
  });
});
