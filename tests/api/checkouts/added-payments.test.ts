import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { closeCampaign, completeCheckout, getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund, requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import {
  addedFundsOf,
  addPaidBudget,
  applyTo,
  approve,
  buyCampaign,
  coverRefunds,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  openAddition,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import {
  closeDispute,
  deliver,
  eventAbout,
  failRefund,
  openDispute,
  payOnHostedPage,
  warnOfFraud,
} from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;
const HIGHEST_RISK = '4000 0000 0000 4954';

let owner: Person;
let campaign: CampaignView;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  await coverRefunds();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 }));
});

const byId = () => ({ params: { id: campaign.id } });
const run = () => succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
const refund = () => succeed(getRefund, byId(), owner);
const finish = (sessionId: string) => succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
const addedFunds = async () => {
  const [added] = await addedFundsOf(campaign.id);
  if (!added) throw new Error('No budget was added');
  return added;
};
const refundsOf = async (charge: string) => (await deps().stripe.refunds.list({ charge, limit: 100 })).data;

/** Lets the refunds of a closed loot be reviewed and sent. */
async function letRefundsGo(): Promise<void> {
  await run();
  passMinutes(10 * DAY_MINUTES);
  await run();
}

describe('each payment for a loot', () => {
  it('is refunded by itself, to the charge that it came from', async () => {
    await addPaidBudget(owner, campaign, { slots: 1 });
    await approve(await submitDeliverable(campaign, await createPaidCreator()), owner);
    await succeed(closeCampaign, byId(), owner);
    await letRefundsGo();
    // Of the first 1,000.00, 375.00 were paid out.
    expect(await refund()).toMatchObject({
      status: 'refunded',
      paid: 105_000,
      amount: 65_625,
      goes_back: null,
      of_added_budget: [{ status: 'refunded', paid: 52_500, amount: 52_500, goes_back: null }],
    });
    const [first, added] = [await fundsOf(campaign.id), await addedFunds()];
    const cases = await succeed(
      listCases,
      { query: { kind: 'refund', status: 'granted', limit: 50 } },
      await createPerson('admin'),
    );
    const own = cases.filter((one) => one.campaign_id === campaign.id).map(({ summary }) => summary);
    expect(own).toContain('What is left of “Spring loot” is to be refunded');
    expect(own).toContainEqual(
      expect.stringMatching(/^What is left of “Spring loot \(budget added on .+\)” is to be refunded$/),
    );
    expect(await refundsOf(first.chargeId)).toMatchObject([{ amount: 65_625 }]);
    expect(await refundsOf(added.chargeId)).toMatchObject([{ amount: 52_500 }]);
    await expectBalancedBooks(campaign.id);
  });

  it('can be asked for again when its refund has failed, and the other one stays as it is', async () => {
    await addPaidBudget(owner, campaign, { slots: 1 });
    await succeed(closeCampaign, byId(), owner);
    await letRefundsGo();
    const { chargeId } = await addedFunds();
    const [sent] = await refundsOf(chargeId);
    await failRefund(sent?.id ?? '-');
    await deliver(await eventAbout('refund.failed', sent?.id ?? '-'));
    expect(await refund()).toMatchObject({
      status: 'refunded',
      of_added_budget: [{ status: 'failed', can_ask_again: true }],
    });
    expect(await succeed(requestRefund, byId(), owner)).toMatchObject({
      status: 'refunded',
      of_added_budget: [{ status: 'requested', can_ask_again: false }],
    });
    expect(await refuse(requestRefund, byId(), owner)).toMatchObject({ status: 409 });
  });

  it('is disputed by itself: nobody is approved meanwhile, and the other one pays what is delivered', async () => {
    await addPaidBudget(owner, campaign, { slots: 1 });
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    const { chargeId } = await addedFunds();
    const dispute = await openDispute(chargeId);
    await deliver(await eventAbout('charge.dispute.created', dispute));
    const applicant = await applyTo(campaign, await createPerson('content_creator'));
    const input = { params: { id: applicant.id }, body: { status: 'approved' as const } };
    expect(await refuse(decideApplication, input, owner)).toMatchObject({
      status: 409,
      message: expect.stringContaining('is disputed at the bank') as string,
    });
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 37_500, available: 62_500, disputed: 0 });
    await closeDispute(dispute, 'lost');
    await deliver(await eventAbout('charge.dispute.closed', dispute));
    // An owner whose bank has taken money back goes on with nothing.
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({ status: 'completed' });
    expect((await fundsOf(campaign.id)).closedAt).not.toBeNull();
    await expectBalancedBooks(campaign.id);
  });

  it('is warned of by itself: it goes back at once, and what was delivered is held for an admin, who lets the other one pay', async () => {
    await addPaidBudget(owner, campaign, { slots: 1 });
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    const { chargeId } = await addedFunds();
    const warning = await warnOfFraud(chargeId);
    await deliver(await eventAbout('radar.early_fraud_warning.created', warning));
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({ status: 'completed' });
    await run();
    expect(await refund()).toMatchObject({
      status: 'requested',
      of_added_budget: [{ status: 'refunded', amount: 52_500 }],
    });
    expect(await approve(deliverable, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    const admin = await createPerson('admin');
    const open = await succeed(listCases, { query: { kind: 'hold', status: 'open', limit: 50 } }, admin);
    const held = open.find((one) => one.campaign_id === campaign.id);
    const body = { decision: 'granted' as const, reason: 'Delivered, and the first payment is good' };
    await succeed(decideCase, { params: { id: held?.id ?? '-' }, body }, admin);
    expect((await fundsOf(campaign.id)).balances.paid).toBe(37_500);
    await expectBalancedBooks(campaign.id);
  });
});

describe('budget that is paid for goes back whole', () => {
  const expectBack = async () => {
    expect(await addedFunds()).toMatchObject({ goesBack: 'late', balances: { available: 50_000 } });
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({ budget: 100_000, creator_slots: 2 });
    await letRefundsGo();
    expect(await refund()).toMatchObject({
      of_added_budget: [{ goes_back: 'late', status: 'refunded', amount: 52_500 }],
    });
    await expectBalancedBooks(campaign.id);
  };

  it('when its loot has closed meanwhile', async () => {
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await succeed(closeCampaign, byId(), owner);
    await payOnHostedPage(sessionId);
    await finish(sessionId);
    await expectBack();
  });

  it('when the provider sees the highest risk in it, and the loot goes on', async () => {
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', HIGHEST_RISK);
    await finish(sessionId);
    expect(await succeed(getCampaign, byId(), owner)).toMatchObject({ status: 'open' });
    await run();
    expect(await refund()).toMatchObject({
      status: 'none',
      of_added_budget: [{ goes_back: 'risk', status: 'refunded', amount: 52_500 }],
    });
    await expectBalancedBooks(campaign.id);
  });
});

describe('of one addition', () => {
  it('only one page can be paid: the second ends the first, and another addition is another payment', async () => {
    const first = await openAddition(owner, campaign, { slots: 1 });
    const second = await openAddition(owner, campaign, { slots: 2 });
    expect((await deps().stripe.checkout.sessions.retrieve(first)).status).toBe('expired');
    await payOnHostedPage(second);
    await finish(second);
    expect(await addPaidBudget(owner, campaign, { slots: 1 })).toMatchObject({ budget: 250_000, creator_slots: 5 });
    expect(await addedFundsOf(campaign.id)).toMatchObject([
      { balances: { funded: 100_000 } },
      { balances: { funded: 50_000 } },
    ]);
  });

  it('the payment is booked once, whoever tells of it and how often', async () => {
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId);
    await Promise.all([
      finish(sessionId),
      deliver(await eventAbout('checkout.session.completed', sessionId)),
      finish(sessionId),
    ]);
    expect(await finish(sessionId)).toMatchObject({ budget: 150_000 });
    expect(await addedFundsOf(campaign.id)).toHaveLength(1);
    await expectBalancedBooks(campaign.id);
  });
});
