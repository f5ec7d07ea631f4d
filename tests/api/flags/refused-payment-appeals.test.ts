import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { approvePayment, getApplication } from '@doubloon/contract/applications/operations.ts';
import { createAppeal, listOwnAppeals } from '@doubloon/contract/cases/operations.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import type { PaymentProblemView } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { decideOverdue, now, pass, Posting, VALIDATION } from '../../support/given/posting.ts';
import { createPaidCreator, expectBalancedBooks } from '../../support/money/paid-campaigns.ts';
import { stopClock } from '../../support/setup/moving-clock.ts';

let owner: Person;
let creator: Person;
let admin: Person;
let posting: Posting;
let deliverableId: string;

beforeAll(async () => {
  stopClock();
  admin = await createPerson('admin');
});

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  posting = await Posting.open(owner, creator);
});

const decide = (id: string, decision: 'granted' | 'refused') =>
  succeed(decideCase, { params: { id }, body: { decision, reason: 'Looked at it' } }, admin);
const reason = 'We share an office';
const appealOf = (problem: PaymentProblemView | null) => {
  if (!problem?.appeal) throw new Error('It cannot be appealed against');
  return { body: { subject: problem.appeal, reason } };
};
const funds = () => deps().db.applicationFunds.get(posting.application.id);

/** The payment for 4,600 views more, held and refused: 10.00 on top of 70.00. */
async function refuseViews(): Promise<void> {
  const treasure = await posting.accepted(500);
  await shareDevice(owner, creator);
  await posting.grow(treasure, 5_100);
  await pass(VALIDATION);
  const { topUp } = await deps().db.deliverables.get(treasure.id);
  await decide(caseIdOf('hold', topUp?.readingId ?? '', 1), 'refused');
  deliverableId = treasure.id;
}

/** The payment of an application, 70.00 for its content, held and refused. */
async function refuseApplication() {
  const { id } = posting.application;
  const content = { text: 'Here it is', url: null, status: 'approved', feedback: null };
  const times = { submittedAt: now(), decideBy: now(), decidedAt: now() };
  const stored = deps().db.firestore.collection(COLLECTIONS.applications).doc(id);
  await stored.update({ content: { ...content, ...times } });
  await shareDevice(owner, creator);
  const pay = () => call(approvePayment, { params: { id }, body: { approved: true } }, owner);
  expect(await pay()).toMatchObject({ status: 402 });
  await decide(caseIdOf('hold', id, 1), 'refused');
  return pay;
}

const problemOf = {
  views: async (person: Person) =>
    (await succeed(getDeliverable, { params: { id: deliverableId } }, person)).payment_problem,
  application: async (person: Person) =>
    (await succeed(getApplication, { params: { id: posting.application.id } }, person)).payment_problem,
};

describe.each(['views', 'application'] as const)('the refused payment of %s', (what) => {
  const paidBefore = what === 'views' ? 7000 : 0;
  const paidAfter = what === 'views' ? 8000 : 7000;

  beforeEach(async () => {
    if (what === 'views') await refuseViews();
    else await refuseApplication();
  });

  it('can be appealed against by its creator, once, and by nobody else', async () => {
    const problem = await problemOf[what](creator);
    expect(problem).toMatchObject({ reason: 'payment_refused', appeal: { type: 'payment' } });
    for (const person of [owner, await createPerson('content_creator')]) {
      expect(await refuse(createAppeal, appealOf(problem), person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(createAppeal, appealOf(problem), admin)).toMatchObject({ status: 403 });
    const appeal = await succeed(createAppeal, appealOf(problem), creator);
    expect(appeal).toMatchObject({ subject: problem?.appeal, status: 'open', campaign_id: posting.campaign.id });
    expect(await refuse(createAppeal, appealOf(problem), creator)).toMatchObject({ status: 409 });
    expect(await succeed(listOwnAppeals, { query: {} }, creator)).toMatchObject([{ id: appeal.id }]);
    await decideOverdue();
    expect(await posting.paid()).toBe(paidBefore);
  });

  it('is made by itself when the appeal is granted, without being held for the same again, and its project is doubted no more', async () => {
    const { id } = await succeed(createAppeal, appealOf(await problemOf[what](creator)), creator);
    await decide(id, 'granted');
    expect(await funds()).toMatchObject({ doubtedBy: null });
    for (const person of [creator, owner]) {
      expect(await problemOf[what](person)).toMatchObject({ reason: 'payment_granted', appeal: null });
    }
    await decideOverdue();
    expect(await posting.paid()).toBe(paidAfter);
    expect(await problemOf[what](creator)).toBeNull();
    await decideOverdue();
    expect(await posting.paid()).toBe(paidAfter);
    await expectBalancedBooks(posting.campaign.id);
  });

  it('stays refused when the appeal is', async () => {
    const problem = await problemOf[what](creator);
    const { id } = await succeed(createAppeal, appealOf(problem), creator);
    await decide(id, 'refused');
    await decideOverdue();
    expect(await posting.paid()).toBe(paidBefore);
    expect(await funds()).toMatchObject({ doubtedBy: admin.uid });
    expect(await refuse(createAppeal, appealOf(problem), creator)).toMatchObject({ status: 409 });
  });
});

it('of a payment that was made, or that failed for another reason, there is no appeal', async () => {
  const treasure = await posting.accepted(500);
  const [payout] = (
    await deps().db.firestore.collection(COLLECTIONS.payouts).where('deliverableId', '==', treasure.id).get()
  ).docs;
  const subject = { type: 'payment', id: payout?.id ?? '' } as const;
  expect(await refuse(createAppeal, { body: { subject, reason } }, creator)).toMatchObject({
    status: 409,
    code: 'illegal_state',
  });
});

it('the owner cannot approve the payment of an application anew that our team has refused', async () => {
  const pay = await refuseApplication();
  expect(await pay()).toMatchObject({
    status: 409,
    error: { message: expect.stringMatching(/^Our team has not released this payment/) as string },
  });
  expect(await posting.paid()).toBe(0);
});
