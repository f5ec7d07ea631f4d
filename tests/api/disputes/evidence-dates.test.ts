import '../../support/setup/payments-wait.ts';
import { listCases } from '@doubloon/contract/admin/operations.ts';
import { getBankEvidence } from '@doubloon/contract/admin/work-operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { EvidencePart } from '@doubloon/contract/cases/bank-evidence.ts';
import { addDays, dayText } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { disputePaymentKnowingly } from '../../support/money/disputes.ts';
import {
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, settleBalances } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;

let owner: Person;
let campaign: CampaignView;

beforeAll(stopClock);

beforeEach(async () => {
  owner = await createPerson('business_owner');
  ({ campaign } = await buyCampaign(owner, { budget: 10_000, creator_slots: 2 }));
});

const now = () => deps().clock.now();
const passDays = (days: number) => passMinutes(days * DAY_MINUTES);
const run = (name: 'decide-overdue' | 'resolve-payouts') => succeed(runScheduledJob, { params: { name } });

/** The payment that waits is sent; answers when. */
async function payWaiting(): Promise<Date> {
  passMinutes(3 * DAY_MINUTES + 1);
  await run('resolve-payouts');
  expect(await transfersOf(campaign.id)).toMatchObject([{ amount: 3750 }]);
  return now();
}

/** The payment for the loot is disputed; answers what its bank can be told. */
async function evidence(): Promise<Partial<Record<EvidencePart, string>>> {
  const admin = await createPerson('admin');
  const { id } = await disputePaymentKnowingly(campaign.id);
  const cases = await succeed(listCases, { query: { status: 'open', kind: 'dispute', limit: 50 } }, admin);
  const params = { id: cases.find(({ subject_id: subject }) => subject === id)?.id ?? '-' };
  const { parts } = await succeed(getBankEvidence, { params }, admin);
  return Object.fromEntries(parts.map(({ part, text }) => [part, text]));
}

const ACCEPTED = 'The payer accepted a delivered post';
const minute = (at: Date) =>
  at.toLocaleString('en-SG', { timeZone: 'Asia/Singapore', dateStyle: 'medium', timeStyle: 'short' });

describe('what a bank is told', () => {
  it('has the day of the owner’s decision and of the payment, although that waited and a part was taken back later', async () => {
    const creator = await createPaidCreator();
    const acceptedAt = now();
    expect(await approve(await submitDeliverable(campaign, creator), owner)).toMatchObject({ status: 402 });
    const paidAt = await payWaiting();
    passDays(4);
    await settleBalances();
    const [transfer] = await transfersOf(campaign.id);
    await deps().stripe.transfers.createReversal(transfer?.id ?? '-', { amount: 750 });
    expect(await deliver(await eventAbout('transfer.reversed', transfer?.id ?? '-'))).toMatchObject({ status: 200 });
    const { treasures, payouts, activity } = await evidence();
    expect(treasures).toContain(`, accepted by the payer on ${dayText(acceptedAt)};`);
    expect(activity).toContain(`${minute(acceptedAt)} (Singapore): ${ACCEPTED}`);
    expect(payouts?.split('\n')[1]).toBe(`1. SGD 30.00 on ${dayText(paidAt)}`);
  });

  it('has the day of the owner’s decision, although nothing could be set aside then', async () => {
    const creator = await createPerson('content_creator');
    const treasure = await submitDeliverable(campaign, creator, { createdAt: now(), decideBy: addDays(now(), 5) });
    const acceptedAt = now();
    expect(await approve(treasure, owner)).toMatchObject({ status: 402, error: { reason: 'no_account' } });
    passDays(6);
    await connectAccount(creator);
    await run('decide-overdue');
    await payWaiting();
    const { treasures, activity } = await evidence();
    expect(treasures).toContain(`, accepted by the payer on ${dayText(acceptedAt)};`);
    expect(activity).toContain(`${minute(acceptedAt)} (Singapore): ${ACCEPTED}`);
  });

  it('has the day by which nobody had objected, when it was accepted by silence', async () => {
    const creator = await createPaidCreator();
    const decideBy = addDays(now(), 5);
    await submitDeliverable(campaign, creator, { createdAt: now(), decideBy });
    passDays(6);
    await run('decide-overdue');
    const { treasures, activity } = await evidence();
    expect(treasures).toContain(`, accepted because the payer did not object in time, by ${dayText(decideBy)};`);
    expect(activity).not.toContain(ACCEPTED);
  });
});
