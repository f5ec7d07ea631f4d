import { listAuditLog, listPayoutsNeedingAttention, reversePayout } from '@doubloon/contract/admin/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { payoutNotifications } from '../../../functions/src/payments/statements/payout-notifications.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { createPerson } from '../../support/given/people.ts';
import { stored } from '../../support/given/fixtures.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import {
  clearFaults,
  deauthorize,
  deliver,
  eventAbout,
  failNext,
  payOutAccount,
  settleBalances,
} from '../../support/money/payment-provider.ts';

const { stage, balances, close, run, refund } = useClosedLoots();

const reason = 'Paid with a stolen card';

async function paid(): Promise<string> {
  const deliverable = await submitDeliverable(stage.campaign, stage.creator);
  expect(await approve(deliverable, stage.owner)).toMatchObject({ ok: true });
  await settleBalances();
  return payoutIdOf(deliverable.id);
}
const byPayout = (id: string) => ({ params: { id }, body: { reason } });
/** The creator is paid 75 dollars for another loot, which their balance at the provider has. */
async function payElsewhere(): Promise<void> {
  const { campaign } = await buyCampaign(stage.owner, { budget: 10_000 });
  expect(await approve(await submitDeliverable(campaign, stage.creator), stage.owner)).toMatchObject({ ok: true });
  await settleBalances();
}
/** A payment of 750 dollars whose creator has 75 dollars of it left in the balance. */
async function paidAndMostlySpent(): Promise<string> {
  const id = await paid();
  await payOutAccount(await accountOf(id));
  await payElsewhere();
  return id;
}
const accountOf = async (id: string) => (await transferOf(id)).destination as string;
const takenBack = async (id: string) => (await transferOf(id)).reversals.data.map(({ amount }) => amount);
const transferOf = async (id: string) => {
  const { transferId } = (await stored(COLLECTIONS.payoutTransfers, id)) ?? {};
  return deps().stripe.transfers.retrieve(String(transferId));
};

describe('a payment that an admin takes back', () => {
  it('is the campaign’s again, once, with the reason in the log, and its creator is told', async () => {
    const id = await paid();
    const reversed = await succeed(reversePayout, byPayout(id), stage.admin);
    expect(reversed).toMatchObject({ id, status: 'reversed', amount: 75_000, taken_back: 75_000 });
    expect(await balances()).toMatchObject({ available: 100_000, paid: 0 });
    expect(await transferOf(id)).toMatchObject({ amount_reversed: 75_000, reversed: true });
    await deliver(await eventAbout('transfer.reversed', (await transferOf(id)).id));
    expect(await balances()).toMatchObject({ available: 100_000, paid: 0 });
    await expectBalancedBooks(stage.campaign.id);
    const [entry] = await succeed(listAuditLog, { query: { subject: id } }, stage.admin);
    expect(entry).toMatchObject({
      action: 'payout_reversal_asked',
      admin_id: stage.admin.uid,
      subject: { kind: 'payout', id },
      before: { reversedCents: 0 },
      after: { reversedCents: 75_000 },
      reason,
    });
    const payout = await deps().db.payouts.get(id);
    expect(payoutNotifications(payout).map(({ kind }) => kind)).toEqual(['payout_reversed', 'payout_reversed']);
    expect((await refuse(reversePayout, byPayout(id), stage.admin)).status).toBe(409);
    expect(await succeed(listNotifications, { query: {} }, stage.creator)).toBeInstanceOf(Array);
  });

  it('goes back to the owner of a loot that is closed', async () => {
    const id = await paid();
    await close();
    await succeed(reversePayout, byPayout(id), stage.admin);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', amount: 105_000 });
  });

  it('is taken back once, whoever asks twice at the same time', async () => {
    const id = await paid();
    const asked = Array.from({ length: 4 }, () => succeed(reversePayout, byPayout(id), stage.admin));
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await transferOf(id)).toMatchObject({ amount_reversed: 75_000 });
    expect((await transferOf(id)).reversals.data).toHaveLength(1);
    expect(await balances()).toMatchObject({ available: 100_000, paid: 0 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('is booked by the next try when the provider’s answer was lost', async () => {
    const id = await paid();
    await failNext('transfers.createReversal', 'timeout_after_effect');
    expect((await refuse(reversePayout, byPayout(id), stage.admin)).status).toBe(502);
    expect(await balances()).toMatchObject({ paid: 75_000 });
    expect(await succeed(reversePayout, byPayout(id), stage.admin)).toMatchObject({ status: 'reversed' });
    expect((await transferOf(id)).reversals.data).toHaveLength(1);
    expect(await balances()).toMatchObject({ available: 100_000, paid: 0 });
  });

  it('stays where it is, with the provider’s words, when its creator has it at the bank already', async () => {
    const id = await paid();
    await payOutAccount((await transferOf(id)).destination as string);
    const refusal = await refuse(reversePayout, byPayout(id), stage.admin);
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('balance is empty') as string });
    expect(await balances()).toMatchObject({ paid: 75_000 });
  });

  it('comes back as far as its creator’s balance has it, and more of it once that has more', async () => {
    const id = await paidAndMostlySpent();
    expect(await succeed(reversePayout, byPayout(id), stage.admin)).toMatchObject({
      ...{ status: 'paid', amount: 75_000, taken_back: 7500 },
    });
    expect(await balances()).toMatchObject({ available: 32_500, paid: 67_500 });
    const [entry] = await succeed(listAuditLog, { query: { subject: id } }, stage.admin);
    expect(entry).toMatchObject({ before: { reversedCents: 0 }, after: { reversedCents: 7500 }, reason });
    expect((await refuse(reversePayout, byPayout(id), stage.admin)).message).toContain('balance is empty');
    await payElsewhere();
    expect(await succeed(reversePayout, byPayout(id), stage.admin)).toMatchObject({
      ...{ status: 'paid', taken_back: 15_000 },
    });
    expect(await takenBack(id)).toEqual([7500, 7500]);
    await expectBalancedBooks(stage.campaign.id);
  });

  it.each(['unavailable', 'api_error_after_effect'] as const)(
    'is asked for by the same amount when the answer was lost, whatever the balance has by then: %s',
    async (kind) => {
      const id = await paidAndMostlySpent();
      await failNext('transfers.createReversal', kind, { times: null });
      expect((await refuse(reversePayout, byPayout(id), stage.admin)).status).toBe(502);
      await clearFaults();
      await payElsewhere();
      expect(await succeed(reversePayout, byPayout(id), stage.admin)).toMatchObject({ taken_back: 7500 });
      expect(await takenBack(id)).toEqual([7500]);
      await expectBalancedBooks(stage.campaign.id);
    },
  );

  it.each([
    ['balance_insufficient', [409]],
    // The provider repeats its answer to a key once, and has done nothing.
    ['api_error', [502, 502]],
  ] as const)('is decided anew once the provider has answered that it takes nothing: %s', async (kind, refusals) => {
    const id = await paidAndMostlySpent();
    await failNext('transfers.createReversal', kind);
    for (const status of refusals) expect((await refuse(reversePayout, byPayout(id), stage.admin)).status).toBe(status);
    await payElsewhere();
    expect(await succeed(reversePayout, byPayout(id), stage.admin)).toMatchObject({ taken_back: 15_000 });
    expect(await takenBack(id)).toEqual([15_000]);
  });

  it('is all asked for where the provider does not show the balance', async () => {
    const creator = await createPaidCreator();
    const deliverable = await submitDeliverable(stage.campaign, creator);
    expect(await approve(deliverable, stage.owner)).toMatchObject({ ok: true });
    await settleBalances();
    const id = payoutIdOf(deliverable.id);
    await deauthorize(await accountOf(id));
    expect(await succeed(reversePayout, byPayout(id), stage.admin)).toMatchObject({ taken_back: 75_000 });
  });

  it('was paid: nothing else is taken back', async () => {
    expect((await refuse(reversePayout, byPayout('pay_0123456789abcdef'), stage.admin)).status).toBe(404);
    const deliverable = await submitDeliverable(stage.campaign, await createPerson('content_creator'));
    await approve(deliverable, stage.owner);
    const failed = await deps().db.payouts.find(payoutIdOf(deliverable.id));
    if (failed) expect((await refuse(reversePayout, byPayout(failed.id), stage.admin)).status).toBe(409);
  });

  it('is nobody else’s to take', async () => {
    const id = await paid();
    for (const person of [stage.owner, stage.creator])
      expect((await refuse(reversePayout, byPayout(id), person)).status).toBe(403);
    expect(await balances()).toMatchObject({ paid: 75_000 });
  });

  it('is found among all payments of its loot', async () => {
    const id = await paid();
    const query = { campaign_id: stage.campaign.id };
    const found = await succeed(listPayoutsNeedingAttention, { query }, stage.admin);
    expect(found).toMatchObject([{ id, status: 'paid', taken_back: 0 }]);
    expect(await succeed(listPayoutsNeedingAttention, { query: {} }, stage.admin)).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });
});
