import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import { previewApplicationPayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { applyTo, buyCampaign, createPaidCreator, fundsOf } from '../../support/money/paid-campaigns.ts';
import { stopClock } from '../../support/setup/moving-clock.ts';

let owner: Person;
let creator: Person;
let campaignId: string;
let id: string;

const now = () => deps().clock.now();

beforeAll(stopClock);

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  const { campaign } = await buyCampaign(owner, { budget: 10_000 });
  const content = { text: 'Here it is', url: null, status: 'approved', feedback: null } as const;
  const times = { submittedAt: now(), decideBy: now(), decidedAt: now() };
  campaignId = campaign.id;
  ({ id } = await applyTo(campaign, creator, { status: 'approved', content: { ...content, ...times } }));
});

const preview = () => succeed(previewApplicationPayout, { params: { id } }, owner);
const approve = () => call(approvePayment, { params: { id }, body: { approved: true } }, owner);
const sizeOf = async (name: 'cases' | 'flagReports' | 'payouts') =>
  (await deps().db.firestore.collection(COLLECTIONS[name]).get()).size;
const sizes = () => Promise.all((['cases', 'flagReports', 'payouts'] as const).map(sizeOf));

describe('the preview of the payment of an application', () => {
  it('promises it where its two sides share nothing, and the approval keeps that', async () => {
    expect(await preview()).toMatchObject({ receipt: { amount: 7000 }, problem: null });
    expect(await approve()).toMatchObject({ ok: true });
  });

  it('says that it would be held where they may be one person, as the approval then does, and writes nothing', async () => {
    await shareDevice(owner, creator);
    const before = await sizes();
    expect(await preview()).toMatchObject({
      receipt: { amount: 7000 },
      problem: {
        reason: 'payment_held',
        details:
          'Our team will look at this payment before it is made, within 3 business days. The two sides of this project may belong together. Its money is set aside when you approve.',
      },
    });
    expect(await sizes()).toEqual(before);
    expect((await fundsOf(campaignId)).balances).toMatchObject({ available: 10_000, reserved: 0 });
    expect(await approve()).toMatchObject({ status: 402 });
  });

  it('says of one that is held by when it is decided, and of one that was released nothing', async () => {
    await shareDevice(owner, creator);
    await approve();
    expect((await preview()).problem).toMatchObject({ reason: 'in_flight' });
    const admin = await createPerson('admin');
    const body = { decision: 'granted', reason: 'An office' } as const;
    await succeed(decideCase, { params: { id: caseIdOf('hold', id, 1) }, body }, admin);
    expect((await preview()).problem).toMatchObject({ reason: 'illegal_state' });
  });

  it('is for its owner only', async () => {
    const other = await createPerson('business_owner');
    expect(await refuse(previewApplicationPayout, { params: { id } }, other)).toMatchObject({ status: 404 });
  });
});
