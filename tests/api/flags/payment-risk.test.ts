import { listCases, decideCase } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { readFlagSettings } from '../../../functions/src/platform/config/flag-settings.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import {
  approve,
  coverRefunds,
  createPaidCreator,
  endingSoon,
  expectBalancedBooks,
  fundsOf,
  openAddition,
  openCheckout,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, payOnHostedPage, warnOfFraud } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const ELEVATED = '4000 0000 0000 9235';
const HIGHEST = '4000 0000 0000 4954';
const DAY_MINUTES = 24 * 60;

let owner: Person;
let creator: Person;
let admin: Person;

beforeAll(async () => {
  stopClock();
  admin = await createPerson('admin');
});

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

let cards = 0;
/** A card that nobody else has, in which the provider sees no risk. */
const newCard = () => `4000057${String((cards += 1)).padStart(9, '0')}`;

async function buyWith(card: string, payer = owner): Promise<CampaignView> {
  const sessionId = await openCheckout(payer, { budget: 10_000 });
  await payOnHostedPage(sessionId, 'paid', card);
  return succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, payer);
}

/** The flags of a treasure for this campaign about money, with these limits. */
async function flagsWith(thresholds: string, campaign: CampaignView, by = creator): Promise<string[]> {
  const { id } = await submitDeliverable(campaign, by);
  return flagsOf(thresholds, id);
}

async function flagsOf(thresholds: string, id: string): Promise<string[]> {
  const flags = readFlagSettings({ FLAG_THRESHOLDS: thresholds }, { emulated: true });
  const report = await evaluateFlags({ ...deps(), config: { ...deps().config, flags } }, id);
  return (report?.flags ?? []).map(({ name }) => name).filter((name) => /^(fast|risky|not)_/.test(name));
}

const casesOf = async ({ id }: CampaignView) =>
  (await succeed(listCases, { query: { status: 'open', limit: 50 } }, admin)).filter(
    ({ campaign_id: campaignId }) => campaignId === id,
  );

describe('a payment of elevated risk', () => {
  it('keeps every payment of its loot until an admin has looked', async () => {
    const campaign = await buyWith(ELEVATED);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 0 });
    const [held] = await casesOf(campaign);
    expect(held).toMatchObject({ kind: 'hold' });
    const body = { decision: 'granted' as const, reason: 'Known for years' };
    await succeed(decideCase, { params: { id: held?.id ?? '' }, body }, admin);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 7_500, reserved: 0 });
    await expectBalancedBooks(campaign.id);
  });
});

describe('a payment of which the card’s issuer warns', () => {
  const warnOf = async ({ id }: CampaignView) => {
    const warning = await warnOfFraud((await fundsOf(id)).chargeId);
    const event = await eventAbout('radar.early_fraud_warning.created', warning);
    expect(await deliver(event)).toMatchObject({ status: 200 });
  };

  it('holds the payments of its owner’s other loots, which other cards have paid for', async () => {
    const other = await buyWith(newCard());
    await warnOf(await buyWith(newCard()));
    const treasure = await submitDeliverable(other, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    const summary = expect.stringContaining('has warned that a payment may be fraud') as string;
    expect(await casesOf(other)).toMatchObject([{ kind: 'hold', summary }]);
    await expectBalancedBooks(other.id);
  });

  it('holds the payments of loots of other owners that the same card has paid for, and no others', async () => {
    const card = newCard();
    const accomplice = await createPerson('business_owner');
    const bystander = await createPerson('business_owner');
    const alike = await buyWith(card, accomplice);
    const unlike = await buyWith(newCard(), bystander);
    await warnOf(await buyWith(card));
    expect(await flagsWith('', alike)).toEqual(['risky_payment']);
    expect(await flagsWith('', unlike, await createPaidCreator())).toEqual([]);
  });
});

describe('a held payment that nobody decides', () => {
  it('is told to people with every round of the last day, and is sent at its end', async () => {
    const campaign = await buyWith(ELEVATED);
    await approve(await submitDeliverable(campaign, creator), owner);
    const told = () =>
      logLines.filter(
        (line) => line['campaignId'] === campaign.id && line['message'] === 'a held payment is sent undecided',
      ).length;
    const round = () => succeed(runScheduledJob, { params: { name: 'reconcile' } });
    await round();
    expect(told()).toBe(0);
    const [held] = await deps().db.payouts.findOfCampaign(campaign.id, ['held'], 1);
    const { checkAt } = await deps().db.payouts.get(held?.id ?? '');
    const minutes = ((checkAt?.getTime() ?? 0) - deps().clock.now().getTime()) / 60_000;
    passMinutes(Math.ceil(minutes) - DAY_MINUTES + 1);
    await round();
    expect(told()).toBe(1);
    passMinutes(DAY_MINUTES);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 7_500, reserved: 0 });
    await round();
    expect(told()).toBe(1);
  });
});

describe('a payment whose cardholder was not authenticated', () => {
  // Numbers and results: emulators/stripe/charges/three-d-secure.ts.
  it.each([
    ['authenticated', newCard(), true],
    ['attempt_acknowledged', '4000 0000 0000 3014', true],
    ['exempted', '4000 0000 0000 3022', false],
    ['failed', '4000 0000 0000 3030', false],
    ['not_supported', '4000 0000 0000 3048', false],
    ['processing_error', '4000 0000 0000 3097', false],
    ['nothing', '3782 822463 10005', false],
  ])('is booked with what 3-D Secure said: %s', async (_result, card, liabilityShifted) => {
    const campaign = await buyWith(card);
    expect(await fundsOf(campaign.id)).toMatchObject({ liabilityShifted });
    expect(await flagsWith('', campaign)).toEqual(liabilityShifted ? [] : ['not_authenticated']);
  });

  it('says nothing about a payment without a card', async () => {
    const sessionId = await openCheckout(owner, { budget: 10_000, ...endingSoon() });
    await payOnHostedPage(sessionId, 'paynow');
    const campaign = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    expect(await fundsOf(campaign.id)).toMatchObject({ paymentMethod: 'paynow', liabilityShifted: null });
    expect(await flagsWith('', campaign)).toEqual([]);
  });

  it('keeps every payment of its loot until an admin has looked', async () => {
    const campaign = await buyWith('3782 822463 10005');
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 0 });
    const [held] = await casesOf(campaign);
    expect(held).toMatchObject({ kind: 'hold', summary: expect.stringContaining('3-D Secure') as string });
    const body = { decision: 'granted' as const, reason: 'Known for years' };
    await succeed(decideCase, { params: { id: held?.id ?? '' }, body }, admin);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 7_500, reserved: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('holds also what a loot began with, once it is added to it', async () => {
    const campaign = await buyWith(newCard());
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', '4000 0000 0000 3048');
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const { id } = await submitDeliverable(campaign, creator);
    expect(await flagsOf('', id)).toEqual(['not_authenticated']);
  });
});

describe('a loot with added budget', () => {
  it('stays held for its elevated payment when another one of the highest risk is added and goes back', async () => {
    const campaign = await buyWith(ELEVATED);
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', HIGHEST);
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
  });

  it('is held once one of its payments has gone back for the highest risk, although the first had none', async () => {
    const campaign = await buyWith(newCard());
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', HIGHEST);
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    expect(await casesOf(campaign)).toContainEqual(
      expect.objectContaining({ kind: 'hold', summary: expect.stringContaining('highest risk of fraud') as string }),
    );
  });
});

describe('a payment of the highest risk', () => {
  it('opens no loot, is put before the admins, and goes back whole', async () => {
    const campaign = await buyWith(HIGHEST);
    expect(campaign).toMatchObject({ status: 'completed', close_reason: 'refused' });
    expect(await casesOf(campaign)).toMatchObject([{ kind: 'dispute', amount: 10_500 }]);
    await coverRefunds();
    await succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
    const refund = await succeed(getRefund, { params: { id: campaign.id } }, owner);
    expect(refund).toMatchObject({ status: 'refunded', amount: 10_500 });
    await expectBalancedBooks(campaign.id);
  });

  it('does not keep its draft from being paid with another card', async () => {
    const refused = await buyWith(HIGHEST);
    const campaign = await buyWith(newCard());
    expect(campaign).toMatchObject({ status: 'open', close_reason: null });
    expect(campaign.id).not.toBe(refused.id);
  });
});

describe('velocity', () => {
  it('of an owner counts the loots and budgets that were paid for within a day of this one', async () => {
    await buyWith(newCard());
    passMinutes(DAY_MINUTES + 1);
    const campaign = await buyWith(newCard());
    passMinutes(60);
    await buyWith(newCard());
    const { id } = await submitDeliverable(campaign, creator);
    expect(await flagsOf('fast_owner.loots:2', id)).toEqual(['fast_owner']);
    expect(await flagsOf('fast_owner.cents:20000', id)).toEqual(['fast_owner']);
    expect(await flagsOf('fast_owner.loots:3,fast_owner.cents:20001', id)).toEqual([]);
    expect(await flagsOf('', id)).toEqual([]);
  });

  it('of a card counts the loots and owners that it has paid for within a day of this one', async () => {
    const card = newCard();
    const campaign = await buyWith(card);
    expect(await flagsWith('fast_card.owners:2', campaign)).toEqual([]);
    await buyWith(card, await createPerson('business_owner'));
    passMinutes(DAY_MINUTES + 1);
    await buyWith(card, await createPerson('business_owner'));
    const { id } = await submitDeliverable(campaign, await createPaidCreator());
    expect(await flagsOf('fast_card.owners:2', id)).toEqual(['fast_card']);
    expect(await flagsOf('fast_card.loots:2', id)).toEqual(['fast_card']);
    expect(await flagsOf('fast_card.loots:3,fast_card.owners:3', id)).toEqual([]);
  });

  it('of a creator counts what was paid within a day', async () => {
    for (let paid = 0; paid < 2; paid += 1) {
      const campaign = await buyWith(newCard());
      expect(await approve(await submitDeliverable(campaign, creator), owner)).toMatchObject({ ok: true });
    }
    const next = await submitDeliverable(await buyWith(newCard()), creator);
    expect(await flagsOf('fast_creator.payouts:2', next.id)).toEqual(['fast_creator']);
    expect(await flagsOf('fast_creator.cents:15000', next.id)).toEqual(['fast_creator']);
    expect(await flagsOf('fast_creator.payouts:3,fast_creator.cents:15001', next.id)).toEqual([]);
    passMinutes(DAY_MINUTES + 1);
    expect(await flagsOf('fast_creator.payouts:1', next.id)).toEqual([]);
  });
});
