import '../../support/setup/payments-wait.ts';
import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { FieldValue } from '@google-cloud/firestore';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { call, deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { buyWith, ELEVATED, newCard } from '../../support/money/card-payments.ts';
import {
  applyTo,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { fraudWarning } from '../../support/money/what-a-thief-does.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;
/** Days for which accounts and payments are young. */
const WAIT_DAYS = 3;
const AMOUNT = 7000;

let owner: Person;
let creator: Person;
let admin: Person;
let campaign: CampaignView;
let id: string;

beforeAll(async () => {
  stopClock();
  admin = await createPerson('admin');
});

/** The payment of an application is put before the admins for the elevated risk in the payment for its loot. */
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  campaign = await buyWith(ELEVATED, owner);
  const now = deps().clock.now();
  const content = { text: 'Here it is', url: null, status: 'approved', feedback: null } as const;
  const times = { submittedAt: now, decideBy: now, decidedAt: now };
  ({ id } = await applyTo(campaign, creator, { status: 'approved', content: { ...content, ...times } }));
  const approval = call(approvePayment, { params: { id }, body: { approved: true } }, owner);
  expect(await approval).toMatchObject({ status: 402, error: { reason: 'payment_held' } });
});

const caseOf = (attempt: number) => deps().db.cases.find(caseIdOf('hold', id, attempt));
const decide = (caseId: string, decision: 'granted' | 'refused') =>
  succeed(decideCase, { params: { id: caseId }, body: { decision, reason: 'Looked at it' } }, admin);
const release = (attempt: number) => decide(caseIdOf('hold', id, attempt), 'granted');

/** The issuer warns of another card of the owner's, which has paid for another loot. */
const warn = async () => fraudWarning(await buyWith(newCard(), owner));

/** Our team refuses the payment, and grants the creator's appeal. */
async function grantAppeal(): Promise<void> {
  await decide(caseIdOf('hold', id, 1), 'refused');
  const subject = { type: 'payment', id: payoutIdOf(id) } as const;
  const appeal = await succeed(createAppeal, { body: { subject, reason: 'We have worked for it' } }, creator);
  await decide(appeal.id, 'granted');
}

async function run(): Promise<void> {
  await succeed(runScheduledJob, { params: { name: 'decide-overdue' } });
  await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
}

async function pass(days: number): Promise<void> {
  passMinutes(days * DAY_MINUTES + 1);
  await run();
}

async function expectHeldAnew(): Promise<void> {
  expect(await deps().db.payouts.get(payoutIdOf(id))).toMatchObject({ status: 'held', attempt: 2 });
  expect(await caseOf(2)).toMatchObject({
    status: 'open',
    silenceRefuses: true,
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

it('released for its risk, it is put before the admins anew when an issuer warns while it waits', async () => {
  await release(1);
  await warn();
  await pass(WAIT_DAYS);
  await expectHeldAnew();
  await release(2);
  await run();
  await expectPaid();
});

it('released for its risk, it is paid without a warning', async () => {
  await release(1);
  await pass(WAIT_DAYS);
  await expectPaid();
  expect(await caseOf(2)).toBeNull();
});

it('paid on appeal, it is put before the admins anew when an issuer has warned', async () => {
  await grantAppeal();
  await warn();
  await pass(WAIT_DAYS);
  await expectHeldAnew();
});

it.each([
  ['released', () => release(1)],
  ['paid on appeal', grantAppeal],
])(
  '%s, it is not held once more for what was looked at, although attempts at its transfer fail',
  async (_how, grant) => {
    await grant();
    await failNext('transfers.create', 'balance_insufficient', { times: 2 });
    await pass(WAIT_DAYS);
    await pass(1);
    await pass(1);
    await expectPaid();
    const { attempt } = await deps().db.payouts.get(payoutIdOf(id));
    expect(attempt).toBeGreaterThan(2);
    for (let later = 2; later <= attempt; later += 1) expect(await caseOf(later)).toBeNull();
  },
);

it('released before cases kept figures, it is not held once more for what its case names', async () => {
  await release(1);
  const document = deps()
    .db.firestore.collection(COLLECTIONS.cases)
    .doc(caseIdOf('hold', id, 1));
  await document.update({ 'found.figures': FieldValue.delete() });
  await pass(WAIT_DAYS);
  await expectPaid();
  expect(await caseOf(2)).toBeNull();
});

it('released after a warning, it is paid: the admin has read of that, although its case was opened before', async () => {
  await warn();
  await release(1);
  await pass(WAIT_DAYS);
  await expectPaid();
  expect(await caseOf(2)).toBeNull();
});
