import { listCases } from '@doubloon/contract/admin/operations.ts';
import { getRefund, requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { addBusinessDays } from '@doubloon/contract/shared/days.ts';
import { describe, expect, it } from 'vitest';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  approve,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failNext, failRefund } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';

const DAY_MINUTES = 24 * 60;
const inMinutes = (minutes: number) => new Date(deps().clock.now().getTime() + minutes * 60_000);

const { stage, byId, close, run, refund, balances, refundsAtProvider, decide, closeAndGrant } = useClosedLoots({
  creator_slots: 2,
});

describe('the refund of a closed campaign', () => {
  it('is everything that is left with its part of the fee, asked for by itself and granted after five business days', async () => {
    expect(await refund()).toMatchObject({ status: 'none', amount: 105_000, budget_part: 100_000, fee_part: 5000 });
    await close();
    expect(await refund()).toMatchObject({ status: 'waiting', amount: 105_000, waits_for: null });
    await run();
    const requested = await refund();
    expect(requested).toMatchObject({ status: 'requested', amount: 105_000, under_review: false });
    expect(requested.review_by).toEqual(addBusinessDays(requested.requested_at ?? new Date(0), 5));
    expect(await balances()).toMatchObject({ available: 100_000, refunding: 0 });
    passMinutes(8 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', amount: 105_000, reason: null });
    expect(await balances()).toMatchObject({ available: 0, refunding: 0, refunded: 100_000 });
    expect(await refundsAtProvider()).toMatchObject([{ amount: 105_000, status: 'succeeded' }]);
    await expectBalancedBooks(stage.campaign.id);
    const found = await succeed(listCases, { query: { status: 'granted', kind: 'refund', limit: 50 } }, stage.admin);
    expect(found.find(({ campaign_id: id }) => id === stage.campaign.id)?.decision).toMatchObject({ admin_id: null });
  });

  it('leaves out what was paid to creators, and the fee for it', async () => {
    expect(
      await approve(await submitDeliverable(stage.campaign, stage.creator, { viewCount: 1000 }), stage.owner),
    ).toMatchObject({
      ok: true,
    });
    await closeAndGrant();
    await run();
    // Half of the budget at 75 %: 375 dollars; 62.5 % of the fee comes back.
    expect(await refund()).toMatchObject({ status: 'refunded', budget_part: 62_500, fee_part: 3125, amount: 65_625 });
    expect(await balances()).toMatchObject({ paid: 37_500, refunded: 62_500, available: 0 });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('is sent once, whatever comes again: the job, the events, both at once', async () => {
    await closeAndGrant();
    await Promise.all([run(), run(), run()]);
    const [made, ...more] = await refundsAtProvider();
    expect(more).toEqual([]);
    const { chargeId } = await fundsOf(stage.campaign.id);
    const events = [await eventAbout('charge.refunded', chargeId), await eventAbout('refund.updated', made?.id ?? '')];
    const before = await fundsOf(stage.campaign.id);
    for (const event of [...events, ...events.reverse()]) expect((await deliver(event)).status).toBe(200);
    await run();
    expect(await fundsOf(stage.campaign.id)).toEqual(before);
    expect(before.refunds).toHaveLength(1);
    expect(await refund()).toMatchObject({ status: 'refunded' });
    await expectBalancedBooks(stage.campaign.id);
  });

  it('waits for treasures that can still be decided, and pays them first', async () => {
    const deliverable = await submitDeliverable(stage.campaign, stage.creator, {
      viewCount: 1000,
      decideBy: inMinutes(DAY_MINUTES),
    });
    await close();
    await run();
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'decisions' });
    expect(await approve(deliverable, stage.owner)).toMatchObject({ ok: true });
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 62_500, waits_for: null });
  });

  it('waits for an admin who has to confirm by whom a post is, however long that takes', async () => {
    const decideBy = inMinutes(1);
    await submitDeliverable(stage.campaign, stage.creator, { decideBy, authorCheck: 'needs_admin' });
    await close();
    await run();
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'author' });
    passMinutes(30 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'author' });
  });

  it('waits no longer than until their deadline has decided them', async () => {
    await submitDeliverable(stage.campaign, stage.creator, { decideBy: inMinutes(1) });
    await close();
    await run();
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'decisions' });
    passMinutes(3 * 60);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested' });
  });

  it('is what is left when it is sent, not when it was asked for; nothing left is nothing sent', async () => {
    const one = await submitDeliverable(stage.campaign, stage.creator, {
      viewCount: 10_000,
      decideBy: inMinutes(-3 * 60),
    });
    const two = await submitDeliverable(stage.campaign, await createPaidCreator(), {
      viewCount: 10_000,
      decideBy: inMinutes(-3 * 60),
    });
    await closeAndGrant();
    expect(await approve(one, stage.owner)).toMatchObject({ ok: true });
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded', budget_part: 55_000, fee_part: 2750 });
    // Refunded money is no longer available to later approvals.
    expect(await approve(two, stage.owner)).toMatchObject({
      ok: false,
      error: { details: 'Insufficient campaign budget' },
    });
  });

  it('is not granted by itself once an admin has flagged it', async () => {
    await close();
    await run();
    expect(await decide('flagged')).toMatchObject({ status: 'open', flag: { admin_id: stage.admin.uid } });
    passMinutes(10 * DAY_MINUTES);
    await run();
    expect(await refund()).toMatchObject({ status: 'requested', under_review: true });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
  });
});

describe('a refund that the provider', () => {
  it('made without answering is found by its key, and made once', async () => {
    await closeAndGrant();
    await failNext('refunds.create', 'api_error_after_effect');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunding', amount: 105_000 });
    expect(await balances()).toMatchObject({ available: 0, refunding: 100_000 });
    passMinutes(3);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect(await refundsAtProvider()).toHaveLength(1);
    await expectBalancedBooks(stage.campaign.id);
  });

  it.each(['before', 'after'] as const)('was asked for by a process that died %s is made once', async (when) => {
    await closeAndGrant();
    const { stripe } = deps();
    const refunds = {
      create: async (...request: Parameters<typeof stripe.refunds.create>) => {
        if (when === 'after') await stripe.refunds.create(...request);
        throw new Error('killed');
      },
    };
    const dying = { ...deps(), stripe: { ...stripe, refunds } as unknown as Dependencies['stripe'] };
    await expect(advanceRefund(dying, stage.campaign.id)).rejects.toThrow('killed');
    expect(await refund()).toMatchObject({ status: 'refunding' });
    await run();
    expect(await refund()).toMatchObject({ status: 'refunding' });
    passMinutes(3);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect(await refundsAtProvider()).toHaveLength(1);
    await expectBalancedBooks(stage.campaign.id);
  });

  it('has taken and not made yet is followed, also without events', async () => {
    await closeAndGrant();
    const { stripe } = deps();
    const create = async (...request: Parameters<typeof stripe.refunds.create>) => ({
      ...(await stripe.refunds.create(...request)),
      status: 'pending',
    });
    const waiting = { ...deps(), stripe: { ...stripe, refunds: { create } } as unknown as Dependencies['stripe'] };
    await advanceRefund(waiting, stage.campaign.id);
    expect(await balances()).toMatchObject({ available: 0, refunding: 100_000, refunded: 0 });
    passMinutes(6 * 60 + 1);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect(await refundsAtProvider()).toHaveLength(1);
  });

  it('never received is tried again, and the money is nowhere meanwhile but here', async () => {
    await closeAndGrant();
    await failNext('refunds.create', 'unavailable');
    await run();
    passMinutes(80);
    await run();
    expect(await refund()).toMatchObject({ status: 'granted' });
    expect(await balances()).toMatchObject({ available: 100_000, refunding: 0 });
    passMinutes(61);
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect(await refundsAtProvider()).toHaveLength(1);
    await expectBalancedBooks(stage.campaign.id);
  });

  it('made and the bank sent back is the campaign’s money again, and can be asked for once more', async () => {
    await closeAndGrant();
    await run();
    const [made] = await refundsAtProvider();
    await failRefund(made?.id ?? '');
    const failed = await eventAbout('refund.failed', made?.id ?? '');
    await deliver(failed);
    await deliver({ ...failed, id: `${failed.id}_again` });
    await run();
    expect(await refund()).toMatchObject({ status: 'failed', failure: expect.stringContaining('bank') as string });
    expect(await balances()).toMatchObject({ available: 100_000, refunded: 0 });
    expect(await succeed(requestRefund, byId(), stage.owner)).toMatchObject({ status: 'requested', amount: 105_000 });
    await decide('granted');
    await run();
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect((await refundsAtProvider()).map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
    await expectBalancedBooks(stage.campaign.id);
  });
});

it('is nobody else’s', async () => {
  const other = await createPerson('business_owner');
  expect(await refuse(getRefund, byId(), other)).toMatchObject({ status: 404 });
  expect(await refuse(requestRefund, byId(), other)).toMatchObject({ status: 404 });
  expect(await refuse(getRefund, byId(), stage.creator)).toMatchObject({ status: 403 });
  expect(await succeed(getRefund, byId(), stage.admin)).toMatchObject({ status: 'none' });
});
