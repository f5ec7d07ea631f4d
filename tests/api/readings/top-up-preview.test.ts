import { previewTopUp } from '@doubloon/contract/deliverables/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse, succeed } from '../../support/api.ts';
import { storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { inDays, now, pass, Posting, VALIDATION } from '../../support/given/posting.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { approve, createPaidCreator } from '../../support/money/paid-campaigns.ts';
import { stopClock } from '../../support/setup/moving-clock.ts';

let owner: Person;
let creator: Person;
let posting: Posting;

beforeAll(stopClock);
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  posting = await Posting.open(owner, creator);
});

const of = ({ id }: { id: string }) => ({ params: { id } });

describe('what a platform’s count pays by itself', () => {
  it('is said to both sides and admins beforehand, and is what is paid then', async () => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 5_100);
    for (const person of [owner, creator, await createPerson('admin')]) {
      const { receipt } = await succeed(previewTopUp, of(treasure), person);
      expect(receipt).toMatchObject({ counted_views: 5_100, entitlement: 8000, already_paid: 7000, amount: 1000 });
    }
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(8000);
    expect(await succeed(previewTopUp, of(treasure), owner)).toEqual({ receipt: null });
  });

  it('is not said while another payment of the project is on its way, which changes what is paid', async () => {
    const treasure = await posting.accepted(500);
    await posting.grow(treasure, 5_100);
    await shareDevice(owner, creator);
    const fields = { createdAt: now(), decideBy: inDays(5), viewCount: 20_000 };
    expect(await approve(await storeDeliverable(posting.application, fields), owner)).toMatchObject({ status: 402 });
    expect(await succeed(previewTopUp, of(treasure), creator)).toEqual({ receipt: null });
  });

  it('is still said while it is held itself', async () => {
    const treasure = await posting.accepted(500);
    await shareDevice(owner, creator);
    await posting.grow(treasure, 5_100);
    await pass(VALIDATION);
    expect(await posting.paid()).toBe(7000);
    expect(await succeed(previewTopUp, of(treasure), owner)).toMatchObject({ receipt: { amount: 1000 } });
  });

  it('is told to nobody else', async () => {
    const treasure = await posting.accepted(500);
    for (const role of ['business_owner', 'content_creator'] as const) {
      expect(await refuse(previewTopUp, of(treasure), await createPerson(role))).toMatchObject({ status: 404 });
    }
    expect(await refuse(previewTopUp, of(treasure))).toMatchObject({ status: 401 });
  });
});
