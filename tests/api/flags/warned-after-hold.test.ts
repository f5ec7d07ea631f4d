import '../../support/setup/payments-wait.ts';
import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { letFlagsGo } from '../../../functions/src/flags/hold-payment.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { buyWith, ELEVATED, newCard } from '../../support/money/card-payments.ts';
import { holdPayment } from '../../support/money/held-payments.ts';
import {
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, warnOfFraud } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;
/** Days for which accounts and payments are young. */
const WAIT_DAYS = 3;
/** Days that hold at least three business days. */
const REVIEW_DAYS = 6;
const AMOUNT = 7500;

let owner: Person;
let admin: Person;
let campaign: CampaignView;
let treasure: Deliverable;

beforeAll(async () => {
  stopClock();
  admin = await createPerson('admin');
});

beforeEach(async () => {
  owner = await createPerson('business_owner');
  campaign = await buyWith(newCard(), owner);
});

/** A payment is put before the admins because its post is by another account, so many days after its account and its loot. */
async function hold(days: number): Promise<void> {
  const creator = await createPaidCreator();
  passMinutes(days * DAY_MINUTES + 1);
  ({ treasure } = await holdPayment(owner, campaign, creator));
}

/** The issuer warns of another card of the owner's, which has paid for another loot. */
async function warn(): Promise<void> {
  const { id } = await buyWith(newCard(), owner);
  const warning = await warnOfFraud((await fundsOf(id)).chargeId);
  const event = await eventAbout('radar.early_fraud_warning.created', warning);
  expect(await deliver(event)).toMatchObject({ status: 200 });
}

const caseOf = (attempt: number) => deps().db.cases.find(caseIdOf('hold', treasure.id, attempt));
const release = (attempt: number) =>
  succeed(
    decideCase,
    {
      params: { id: caseIdOf('hold', treasure.id, attempt) },
      body: { decision: 'granted', reason: 'Their other account' },
    },
    admin,
  );

async function pass(days: number): Promise<void> {
  passMinutes(days * DAY_MINUTES + 1);
  await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
}

async function expectHeldAnew(): Promise<void> {
  expect(await deps().db.payouts.get(payoutIdOf(treasure.id))).toMatchObject({ status: 'held', attempt: 2 });
  expect(await caseOf(2)).toMatchObject({
    status: 'open',
    amountCents: AMOUNT,
    summary: expect.stringContaining('has warned that a payment may be fraud') as string,
  });
  expect(await transfersOf(campaign.id)).toEqual([]);
  expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: AMOUNT, paid: 0 });
  await expectBalancedBooks(campaign.id);
}

async function expectPaid(): Promise<void> {
  expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: 0, paid: AMOUNT });
  expect(await transfersOf(campaign.id)).toMatchObject([{ amount: AMOUNT }]);
  await expectBalancedBooks(campaign.id);
}

describe('a payment with a case, of whose owner’s card an issuer warns', () => {
  it('is put before the admins anew when they had released it and it only waited', async () => {
    await hold(0);
    await release(1);
    await warn();
    await pass(WAIT_DAYS);
    await expectHeldAnew();
    expect(await caseOf(1)).toMatchObject({ status: 'granted', decision: { adminId: admin.uid } });
    await release(2);
    await expectPaid();
  });

  it('is put before the admins anew when they release it without having been told', async () => {
    await hold(WAIT_DAYS);
    await warn();
    await release(1);
    await expectHeldAnew();
    await release(2);
    await expectPaid();
  });

  it('is put before the admins anew when its day comes and nobody has decided', async () => {
    await hold(WAIT_DAYS);
    await warn();
    await pass(REVIEW_DAYS);
    await expectHeldAnew();
    expect(await caseOf(1)).toMatchObject({ status: 'granted', decision: { adminId: null } });
    expect(await caseOf(2)).toMatchObject({ silenceRefuses: true });
    await pass(REVIEW_DAYS);
    await expectHeldAnew();
    await pass(HOLD_DOUBTED_DAYS);
    expect(await transfersOf(campaign.id)).toEqual([]);
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: 0, paid: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('is sent as it was decided without a warning', async () => {
    await hold(0);
    await release(1);
    await pass(WAIT_DAYS);
    await expectPaid();
    expect(await caseOf(2)).toBeNull();
  });
});

it('lets nobody’s silence settle what is risky about a payment, although its case names it', async () => {
  const risky = await buyWith(ELEVATED, owner);
  const { id } = await submitDeliverable(risky, await createPaidCreator());
  const found = () => deps().findHold(deps(), { kind: 'deliverable', id });
  expect(await found()).toMatchObject({ isRiskyPayment: true });
  await unitOfWork(deps(), (tx) => letFlagsGo(tx, id, id, ['risky_payment']));
  expect(await found()).toMatchObject({ isRiskyPayment: true });
});
