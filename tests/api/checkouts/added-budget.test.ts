import { decideApplication } from '@doubloon/contract/applications/operations.ts';
import { getCampaignBooks } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import {
  closeCampaign,
  completeCheckout,
  extendCampaign,
  previewExtension,
} from '@doubloon/contract/campaigns/operations.ts';
import { addBudget, previewAddedBudget } from '@doubloon/contract/payments/budget/operations.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { MAX_ADDITIONS } from '@doubloon/contract/payments/campaign-funds.ts';
import { listInvoicesOfOwner } from '@doubloon/contract/payments/invoices/invoice-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignDocument } from '../../../functions/testing/documents.ts';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson, createUnproven } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputePaymentKnowingly } from '../../support/money/disputes.ts';
import {
  addedFundsOf,
  addPaidBudget,
  applyTo,
  approve,
  buyCampaign,
  createPaidCreator,
  endingIn,
  endingSoon,
  expectBalancedBooks,
  fundsOf,
  openAddition,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { confirmPayment, payEmbedded, payOnHostedPage } from '../../support/money/payment-provider.ts';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

const byId = ({ id }: CampaignView) => ({ params: { id } });
const preview = (campaign: CampaignView) => succeed(previewAddedBudget, byId(campaign), owner);
const refusal = (campaign: CampaignView, body: { slots?: number; amount?: number }) =>
  refuse(addBudget, { ...byId(campaign), body }, owner);
const perView = { payout_model: 'per_view', expected_reach: 10_000 } as const;

/** True when the books of a campaign agree with themselves and the provider. */
async function expectAgreement(campaign: CampaignView): Promise<void> {
  await expectBalancedBooks(campaign.id);
  const { differences } = await examineBooks(deps(), { after: null, limit: 1000 });
  expect(differences.filter(({ campaignId }) => campaignId === campaign.id)).toEqual([]);
}

describe('budget that is added', () => {
  it('is paid for inside the page where that is asked for', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 });
    const body = { slots: 1, embedded: true };
    const { id, url, clientSecret } = await succeed(addBudget, { ...byId(campaign), body }, owner);
    expect(clientSecret).toEqual(expect.any(String));
    expect(url).toBe(
      `${deps().config.siteOrigin}/payment-success?session_id=${id}&payment_gateway=stripe&added=budget`,
    );
    await payEmbedded(id);
    const paid = { body: { payment_gateway_id: id, payment_status: 'paid' as const } };
    expect(await succeed(completeCheckout, paid, owner)).toMatchObject({ budget: 150_000, creator_slots: 3 });
  });

  it('buys slots at the price of those that there are, and a creator is paid for one of them', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 3 });
    expect(await preview(campaign)).toEqual({
      campaign_id: campaign.id,
      problem: null,
      payout_model: 'budget_share',
      budget: 100_000,
      creator_slots: 3,
      expected_reach: 1000,
      slots: { least: 1, most: 1000 },
      amount: null,
      currency: 'sgd',
    });
    // A third of 1,000.00 is rounded up.
    expect(await addPaidBudget(owner, campaign, { slots: 1 })).toMatchObject({ budget: 133_334, creator_slots: 4 });
    expect((await fundsOf(campaign.id)).terms).toMatchObject({ budgetCents: 133_334, creatorSlots: 4 });
    expect(await addedFundsOf(campaign.id)).toMatchObject([
      { balances: { funded: 33_334, available: 33_334 }, feeCents: 1667 },
    ]);
    for (let creators = 0; creators < 4; creators += 1) {
      const deliverable = await submitDeliverable(campaign, await createPaidCreator(), { viewCount: 10_000 });
      expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
    }
    // Each has 90 % of 333.34; three of them leave the first payment less than that.
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 90_000, available: 10_000 });
    const [added] = await addedFundsOf(campaign.id);
    expect(added?.balances).toMatchObject({ paid: 30_000, available: 3334 });
    const [transfer] = (await deps().stripe.transfers.list({ transfer_group: added?.transferGroup ?? '' })).data;
    expect(transfer).toMatchObject({ source_transaction: added?.chargeId, amount: 30_000 });
    await expectAgreement(campaign);
  });

  it('pays views that the first payment has nothing left for, at the same price', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, ...perView });
    const creator = await createPaidCreator();
    await approve(await submitDeliverable(campaign, creator, { viewCount: 10_000 }), owner);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 90_000, available: 10_000 });
    const other = await submitDeliverable(campaign, await createPaidCreator(), { viewCount: 5000 });
    expect(await approve(other, owner)).toMatchObject({ ok: false, status: 402 });
    expect(await preview(campaign)).toMatchObject({ slots: null, amount: { least: 48, most: 95_238_094 } });
    expect(await addPaidBudget(owner, campaign, { amount: 50_005 })).toMatchObject({
      budget: 150_005,
      expected_reach: 15_000,
    });
    expect(await approve(other, owner)).toMatchObject({ ok: true });
    const [added] = await addedFundsOf(campaign.id);
    // 5,000 views of 15,000 for 1,500.05, of which 80 %.
    expect(added?.balances).toMatchObject({ paid: 40_001, available: 10_004 });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 90_000, available: 10_000 });
    await expectAgreement(campaign);
  });

  it('lets a creator be approved although every slot was taken', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 1 });
    const decide = async () => {
      const { id } = await applyTo(campaign, await createPerson('content_creator'));
      return { params: { id }, body: { status: 'approved' as const } };
    };
    await succeed(decideApplication, await decide(), owner);
    const waiting = await decide();
    expect(await refuse(decideApplication, waiting, owner)).toMatchObject({
      status: 409,
      message: 'All creator slots are taken',
    });
    await addPaidBudget(owner, campaign, { slots: 1 });
    expect(await succeed(decideApplication, waiting, owner)).toMatchObject({ status: 'approved' });
    expect((await fundsOf(campaign.id)).slotsTaken).toBe(2);
  });

  it('has an invoice of its own, and counts in the books of its loot', async () => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000, creator_slots: 2 });
    await addPaidBudget(owner, campaign, { slots: 1 });
    const invoices = await succeed(
      listInvoicesOfOwner,
      { params: { id: owner.uid }, query: { campaignId: campaign.id, limit: 10 } },
      owner,
    );
    expect(invoices.map(({ amount }) => amount)).toEqual([2500, 5000]);
    const books = await succeed(getCampaignBooks, byId(campaign), await createPerson('admin'));
    expect(books).toMatchObject({ fee_cents: 7500, payment_fee_booked: true, complete: true });
  });
});

describe('budget is not added', () => {
  it('to a loot of somebody else, or by somebody else', async () => {
    const { campaign } = await buyCampaign(owner);
    const input = { ...byId(campaign), body: { slots: 1 } };
    const other = await createPerson('business_owner');
    expect(await refuse(addBudget, input, other)).toMatchObject({ status: 404 });
    expect(await refuse(previewAddedBudget, byId(campaign), other)).toMatchObject({ status: 404 });
    expect(await refuse(addBudget, input, await createPerson('admin'))).toMatchObject({ status: 403 });
    expect(await addedFundsOf(campaign.id)).toEqual([]);
  });

  it('by an owner whose e-mail is not proven', async () => {
    const unproven = await createUnproven('business_owner');
    const campaign = await storeCampaign(unproven);
    await storeFunds(campaign);
    const input = { params: { id: campaign.id }, body: { slots: 1 } };
    expect(await refuse(addBudget, input, unproven)).toMatchObject({ status: 403 });
  });

  it('in the way of the other payout model, or in other amounts than can be paid', async () => {
    const { campaign: shared } = await buyCampaign(owner, { budget: 100_000 });
    const { campaign: ofViews } = await buyCampaign(owner, { budget: 100_000, ...perView });
    const fieldOf = async (campaign: CampaignView, body: { slots?: number; amount?: number }) => {
      const { status, details } = await refusal(campaign, body);
      return [status, details];
    };
    const refused = (field: string, message: string) => [422, [{ field, message }]];
    const slots = refused('body.slots', 'Creators share this budget: name the slots to add');
    expect(await fieldOf(shared, { amount: 10_000 })).toEqual(slots);
    expect(await fieldOf(shared, {})).toEqual(slots);
    expect(await fieldOf(shared, { slots: 1, amount: 10_000 })).toEqual(slots);
    expect(await fieldOf(shared, { slots: 953 })).toEqual(
      refused('body.slots', 'At most 952 slots can be added at once'),
    );
    const amount = refused('body.amount', 'Creators are paid per view: name the amount to add');
    expect(await fieldOf(ofViews, { slots: 1 })).toEqual(amount);
    expect(await fieldOf(ofViews, { slots: 1, amount: 10_000 })).toEqual(amount);
    expect(await fieldOf(ofViews, { amount: 47 })).toEqual(refused('body.amount', 'Add at least SGD 0.48'));
  });

  it('to a loot that is closed, has ended, or is disputed', async () => {
    const problemOf = async (campaign: CampaignView) => {
      const { problem } = await preview(campaign);
      expect(await refusal(campaign, { slots: 1 })).toMatchObject({ status: 409, message: problem });
      return problem;
    };
    const { campaign: closed } = await buyCampaign(owner);
    await succeed(closeCampaign, byId(closed), owner);
    expect(await problemOf(closed)).toBe('This loot is completed: no budget can be added to it');
    const { campaign: ended } = await buyCampaign(owner, endingIn(1));
    await deps().db.firestore.collection(COLLECTIONS.campaigns).doc(ended.id).update(endingIn(-1));
    expect(await problemOf(ended)).toBe('This loot has ended');
    const { campaign: disputed } = await buyCampaign(owner);
    await disputePaymentKnowingly(disputed.id);
    expect(await problemOf(disputed)).toBe('A payment for this loot is disputed at the bank, which decides first');
  });

  it('more often than can be looked through', async () => {
    const { campaign } = await buyCampaign(owner);
    const addedIds = Array.from({ length: MAX_ADDITIONS }, (_, index) => `fnd_${index}`);
    for (const fundsId of addedIds)
      await storeFunds(campaignDocument({ id: campaign.id, ownerId: owner.uid }), { fundsId });
    await deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaign.id).update({ addedIds });
    expect(await refusal(campaign, { slots: 1 })).toMatchObject({
      status: 409,
      message: 'Budget was added to this loot 10 times. Duplicate it to go on',
    });
  });
});

describe('the end date of a loot with added budget', () => {
  it('is limited by the payment that can be refunded for the shortest time', async () => {
    const { campaign } = await buyCampaign(owner, endingSoon());
    expect((await succeed(previewExtension, byId(campaign), owner)).latest_end_date).toBe(
      endingIn(MAX_RUN_DAYS).endDate,
    );
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'later_succeeded');
    await confirmPayment(sessionId, 'succeeded');
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const [added] = await addedFundsOf(campaign.id);
    expect(added).toMatchObject({ paymentMethod: 'paynow', goesBack: null });
    const { latest_end_date: latest, limit } = await succeed(previewExtension, byId(campaign), owner);
    expect(latest === null || latest < endingIn(MAX_RUN_DAYS).endDate).toBe(true);
    expect(limit).toContain('PayNow');
  });

  it('was moved while a payment was under way that could not be refunded then: it goes back', async () => {
    const { campaign } = await buyCampaign(owner, endingSoon());
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'later_succeeded');
    await succeed(extendCampaign, { ...byId(campaign), body: endingIn(MAX_RUN_DAYS) }, owner);
    await confirmPayment(sessionId, 'succeeded');
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    expect(await addedFundsOf(campaign.id)).toMatchObject([{ goesBack: 'method' }]);
    expect((await fundsOf(campaign.id)).terms.budgetCents).toBe(campaign.budget);
  });
});
