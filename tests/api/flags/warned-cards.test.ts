import { HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, logLines, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { buyWith, ELEVATED, flagsOf, flagsWith, newCard, openCasesOf } from '../../support/money/card-payments.ts';
import { disputePayment } from '../../support/money/disputes.ts';
import {
  approve,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, warnOfFraud } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

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

describe('a payment of which the card’s issuer warns', () => {
  const warnOf = async ({ id }: CampaignView) => {
    const warning = await warnOfFraud((await fundsOf(id)).chargeId);
    const event = await eventAbout('radar.early_fraud_warning.created', warning);
    expect(await deliver(event)).toMatchObject({ status: 200 });
  };

  it('holds the payments of its owner’s other loots, which other cards have paid for', async () => {
    const other = await buyWith(newCard(), owner);
    await warnOf(await buyWith(newCard(), owner));
    const treasure = await submitDeliverable(other, creator);
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
    const summary = expect.stringContaining('has warned that a payment may be fraud') as string;
    expect(await openCasesOf(other, admin)).toMatchObject([{ kind: 'hold', summary }]);
    await expectBalancedBooks(other.id);
  });

  it('is remembered also where its charge was disputed before', async () => {
    const card = newCard();
    const alike = await buyWith(card, await createPerson('business_owner'));
    const disputed = await buyWith(card, owner);
    await (await disputePayment(disputed.id)).tellOpened();
    await warnOf(disputed);
    expect(await fundsOf(disputed.id)).toMatchObject({ fraudWarnedAt: null });
    expect(await flagsWith('', alike, creator)).toEqual(['risky_payment']);
  });

  it('is forgotten after 180 days', async () => {
    const other = await buyWith(newCard(), owner);
    await warnOf(await buyWith(newCard(), owner));
    const { id } = await submitDeliverable(other, creator);
    expect(await flagsOf('', id)).toEqual(['risky_payment']);
    passMinutes(181 * DAY_MINUTES);
    expect(await flagsOf('', id)).toEqual([]);
  });

  it('holds the payments of loots of other owners that the same card has paid for, and no others', async () => {
    const card = newCard();
    const accomplice = await createPerson('business_owner');
    const bystander = await createPerson('business_owner');
    const alike = await buyWith(card, accomplice);
    const unlike = await buyWith(newCard(), bystander);
    await warnOf(await buyWith(card, owner));
    expect(await flagsWith('', alike, creator)).toEqual(['risky_payment']);
    expect(await flagsWith('', unlike, await createPaidCreator())).toEqual([]);
  });
});

describe.each([
  ['of a payment of elevated risk', ELEVATED],
  ['of a payment that 3-D Secure did not authenticate', '4000 0000 0000 3048'],
])('a held payment %s that nobody decides', (_which, card) => {
  it('is told to people on its last day, and refused at its end, so that its creator can appeal', async () => {
    const campaign = await buyWith(card, owner);
    const treasure = await submitDeliverable(campaign, creator);
    await approve(treasure, owner);
    const told = () =>
      logLines.filter(
        (line) => line['campaignId'] === campaign.id && line['message'] === 'a held payment ends undecided',
      ).length;
    const round = () => succeed(runScheduledJob, { params: { name: 'reconcile' } });
    await round();
    expect(told()).toBe(0);
    const [held] = await deps().db.payouts.findOfCampaign(campaign.id, ['held'], 1);
    const { checkAt } = await deps().db.payouts.get(held?.id ?? '');
    expect(checkAt).toEqual(addDays(deps().clock.now(), HOLD_DOUBTED_DAYS));
    expect(await openCasesOf(campaign, admin)).toMatchObject([
      { kind: 'hold', flag: null, silence_refuses: true, decide_by: checkAt },
    ]);
    const minutes = ((checkAt?.getTime() ?? 0) - deps().clock.now().getTime()) / 60_000;
    passMinutes(Math.ceil(minutes) - DAY_MINUTES + 1);
    await round();
    expect(told()).toBe(1);
    passMinutes(DAY_MINUTES);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ paid: 0, reserved: 0, available: 10_000 });
    const body = { subject: { type: 'treasure' as const, id: treasure.id }, reason: 'My views are real' };
    await succeed(createAppeal, { body }, creator);
    await round();
    expect(told()).toBe(1);
    await expectBalancedBooks(campaign.id);
  });
});
