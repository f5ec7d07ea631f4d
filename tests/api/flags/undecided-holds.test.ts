import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { HOLD_DOUBTED_DAYS } from '@doubloon/contract/cases/case.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { addDays, dayText } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { holdPayment } from '../../support/money/held-payments.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
} from '../../support/money/paid-campaigns.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;

let owner: Person;
let creator: Person;
let admin: Person;
let campaign: CampaignView;
let treasure: Deliverable;
let caseId: string;
let lastDay: Date;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  admin = await createPerson('admin');
});

beforeEach(async () => {
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner, { budget: 10_000 }));
  lastDay = addDays(deps().clock.now(), HOLD_DOUBTED_DAYS);
  ({ treasure, caseId } = await holdPayment(owner, campaign, creator));
  await decide('flagged');
});

const decide = (decision: 'granted' | 'flagged', id = caseId) =>
  succeed(decideCase, { params: { id }, body: { decision, reason: 'One person' } }, admin);
const passDays = async (days: number) => {
  passMinutes(days * DAY_MINUTES);
  await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
};
const deliverableNow = (person = creator) => succeed(getDeliverable, { params: { id: treasure.id } }, person);
const balances = async () => (await fundsOf(campaign.id)).balances;

describe('a payment that an admin looks closer at', () => {
  it('has a last day, which both sides and admins read', async () => {
    for (const person of [creator, owner]) {
      expect((await deliverableNow(person)).payment_problem?.details).toContain(
        `They take a closer look and decide by ${dayText(lastDay)} at the latest; if they have not released it by then, it is not made.`,
      );
    }
    const open = await succeed(listCases, { query: { kind: 'hold', status: 'open' } }, admin);
    expect(open.find(({ id }) => id === caseId)?.decide_by).toEqual(lastDay);
  });

  it('waits until that day, and is refused on it: its money is the loot’s again, and the treasure is rejected', async () => {
    await passDays(HOLD_DOUBTED_DAYS - 1);
    expect(await balances()).toMatchObject({ available: 2500, reserved: 7500, paid: 0 });
    await passDays(1);
    expect(await balances()).toMatchObject({ available: 10_000, reserved: 0, paid: 0 });
    expect(await deps().db.cases.get(caseId)).toMatchObject({
      status: 'refused',
      decision: { adminId: null, reason: 'Nobody has decided in time' },
    });
    expect(await deliverableNow()).toMatchObject({
      status: 'rejected',
      feedback: 'Our team has not released this payment in time, so it is not made. You can appeal against that.',
    });
    await passDays(1);
    expect(await balances()).toMatchObject({ available: 10_000, paid: 0 });
    await expectBalancedBooks(campaign.id);
  });

  it('comes back by an appeal only, and is not held for these figures again', async () => {
    await passDays(HOLD_DOUBTED_DAYS);
    expect((await approve(treasure, owner)).ok).toBe(false);
    const subject = { type: 'treasure', id: treasure.id } as const;
    const appeal = await succeed(createAppeal, { body: { subject, reason: 'It is my second account' } }, creator);
    await decide('granted', appeal.id);
    expect((await approve(treasure, owner)).ok).toBe(true);
    expect(await balances()).toMatchObject({ available: 2500, reserved: 0, paid: 7500 });
    await expectBalancedBooks(campaign.id);
  });

  it('is made when an admin releases it before that day', async () => {
    await passDays(HOLD_DOUBTED_DAYS - 1);
    await decide('granted');
    expect(await balances()).toMatchObject({ reserved: 0, paid: 7500 });
    await passDays(1);
    expect(await deliverableNow()).toMatchObject({ status: 'approved' });
    await expectBalancedBooks(campaign.id);
  });
});
