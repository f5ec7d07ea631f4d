import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import type { PaymentCard } from '@doubloon/contract/payments/payment-card.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import {
  buyWith,
  ELEVATED,
  flagsOf,
  flagsWith,
  newCard,
  openCasesOf,
  storeManyCards,
} from '../../support/money/card-payments.ts';
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
import { payOnHostedPage, shareTime } from '../../support/money/payment-provider.ts';
import { fraudWarning } from '../../support/money/what-a-thief-does.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

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

describe('a payment of elevated risk', () => {
  it('keeps every payment of its loot until an admin has looked', async () => {
    const campaign = await buyWith(ELEVATED, owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 0 });
    const [held] = await openCasesOf(campaign, admin);
    expect(held).toMatchObject({ kind: 'hold' });
    const body = { decision: 'granted' as const, reason: 'Known for years' };
    await succeed(decideCase, { params: { id: held?.id ?? '' }, body }, admin);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 7_500, reserved: 0 });
    await expectBalancedBooks(campaign.id);
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
    const campaign = await buyWith(card, owner);
    expect(await fundsOf(campaign.id)).toMatchObject({ liabilityShifted });
    expect(await flagsWith('', campaign, creator)).toEqual(liabilityShifted ? [] : ['not_authenticated']);
  });

  it('says nothing about a payment without a card', async () => {
    const sessionId = await openCheckout(owner, { budget: 10_000, ...endingSoon() });
    await payOnHostedPage(sessionId, 'paynow');
    const campaign = await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    expect(await fundsOf(campaign.id)).toMatchObject({ paymentMethod: 'paynow', liabilityShifted: null });
    expect(await flagsWith('', campaign, creator)).toEqual([]);
  });

  it('keeps every payment of its loot until an admin has looked', async () => {
    const campaign = await buyWith('3782 822463 10005', owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 0 });
    const [held] = await openCasesOf(campaign, admin);
    expect(held).toMatchObject({ kind: 'hold', summary: expect.stringContaining('3-D Secure') as string });
    const body = { decision: 'granted' as const, reason: 'Known for years' };
    await succeed(decideCase, { params: { id: held?.id ?? '' }, body }, admin);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 7_500, reserved: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('holds also what a loot began with, once it is added to it', async () => {
    const campaign = await buyWith(newCard(), owner);
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', '4000 0000 0000 3048');
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const { id } = await submitDeliverable(campaign, creator);
    expect(await flagsOf('', id)).toEqual(['not_authenticated']);
  });
});

describe('a loot with added budget', () => {
  it('stays held for its elevated payment when another one of the highest risk is added and goes back', async () => {
    const campaign = await buyWith(ELEVATED, owner);
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', HIGHEST);
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
  });

  it('is held once one of its payments has gone back for the highest risk, although the first had none', async () => {
    const campaign = await buyWith(newCard(), owner);
    const sessionId = await openAddition(owner, campaign, { slots: 1 });
    await payOnHostedPage(sessionId, 'paid', HIGHEST);
    await succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    expect(await openCasesOf(campaign, admin)).toContainEqual(
      expect.objectContaining({ kind: 'hold', summary: expect.stringContaining('highest risk of fraud') as string }),
    );
  });
});

describe('a payment of the highest risk', () => {
  it('opens no loot, is put before the admins, and goes back whole', async () => {
    const campaign = await buyWith(HIGHEST, owner);
    expect(campaign).toMatchObject({ status: 'completed', close_reason: 'refused' });
    expect(await openCasesOf(campaign, admin)).toMatchObject([{ kind: 'dispute', amount: 10_500 }]);
    await coverRefunds();
    await succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
    const refund = await succeed(getRefund, { params: { id: campaign.id } }, owner);
    expect(refund).toMatchObject({ status: 'refunded', amount: 10_500 });
    await expectBalancedBooks(campaign.id);
  });

  it('does not keep its draft from being paid with another card', async () => {
    const refused = await buyWith(HIGHEST, owner);
    const campaign = await buyWith(newCard(), owner);
    expect(campaign).toMatchObject({ status: 'open', close_reason: null });
    expect(campaign.id).not.toBe(refused.id);
  });
});

async function cardsOf({ uid }: Person): Promise<PaymentCard[]> {
  const cards = [];
  for await (const card of deps().db.paymentCards.eachOf(uid)) cards.push(card);
  return cards;
}

describe('among many cards of an owner', () => {
  beforeEach(() => storeManyCards(owner));

  it('that of the loot is found with all who use it', async () => {
    const card = newCard();
    const campaign = await buyWith(card, owner);
    await buyWith(card, await createPerson('business_owner'));
    expect(await flagsWith('fast_card.owners:2', campaign, creator)).toEqual(['fast_card']);
  });

  it('one that its issuer has warned of is found', async () => {
    const warned = await buyWith(newCard(), owner);
    const campaign = await buyWith(newCard(), owner);
    await fraudWarning(warned);
    expect(await flagsWith('', campaign, creator)).toEqual(['risky_payment']);
  });
});

describe('velocity', () => {
  it('of an owner counts the loots and budgets that were paid for within a day of this one', async () => {
    await buyWith(newCard(), owner);
    passMinutes(DAY_MINUTES + 1);
    const campaign = await buyWith(newCard(), owner);
    passMinutes(60);
    await buyWith(newCard(), owner);
    const { id } = await submitDeliverable(campaign, creator);
    expect(await flagsOf('fast_owner.loots:2', id)).toEqual(['fast_owner']);
    expect(await flagsOf('fast_owner.cents:20000', id)).toEqual(['fast_owner']);
    expect(await flagsOf('fast_owner.loots:3,fast_owner.cents:20001', id)).toEqual([]);
    expect(await flagsOf('', id)).toEqual([]);
  });

  it('of a card counts the loots and owners that it has paid for within a day of this one', async () => {
    const card = newCard();
    const campaign = await buyWith(card, owner);
    expect(await flagsWith('fast_card.owners:2', campaign, creator)).toEqual([]);
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
      const campaign = await buyWith(newCard(), owner);
      expect(await approve(await submitDeliverable(campaign, creator), owner)).toMatchObject({ ok: true });
    }
    const next = await submitDeliverable(await buyWith(newCard(), owner), creator);
    expect(await flagsOf('fast_creator.payouts:2', next.id)).toEqual(['fast_creator']);
    expect(await flagsOf('fast_creator.cents:15000', next.id)).toEqual(['fast_creator']);
    expect(await flagsOf('fast_creator.payouts:3,fast_creator.cents:15001', next.id)).toEqual([]);
    passMinutes(DAY_MINUTES + 1);
    expect(await flagsOf('fast_creator.payouts:1', next.id)).toEqual([]);
  });

  it('of a creator is not hidden by payouts that came to nothing since', async () => {
    const campaign = await buyWith(newCard(), owner);
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    passMinutes(1);
    await storeEndedPayouts(payoutIdOf(treasure.id), 20);
    const next = await submitDeliverable(await buyWith(newCard(), owner), creator);
    expect(await flagsOf('fast_creator.payouts:1', next.id)).toEqual(['fast_creator']);
    expect(await flagsOf('fast_creator.payouts:2', next.id)).toEqual([]);
  });
});

/** Stores copies of a payout that have failed, or are not wanted any more, by now. */
async function storeEndedPayouts(id: string, count: number): Promise<void> {
  const updatedAt = deps().clock.now();
  await unitOfWork(deps(), async (tx) => {
    const paid = await tx.payouts.get(id);
    for (let copy = 0; copy < count; copy += 1)
      tx.payouts.put({ ...paid, id: `${id}_${copy}`, status: copy % 2 === 0 ? 'failed' : 'lapsed', updatedAt });
  });
}

it('a card is remembered for 180 days from its warning on, not from its last payment', async () => {
  shareTime(() => deps().clock.now().getTime());
  const campaign = await buyWith(newCard(), owner);
  const paid = await cardsOf(owner);
  passMinutes(10 * DAY_MINUTES);
  await fraudWarning(campaign);
  const [card, ...others] = await cardsOf(owner);
  expect(others).toEqual([]);
  expect(card?.expiresAt).toEqual(addDays(card?.warnedAt ?? new Date(0), 180));
  expect(card?.expiresAt.getTime()).toBeGreaterThan(addDays(paid[0]?.expiresAt ?? new Date(0), 9).getTime());
});
