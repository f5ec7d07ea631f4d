import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { retryPayout } from '@doubloon/contract/payments/operations.ts';
import { requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { call, callRaw } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { stored } from '../../support/given/fixtures.ts';
import {
  approve,
  draftOf,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';

const { stage, byId, close, run, refund, balances, refundsAtProvider, decide, closeAndGrant } = useClosedLoots({
  creator_slots: 2,
});
const TEN = Array.from({ length: 10 }, (_, index) => index);

const transfers = () => transfersOf(stage.campaign.id);

const asOwner = (json: object) => ({ person: stage.owner, body: JSON.stringify(json) });

const statusesOf = (answers: readonly { readonly status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

describe('ten calls at once', () => {
  it('that try a failed payout again pay it once', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000 });
    await failNext('transfers.create', 'balance_insufficient');
    expect((await approve(deliverable, stage.owner)).status).toBe(402);
    const params = { id: payoutIdOf(deliverable.id) };
    const answers = await Promise.all(TEN.map(() => call(retryPayout, { params }, stage.owner)));
    for (const status of statusesOf(answers)) expect([200, 409]).toContain(status);
    expect(await transfers()).toMatchObject([{ amount: 37_500 }]);
    await expectBalancedBooks(stage.campaign.id);
  });

  it('that approve a treasure and close its loot leave each cent where it belongs', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000 });
    const answers = await Promise.all(
      TEN.map((index) => (index % 2 ? approve(deliverable, stage.owner) : call(closeCampaign, byId(), stage.owner))),
    );
    for (const status of statusesOf(answers)) expect([200, 409]).toContain(status);
    expect(await approve(deliverable, stage.owner)).toMatchObject({ ok: true });
    expect(await transfers()).toMatchObject([{ amount: 37_500 }]);
    expect(await balances()).toMatchObject({ paid: 37_500, available: 62_500, reserved: 0 });
  });

  it('that ask for a refused refund again make one request', async () => {
    await close();
    await run();
    await decide('refused');
    await run();
    const answers = await Promise.all(TEN.map(() => call(requestRefund, byId(), stage.owner)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const status of statusesOf(answers)) expect([201, 409]).toContain(status);
  });

  it('of an admin who grants and refuses decide once, and the refund is sent once or not', async () => {
    await close();
    await run();
    const cases = { query: { status: 'open' as const, kind: 'refund' as const, limit: 50 } };
    const open = await call(listCases, cases, stage.admin);
    const id = (open.ok && open.data.find(({ campaign_id: of }) => of === stage.campaign.id)?.id) || '-';
    const answers = await Promise.all(
      TEN.map((index) => {
        const decision = index % 2 ? ('granted' as const) : ('refused' as const);
        return call(decideCase, { params: { id }, body: { decision, reason: 'Looked at it' } }, stage.admin);
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([run(), run(), run()]);
    const { status } = await refund();
    expect(await refundsAtProvider()).toHaveLength(status === 'refunded' ? 1 : 0);
    await expectBalancedBooks(stage.campaign.id);
  });

  it('of the schedule and of an approval never pay and refund the same money', async () => {
    const old = { decideBy: new Date(Date.now() - 24 * 60 * 60_000) };
    const deliverable = await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000, ...old });
    await closeAndGrant();
    await Promise.all(TEN.map((index) => (index % 2 ? approve(deliverable, stage.owner) : run())));
    await run();
    const { paid, refunded, funded } = await balances();
    const sent = (await transfers()).reduce((sum, { amount }) => sum + amount, 0);
    const back = (await refundsAtProvider()).reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBe(sent);
    expect(back).toBe(refunded + Math.round(refunded / 20));
    expect(paid + refunded).toBeLessThanOrEqual(funded);
    await expectBalancedBooks(stage.campaign.id);
  });
});

describe('what nobody may', () => {
  it('approve their own work, or try their own payout again, as its creator or as an admin', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000 });
    const input = { params: { id: deliverable.id }, body: { status: 'approved' as const, view_count: 1000 } };
    for (const person of [stage.creator, stage.admin]) {
      expect([403, 404]).toContain((await call(decideDeliverable, input, person)).status);
    }
    await failNext('transfers.create', 'balance_insufficient');
    await approve(deliverable, stage.owner);
    for (const person of [stage.creator, stage.admin]) {
      const retried = await call(retryPayout, { params: { id: payoutIdOf(deliverable.id) } }, person);
      expect([403, 404]).toContain(retried.status);
    }
    expect(await transfers()).toEqual([]);
  });

  it('change the price of a loot that is paid', async () => {
    const before = await fundsOf(stage.campaign.id);
    const money = { budget: 1, payout_model: 'per_view', creator_slots: 1000, creator_cap: 1, expected_reach: 1 };
    await callRaw('PUT', `/campaigns/${stage.campaign.id}`, asOwner({ title: 'New', ...money }));
    expect(await fundsOf(stage.campaign.id)).toMatchObject({ terms: before.terms, balances: before.balances });
    expect(await stored(COLLECTIONS.campaigns, stage.campaign.id)).toMatchObject({
      budgetCents: 100_000,
      payoutModel: 'budget_share',
      creatorSlots: 2,
    });
  });

  it.each([-5, 0, 0.001, 100.005, 1e9, 1e300, '100', null, true, [100], 'NaN'])('buy a loot for %j', async (budget) => {
    const formData = { ...draftOf(stage.owner), budget };
    const answer = await callRaw('POST', '/payments/stripe/checkout', asOwner({ formData }));
    expect(answer.status).toBe(422);
  });

  it.each([
    { creator_slots: 0 },
    { creator_slots: 1.5 },
    { creator_slots: 1e9 },
    { creator_cap: -1 },
    { creator_cap: 0.001 },
    { creator_cap: 1000.01 },
    { creator_slots: 2 },
    { budget: 0.5, expected_reach: 1_000_000_000 },
    { budget: 0.5, creator_slots: 1000, payout_model: 'budget_share' },
    { creator_cap: 500, payout_model: 'budget_share' },
    { expected_reach: 0 },
    { expected_reach: -1 },
    { payout_model: 'all_mine' },
  ])('buy one with %j', async (terms) => {
    const formData = { ...draftOf(stage.owner), budget: 1000, payout_model: 'per_view', ...terms };
    const answer = await callRaw('POST', '/payments/stripe/checkout', asOwner({ formData }));
    expect(answer.status).toBe(422);
  });
});
