import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { resolveOwnPayout, retryPayout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payForApproval } from '../../../functions/src/payments/payouts/decide-payable.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { reservePayout } from '../../../functions/src/payments/payouts/reserve-payout.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  applicationFundsOf,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { armFault, createImpatientClient } from '../../support/payment-faults/faulty-provider.ts';
import { deliver, eventAbout, failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let deliverable: Deliverable;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
  deliverable = await submitDeliverable(campaign, creator);
});

const runJob = () => succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
const payoutStatus = async () => (await stored(COLLECTIONS.payouts, payoutIdOf(deliverable.id)))?.['status'];
const deliverableStatus = async () => (await stored(COLLECTIONS.deliverables, deliverable.id))?.['status'];
const process = () => succeed(resolveOwnPayout, { params: { id: payoutIdOf(deliverable.id) } }, owner);

const transfers = () => transfersOf(campaign.id);

async function expectPaidOnce(): Promise<void> {
  expect(await payoutStatus()).toBe('paid');
  expect(await deliverableStatus()).toBe('approved');
  expect(await transfers()).toHaveLength(1);
  expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 25_000, reserved: 0, paid: 75_000 });
  expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({ paidCents: 75_000, livePayoutId: null });
  await expectBalancedBooks(campaign.id);
}

async function expectFailedCleanly(): Promise<void> {
  expect(await payoutStatus()).toBe('failed');
  expect(await deliverableStatus()).toBe('submitted');
  expect(await transfers()).toEqual([]);
  expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 100_000, reserved: 0, paid: 0 });
  expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({ paidCents: 0, livePayoutId: null });
  await expectBalancedBooks(campaign.id);
}

/** Approves while the provider does the work and never answers. */
async function approveWithoutAnswer(): Promise<void> {
  const stripe = createImpatientClient(deps().config.stripe.apiBase ?? '');
  await armFault({ kind: 'timeout_after_effect' }, ['transfers.create']);
  const { payout } = await payForApproval({ ...deps(), stripe }, approvalOf(deliverable, 'Thank you'));
  expect(payout?.status).toBe('unresolved');
}

const approvalOf = ({ id, creatorId, viewCount: acceptedViews }: Deliverable, feedback: string | null) =>
  ({ ref: { kind: 'deliverable', id }, creatorId, feedback, acceptedViews, acceptedAt: deps().clock.now() }) as const;

/** Approves while the provider fails in a way that leaves open whether it has paid. */
async function approveUncertainly(kind: Parameters<typeof failNext>[1], more: object = {}): Promise<void> {
  await failNext('transfers.create', kind, more);
  expect(await approve(deliverable, owner, 'Thank you')).toMatchObject({
    ok: true,
    data: { status: 'submitted', payout: { status: 'unresolved', amount: 75_000 } },
  });
}

/** A payment whose process dies inside a call of the provider's client. */
async function dieWhileSending(when: 'before' | 'after'): Promise<void> {
  const { stripe } = deps();
  const transfers = {
    create: async (...request: Parameters<typeof stripe.transfers.create>) => {
      if (when === 'after') await stripe.transfers.create(...request);
      throw new Error('killed');
    },
  };
  const dying = { ...deps(), stripe: { ...stripe, transfers } as unknown as Dependencies['stripe'] };
  await expect(payForApproval(dying, approvalOf(deliverable, null))).rejects.toThrow('killed');
  expect(await payoutStatus()).toBe('sending');
}

describe('a payout whose outcome is open', () => {
  it('holds the money and lets nobody decide on the treasure until it is settled', async () => {
    await approveUncertainly('api_error_after_effect');
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 25_000, reserved: 75_000, paid: 0 });
    for (const status of ['approved', 'rejected', 'revision_requested'] as const) {
      const input = { params: { id: deliverable.id }, body: { status, view_count: deliverable.viewCount } };
      expect(await refuse(decideDeliverable, input, owner)).toMatchObject({ status: 409, code: 'illegal_state' });
    }
    const { applicationId } = deliverable;
    const other = await submitDeliverable(campaign, creator, { postKey: 'tiktok:2', viewCount: 20_000, applicationId });
    expect(await approve(other, owner)).toMatchObject({ status: 409 });
    expect(await transfers()).toHaveLength(1);
  });

  it.each([
    ['no answer', approveWithoutAnswer],
    ['a kept 500', () => approveUncertainly('api_error_after_effect')],
  ])('turns out to be paid, once, with the owner’s words on the treasure: %s', async (_kind, approveOpenly) => {
    await approveOpenly();
    expect(await process()).toMatchObject({ status: 'paid' });
    await expectPaidOnce();
    expect((await stored(COLLECTIONS.deliverables, deliverable.id))?.['feedback']).toBe('Thank you');
    expect(await process()).toMatchObject({ status: 'paid' });
    await expectPaidOnce();
  });

  it('is sent again under its key when the provider has not done it', async () => {
    await approveUncertainly('unavailable');
    expect(await transfers()).toEqual([]);
    passMinutes(2);
    await runJob();
    await expectPaidOnce();
  });

  it('is settled by the scheduled job and by its owner at the same time as one', async () => {
    await approveUncertainly('api_error_after_effect');
    passMinutes(2);
    await Promise.all([runJob(), process(), process()]);
    await process();
    await expectPaidOnce();
  });

  it('is settled by the provider’s own word, which may come again', async () => {
    await approveUncertainly('api_error_after_effect');
    const [transfer] = await transfers();
    const event = await eventAbout('transfer.created', transfer?.id ?? '');
    for (let time = 0; time < 2; time += 1) expect((await deliver(event)).status).toBe(200);
    expect((await deliver({ ...event, id: 'evt_again' })).status).toBe(200);
    await expectPaidOnce();
  });

  it('has failed when the provider kept a 500 and shows no transfer after a quiet period', async () => {
    await approveUncertainly('api_error');
    for (const minutes of [2, 5, 10, 30]) {
      passMinutes(minutes);
      await runJob();
      expect(await payoutStatus()).toBe('unresolved');
    }
    passMinutes(60);
    await runJob();
    await expectFailedCleanly();
    expect(await succeed(retryPayout, { params: { id: payoutIdOf(deliverable.id) } }, owner)).toMatchObject({
      status: 'paid',
    });
    await expectPaidOnce();
  });

  it('is found among the transfers although the key is no longer asked for', async () => {
    await approveUncertainly('api_error_after_effect');
    passMinutes(60 * 30);
    await runJob();
    await expectPaidOnce();
  });

  it('stays open while the provider cannot be reached at all', async () => {
    await approveUncertainly('unavailable', { times: null });
    await failNext('transfers.list', 'unavailable', { times: null });
    passMinutes(60 * 30);
    await runJob();
    expect(await payoutStatus()).toBe('unresolved');
    expect(await refuse(resolveOwnPayout, { params: { id: payoutIdOf(deliverable.id) } }, owner)).toMatchObject({
      status: 502,
    });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: 75_000 });
  });

  it('never comes up when the connection merely drops', async () => {
    await failNext('transfers.create', 'reset_after_effect');
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { status: 'paid' } } });
    await expectPaidOnce();
  });
});

describe('a process that dies', () => {
  it('between reserving and sending: the payout has failed and can be tried again', async () => {
    const { db, clock } = deps();
    await unitOfWork({ db }, async (tx) => {
      const account = await db.connectedAccounts.find(creator.uid);
      const approval = {
        ref: { kind: 'deliverable', id: deliverable.id } as const,
        feedback: null,
        acceptedViews: deliverable.viewCount,
        acceptedAt: clock.now(),
        account,
        hold: null,
        payoutWaitDays: 0,
        now: clock.now(),
      };
      await reservePayout(tx, deps().payables, approval);
    });
    await runJob();
    expect(await payoutStatus()).toBe('reserved');
    passMinutes(3);
    await runJob();
    await expectFailedCleanly();
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { status: 'paid' } } });
    await expectPaidOnce();
  });

  it.each(['before', 'after'] as const)('%s the provider did the work: the payout is paid once', async (when) => {
    await dieWhileSending(when);
    await runJob();
    expect(await process()).toMatchObject({ status: 'sending' });
    passMinutes(3);
    await runJob();
    await expectPaidOnce();
  });

  it('and is looked for only much later: what was sent is paid, what was not has failed', async () => {
    await dieWhileSending('before');
    passMinutes(60 * 30);
    await runJob();
    await expectFailedCleanly();
  });
});

describe('trying a payout again', () => {
  it('pays under a new attempt after a definite failure', async () => {
    await failNext('transfers.create', 'balance_insufficient');
    expect(await approve(deliverable, owner, 'Good')).toMatchObject({ status: 402 });
    await expectFailedCleanly();
    const params = { id: payoutIdOf(deliverable.id) };
    await failNext('transfers.create', 'rate_limit');
    expect(await refuse(retryPayout, { params }, owner)).toMatchObject({
      status: 402,
      errorType: 'payment_authorization_failed',
    });
    await expectFailedCleanly();
    expect(await succeed(retryPayout, { params }, owner)).toMatchObject({ status: 'paid', amount: 75_000 });
    await expectPaidOnce();
    expect(await stored(COLLECTIONS.payouts, params.id)).toMatchObject({ attempt: 3 });
    expect((await stored(COLLECTIONS.deliverables, deliverable.id))?.['feedback']).toBe('Good');
    expect(await refuse(retryPayout, { params }, owner)).toMatchObject({ status: 409 });
  });

  it('and settling it are for the owner of the campaign only', async () => {
    await failNext('transfers.create', 'balance_insufficient');
    await approve(deliverable, owner);
    const stranger = await createPerson('business_owner');
    const params = { id: payoutIdOf(deliverable.id) };
    for (const operation of [retryPayout, resolveOwnPayout]) {
      expect(await refuse(operation, { params }, stranger)).toMatchObject({ status: 404 });
      expect(await refuse(operation, { params }, creator)).toMatchObject({ status: 403 });
      expect(await refuse(operation, { params })).toMatchObject({ status: 401 });
      expect(await refuse(operation, { params: { id: 'pay_nothing' } }, owner)).toMatchObject({ status: 404 });
    }
    await expectFailedCleanly();
  });
});

describe('the scheduled job', () => {
  it('is known by its name only', async () => {
    expect(await refuse(runScheduledJob, { params: { name: 'constructor' } })).toMatchObject({ status: 404 });
  });
});
