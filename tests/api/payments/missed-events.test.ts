import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordFailedEvent } from '../../../functions/src/payments/webhooks/webhook.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { receiveMissedEvents } from '../../../functions/src/payments/reconciliation/missed-events.ts';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import { resolvePayouts } from '../../../functions/src/payments/payouts/resolve-payout.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { deps, logLines } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import {
  clearFaults,
  closeDispute,
  deliver,
  eventAbout,
  failNext,
  openDispute,
  settleBalances,
  shareTime,
} from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let minutes = 0;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
});

const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
shareTime(() => clock.now().getTime());

/** Runs the job, an hour later than the last time unless told otherwise. */
async function reconcileLater(later = 61): Promise<void> {
  minutes += later;
  await reconcile({ ...deps(), clock });
}

async function lastResult(): Promise<LedgerResult> {
  const results = collection(deps().db.firestore, COLLECTIONS.ledgerResults, LedgerResult);
  const { docs } = await results.orderBy('createdAt', 'desc').limit(1).get();
  return docs[0]?.data() as LedgerResult;
}

const balances = async () => (await fundsOf(campaign.id)).balances;

async function pay(): Promise<{ deliverableId: string; transferId: string }> {
  const deliverable = await submitDeliverable(campaign, creator);
  expect(await approve(deliverable, owner)).toMatchObject({ ok: true });
  const transfer = await stored(COLLECTIONS.payoutTransfers, payoutIdOf(deliverable.id));
  return { deliverableId: deliverable.id, transferId: String(transfer?.['transferId']) };
}

describe('an event that never arrives', () => {
  it('of a dispute and its end is handled all the same, once', async () => {
    const dispute = await openDispute((await fundsOf(campaign.id)).chargeId);
    await reconcileLater();
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000 });
    const { docs } = await deps().db.firestore.collection(COLLECTIONS.cases).where('subjectId', '==', dispute).get();
    expect(docs.map((doc): unknown => doc.get('kind'))).toEqual(['dispute']);
    await closeDispute(dispute, 'won');
    await reconcileLater();
    expect(await balances()).toMatchObject({ available: 100_000, disputed: 0 });
    const before = await expectBalancedBooks(campaign.id);
    await reconcileLater();
    for (const type of ['charge.dispute.created', 'charge.dispute.closed'] as const) {
      expect((await deliver(await eventAbout(type, dispute))).status).toBe(200);
    }
    expect(await expectBalancedBooks(campaign.id)).toHaveLength(before.length);
  });

  it('of a transfer taken back and of a refund made by hand is in the books before they are compared', async () => {
    const { deliverableId, transferId } = await pay();
    await settleBalances();
    await deps().stripe.transfers.createReversal(transferId);
    await deps().stripe.refunds.create({ charge: (await fundsOf(campaign.id)).chargeId, amount: 10_500 });
    await reconcileLater();
    expect(await balances()).toMatchObject({ available: 90_000, paid: 0, refunded: 10_000 });
    expect(await stored(COLLECTIONS.payouts, payoutIdOf(deliverableId))).toMatchObject({ status: 'reversed' });
    expect((await lastResult()).differences.filter(({ campaignId }) => campaignId === campaign.id)).toEqual([]);
    expect(logLines).toContainEqual(expect.objectContaining({ message: 'payment event had not arrived' }));
  });

  it('is left to its message for ten minutes', async () => {
    await reconcileLater();
    minutes += 52;
    await openDispute((await fundsOf(campaign.id)).chargeId);
    await reconcileLater(9);
    expect(await balances()).toMatchObject({ available: 100_000, disputed: 0 });
    await reconcileLater();
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000 });
  });

  it('and cannot be handled yet comes up again until it is', async () => {
    await failNext('transfers.create', 'api_error_after_effect');
    const deliverable = await submitDeliverable(campaign, creator);
    await approve(deliverable, owner);
    const [transfer] = await transfersOf(campaign.id);
    const created = await eventAbout('transfer.created', transfer?.id ?? '');
    // As if it had been received by a process that could not book it.
    const handled = { id: created.id, type: created.type, account: null, outcome: 'ignored', receivedAt: new Date() };
    await deps().db.firestore.collection(COLLECTIONS.stripeEvents).doc(created.id).set(handled);
    await settleBalances();
    await deps().stripe.transfers.createReversal(transfer?.id ?? '');
    const reversal = await eventAbout('transfer.reversed', transfer?.id ?? '');
    await reconcileLater();
    expect(await stored(COLLECTIONS.stripeEvents, reversal.id)).toMatchObject({
      outcome: 'failed',
      failures: 1,
      expiresAt: null,
    });
    expect(await lastResult()).toMatchObject({ unhandledEvents: [] });
    expect(logLines).toContainEqual(expect.objectContaining({ message: 'missed payment event not handled' }));
    await resolvePayouts({ ...deps(), clock });
    expect((await balances()).paid).toBeGreaterThan(0);
    await reconcileLater();
    expect(await balances()).toMatchObject({ available: 100_000, paid: 0 });
    const finished = await deps().db.stripeEvents.get(reversal.id);
    expect(finished.outcome).toBe('applied');
    expect(finished.expiresAt).toEqual(addDays(finished.receivedAt, 45));
  });

  it('and can never be handled keeps nothing else waiting, is shown to admins, and is handled when it is sent again', async () => {
    await failNext('charges.retrieve', 'unavailable', { times: null });
    const dispute = await openDispute((await fundsOf(campaign.id)).chargeId);
    const { id, type, created } = await eventAbout('charge.dispute.created', dispute);
    for (const told of [[], [], [{ id, type }], [{ id, type }]]) {
      await reconcileLater();
      const { unhandledEvents, eventsSeenUntil } = await lastResult();
      // That of the fee is not handled either.
      expect(unhandledEvents.filter((event) => event.type === type)).toEqual(told);
      expect(eventsSeenUntil?.getTime()).toBeGreaterThan(created * 1000);
    }
    expect(logLines).toContainEqual(
      expect.objectContaining({ severity: 'ERROR', message: 'payment events cannot be handled' }),
    );
    await clearFaults();
    expect((await deliver(await eventAbout('charge.dispute.created', dispute))).status).toBe(200);
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000 });
    await reconcileLater();
    expect((await lastResult()).unhandledEvents).toEqual([]);
  });

  it('and is no longer at the provider is tried no more', async () => {
    const id = unique('evt_');
    const failed = { id, type: 'charge.dispute.created', account: null, outcome: 'failed', failures: 5 };
    await deps()
      .db.firestore.collection(COLLECTIONS.stripeEvents)
      .doc(id)
      .set({ ...failed, receivedAt: new Date() });
    await reconcileLater();
    expect(await stored(COLLECTIONS.stripeEvents, id)).toMatchObject({ outcome: 'lost' });
    expect((await lastResult()).unhandledEvents).toEqual([]);
  });

  it('does not wait behind others that fail each time', async () => {
    const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const fields = { type: 'charge.dispute.created', account: null, outcome: 'failed' as const };
    const noted = async (receivedAt: Date) => {
      const failed = { id: unique('evt_'), ...fields, failures: 1, receivedAt };
      await deps().db.firestore.collection(COLLECTIONS.stripeEvents).doc(failed.id).set(failed);
      return failed;
    };
    const triedLast = await noted(hoursFromNow(-1));
    const triedBefore = await noted(hoursFromNow(-2));
    const ids = async (limit: number) => (await deps().db.stripeEvents.findFailed(limit)).map(({ id }) => id);
    expect(await ids(1)).toEqual([triedBefore.id]);
    await recordFailedEvent({ db: deps().db, clock: { now: () => hoursFromNow(0) } }, triedBefore);
    expect(await ids(2)).toEqual([triedLast.id, triedBefore.id]);
  });

  it('is not passed over when there are more than one run can take', async () => {
    // Long after everything else, so that nothing of it is looked at again.
    await reconcileLater();
    await reconcileLater();
    const { eventsSeenUntil: since } = await lastResult();
    const { chargeId } = await fundsOf(campaign.id);
    for (let count = 0; count < 3; count += 1) {
      minutes += 40;
      await deps().stripe.refunds.create({ charge: chargeId, amount: 10_500 });
    }
    minutes += 61;
    const { data } = await deps().stripe.events.list({ types: ['charge.refunded'], limit: 100 });
    const oldestFirst = data.filter((event) => (event.data.object as { id: string }).id === chargeId).reverse();
    expect(oldestFirst).toHaveLength(3);
    const runs: number[] = [];
    const newest = new Date((oldestFirst.at(-1)?.created ?? 0) * 1000);
    // How many runs that takes depends on the seconds in which the events happened; each comes further than the one before.
    for (let until = since; until !== null && until < newest;) {
      const reached = await receiveMissedEvents({ ...deps(), clock }, until, { slices: 1, perSlice: 1 });
      expect(reached?.getTime()).toBeGreaterThan(until.getTime());
      until = reached;
      const handled = await Promise.all(oldestFirst.map(({ id }) => stored(COLLECTIONS.stripeEvents, id)));
      runs.push(handled.filter((one) => one !== undefined).length);
      expect(handled.findIndex((one) => one === undefined)).toBe(runs.at(-1) === 3 ? -1 : runs.at(-1));
    }
    expect([...new Set(runs)].filter((count) => count > 0)).toEqual([1, 2, 3]);
    expect(await balances()).toMatchObject({ refunded: 30_000 });
  });

  it('waits until the provider lists events again; the books are compared meanwhile', async () => {
    await reconcileLater();
    const { eventsSeenUntil } = await lastResult();
    await openDispute((await fundsOf(campaign.id)).chargeId);
    await failNext('events.list', 'unavailable');
    await reconcileLater();
    const { campaigns, eventsSeenUntil: since } = await lastResult();
    expect(campaigns).toBeGreaterThan(0);
    expect(since).toEqual(eventsSeenUntil);
    await reconcileLater();
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000 });
  });
});
