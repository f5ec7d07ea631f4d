import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable, deleteDeliverable, getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import {
  disconnectAccount,
  listPayoutsOfCreator,
  listPayoutsOfOwner,
  resolveOwnPayout,
} from '@doubloon/contract/payments/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { paymentsPersonalData } from '../../../functions/src/payments/personal-data.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { storeDeliverable } from '../../support/given/fixtures.ts';
import { holdPayment, submitDoubtful } from '../../support/money/held-payments.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { atSignIn } from '../../support/given/sessions.ts';

let owner: Person;
let creator: Person;
let admin: Person;
let campaign: CampaignView;
let treasure: Deliverable;
let caseId: string;

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  admin = await createPerson('admin');
});

beforeEach(async () => {
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner, { budget: 10_000, creator_slots: 2 }));
  ({ treasure, caseId } = await holdPayment(owner, campaign, creator));
});

const balances = async () => (await fundsOf(campaign.id)).balances;
const decide = (decision: 'granted' | 'refused' | 'flagged', id = caseId) =>
  succeed(decideCase, { params: { id }, body: { decision, reason: 'Looked at it' } }, admin);
const run = (name: 'resolve-payouts' | 'settle-refunds' | 'decide-overdue') =>
  succeed(runScheduledJob, { params: { name } });
const deliverableNow = () => succeed(getDeliverable, { params: { id: treasure.id } }, creator);
const payout = async () => {
  const [found] = await succeed(listPayoutsOfCreator, { params: { id: creator.uid }, query: {} }, creator);
  return found;
};
const caseNow = () => deps().db.cases.find(caseId);
const tell = (fields: Partial<Deliverable>) =>
  deps().db.firestore.collection(COLLECTIONS.deliverables).doc(treasure.id).update(fields);
const CLOSER_LOOK = /They take a closer look and decide by .*, it is not made\.$/;
const SET_ASIDE = { available: 6250, reserved: 3750, paid: 0 };
const GIVEN_BACK = { available: 10_000, reserved: 0, paid: 0 };

describe('the money of a held payment', () => {
  it('is set aside: both sides see how much, why in general words and the day by which it is decided', async () => {
    expect(await balances()).toMatchObject(SET_ASIDE);
    const [ofOwner] = await succeed(
      listPayoutsOfOwner,
      { params: { id: owner.uid }, query: { campaignId: campaign.id } },
      owner,
    );
    for (const shown of [ofOwner, await payout()]) {
      expect(shown).toMatchObject({ status: 'held', amount: 3750, failure: { must_act: 'platform' } });
      expect(shown?.failure?.details).toMatch(/They decide by [A-Z][a-z]{2} \d{1,2}, \d{4} at the latest\.$/);
      expect(shown?.failure?.tried_until?.getTime()).toBeGreaterThan(deps().clock.now().getTime());
    }
    expect(await caseNow()).toMatchObject({ amountCents: 3750, status: 'open' });
    await expectBalancedBooks(campaign.id);
  });

  it('is nobody else’s, and set aside once', async () => {
    expect((await approve(treasure, owner)).status).toBe(402);
    expect(await balances()).toMatchObject(SET_ASIDE);
    const application = await applyTo(campaign, creator, { status: 'approved' });
    const other = await storeDeliverable(application, { viewCount: 12_000 });
    const answer = await approve(other, owner);
    expect(answer).toMatchObject({ ok: false, status: 402 });
    expect(await succeed(getDeliverable, { params: { id: other.id } }, creator)).toMatchObject({
      payment_problem: { reason: 'payment_held', details: expect.stringMatching(/another payment/) as string },
    });
    expect(await balances()).toMatchObject(SET_ASIDE);
    await decide('granted');
    expect(await balances()).toMatchObject({ reserved: 0, paid: 3750 });
    expect((await approve(other, owner)).status).toBe(200);
    expect(await balances()).toMatchObject({ reserved: 0, paid: 4500 });
    await expectBalancedBooks(campaign.id);
  });

  it('is sent by nobody before it is let go', async () => {
    const { id = '' } = (await payout()) ?? {};
    const lastDay = addDays(deps().clock.now(), HOLD_DOUBTED_DAYS);
    for (const job of ['resolve-payouts', 'decide-overdue'] as const) await run(job);
    expect(await succeed(resolveOwnPayout, { params: { id } }, owner)).toMatchObject({ status: 'held' });
    await decide('flagged');
    passMinutes(WEEK_MINUTES);
    await run('resolve-payouts');
    expect(await succeed(resolveOwnPayout, { params: { id } }, owner)).toMatchObject({
      status: 'held',
      failure: { details: expect.stringMatching(CLOSER_LOOK) as string, tried_until: lastDay },
    });
    expect((await deliverableNow()).payment_problem?.details).toMatch(CLOSER_LOOK);
    expect(await balances()).toMatchObject(SET_ASIDE);
  });

  it('is given back when an admin refuses it', async () => {
    await decide('refused');
    expect(await balances()).toMatchObject(GIVEN_BACK);
    expect(await payout()).toMatchObject({ status: 'lapsed', failure: null });
    await expectBalancedBooks(campaign.id);
  });

  it.each(['rejected', 'revision_requested'] as const)('is given back when its owner has it %s', async (status) => {
    const body = { status, feedback: 'Not this one', view_count: treasure.viewCount };
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    expect(await balances()).toMatchObject(GIVEN_BACK);
    expect(await caseNow()).toMatchObject({ status: 'refused', decision: { adminId: null } });
  });

  it('is given back when its creator takes the treasure back', async () => {
    await succeed(deleteDeliverable, { params: { id: treasure.id } }, creator);
    expect(await balances()).toMatchObject(GIVEN_BACK);
    expect(await payout()).toMatchObject({ status: 'lapsed' });
    await expectBalancedBooks(campaign.id);
  });

  it('is held anew, with a case of its own, when the treasure was sent back and comes again', async () => {
    const body = { status: 'revision_requested', feedback: 'Again', view_count: treasure.viewCount } as const;
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    await tell({ status: 'submitted', decidedAt: null });
    expect((await approve(treasure, owner)).status).toBe(402);
    expect(await balances()).toMatchObject(SET_ASIDE);
    const open = (await deps().db.cases.page({ limit: 100 }, { kind: 'hold', status: 'open' })).items;
    expect(open.filter(({ subjectId }) => subjectId === treasure.id)).toHaveLength(1);
  });
});

describe('the preview of an approval', () => {
  const preview = ({ id }: Deliverable) => succeed(previewDeliverablePayout, { params: { id } }, owner);

  it('says when the payment would be held, in general words, and sets nothing aside', async () => {
    const { campaign: other } = await buyCampaign(owner, { budget: 10_000 });
    const doubtful = await submitDoubtful(other, creator);
    expect((await preview(doubtful)).problem).toBeNull();
    await evaluateFlags(deps(), doubtful.id);
    expect(await preview(doubtful)).toMatchObject({
      receipt: { amount: 7500 },
      problem: {
        reason: 'payment_held',
        details:
          'Our team will look at this payment before it is made, within 3 business days. The platform does not name the linked account as the author of the post. Its money is set aside when you approve.',
      },
    });
    expect((await fundsOf(other.id)).balances).toMatchObject({ available: 10_000, reserved: 0 });
  });

  it('says of a payment that is held by when it is decided', async () => {
    const { problem } = await preview(treasure);
    expect(problem).toMatchObject({ reason: 'in_flight', details: expect.stringMatching(/They decide by/) as string });
    await decide('granted');
    expect((await preview(treasure)).problem?.reason).toBe('illegal_state');
  });
});

describe('a loot that is closed while a payment is held', () => {
  beforeEach(() => succeed(closeCampaign, { params: { id: campaign.id } }, owner));

  const refund = () => succeed(getRefund, { params: { id: campaign.id } }, owner);

  it('keeps its money until it is decided, and pays it then', async () => {
    passMinutes(DAY_MINUTES);
    await run('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'payout' });
    await decide('granted');
    expect(await balances()).toMatchObject({ reserved: 0, paid: 3750 });
  });

  it('refunds it with the rest once it was refused', async () => {
    await decide('refused');
    passMinutes(6 * DAY_MINUTES);
    await run('settle-refunds');
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 10_000 });
  });
});

describe('a held payment that is let go', () => {
  it('is not made while its post is not public, which both read, and follows when that is back', async () => {
    await tell({ postState: 'gone' });
    await decide('granted');
    expect(await deliverableNow()).toMatchObject({
      status: 'submitted',
      payment_problem: { reason: 'not_payable', must_act: 'creator' },
    });
    expect(await payout()).toMatchObject({ status: 'failed' });
    expect(await balances()).toMatchObject(GIVEN_BACK);
    await tell({ postState: 'live' });
    expect((await approve(treasure, owner)).status).toBe(200);
    expect(await balances()).toMatchObject({ reserved: 0, paid: 3750 });
    await expectBalancedBooks(campaign.id);
  });

  it('is not made while its loot’s payment is disputed, and can be when that is won', async () => {
    const dispute = await disputePaymentKnowingly(campaign.id);
    await decide('granted');
    expect(await payout()).toMatchObject({ status: 'failed', failure: { must_act: 'platform' } });
    expect(await balances()).toMatchObject({ available: 0, reserved: 0, paid: 0, disputed: 10_000 });
    await settleDispute(dispute, 'won');
    expect((await approve(treasure, owner)).status).toBe(200);
    expect(await balances()).toMatchObject({ reserved: 0, paid: 3750 });
    await expectBalancedBooks(campaign.id);
  });

  it('goes back to the payer when the dispute was lost before', async () => {
    const dispute = await disputePaymentKnowingly(campaign.id);
    await settleDispute(dispute, 'lost');
    passMinutes(WEEK_MINUTES);
    await run('resolve-payouts');
    expect(await payout()).toMatchObject({ status: 'failed' });
    expect(await balances()).toMatchObject({ available: 0, reserved: 0, paid: 0 });
    await expectBalancedBooks(campaign.id);
  });
});

describe('whoever is on a side of a held payment', () => {
  it('keeps their account until it is decided', async () => {
    for (const person of [creator, owner]) {
      const obstacles = await paymentsPersonalData.findObstacles(deps(), person.uid);
      expect(obstacles.filter((one) => /is set aside and not sent yet/.test(one))).toHaveLength(1);
    }
    const refused = await atSignIn(creator.idToken, () => refuse(disconnectAccount, {}, creator));
    expect(refused).toMatchObject({ status: 409 });
  });
});
