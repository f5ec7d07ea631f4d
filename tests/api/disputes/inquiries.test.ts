import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { deps, succeed } from '../../support/api.ts';
import { examineBooks } from '../../../functions/src/payments/reconciliation/examine-books.ts';
import { expectBalancedBooks, fundsOf } from '../../support/money/paid-campaigns.ts';
import {
  closeDispute,
  deliver,
  escalateDispute,
  eventAbout,
  openDispute,
} from '../../support/money/payment-provider.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';

const { stage, balances } = useClosedLoots();

const chargeId = async () => (await fundsOf(stage.campaign.id)).chargeId;
const open = async (kind: 'inquiry' | 'prevented' | 'blocked') => openDispute(await chargeId(), undefined, kind);

/** Tells of these events, each twice, under other ids the second time. */
async function tell(dispute: string, ...happenings: readonly string[]): Promise<void> {
  for (const happening of happenings) {
    const event = await eventAbout(`charge.dispute.${happening}` as Stripe.Event.Type, dispute);
    for (const id of [event.id, `${event.id}_again`]) expect((await deliver({ ...event, id })).status).toBe(200);
  }
}

async function disputeFees(): Promise<number> {
  const entries = (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);
  return entries.filter(({ amountCents }) => amountCents === 1500).length;
}

async function lossCents(): Promise<number> {
  const entries = (await expectBalancedBooks(stage.campaign.id)).flatMap((group) => group.entries);
  return entries.reduce((sum, { account, amountCents }) => (account === 'loss' ? sum + amountCents : sum), 0);
}

async function differences() {
  const { differences: all } = await examineBooks(deps(), { after: null, limit: 100 });
  return all.filter(({ campaignId }) => campaignId === stage.campaign.id);
}

describe('an inquiry of a bank', () => {
  it('freezes the money, and frees all of it when it closes', async () => {
    const inquiry = await open('inquiry');
    await tell(inquiry, 'created');
    expect(await balances()).toMatchObject({ available: 0, disputed: 100_000 });
    await closeDispute(inquiry, 'warning_closed');
    await tell(inquiry, 'closed', 'created');
    expect(await balances()).toMatchObject({ available: 100_000, disputed: 0 });
    expect(await disputeFees()).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['in their order', ['created', 'updated', 'funds_withdrawn', 'closed']],
    ['the other way round', ['closed', 'funds_withdrawn', 'updated', 'created']],
  ])('that becomes a chargeback and is lost is booked once, with its fee, told %s', async (_order, happenings) => {
    const inquiry = await open('inquiry');
    await escalateDispute(inquiry);
    await closeDispute(inquiry, 'lost');
    await tell(inquiry, ...happenings);
    expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 100_000 });
    expect(await disputeFees()).toBe(1);
    expect(await differences()).toEqual([]);
  });

  it('that becomes a chargeback and is won gives everything back', async () => {
    const inquiry = await open('inquiry');
    await escalateDispute(inquiry);
    await closeDispute(inquiry, 'won');
    await tell(inquiry, 'funds_reinstated', 'created', 'closed', 'funds_withdrawn');
    expect(await balances()).toMatchObject({ available: 100_000, disputed: 0, refunded: 0 });
    expect(await disputeFees()).toBe(1);
    expect(await differences()).toEqual([]);
  });

  // https://stripe.com/docs/disputes: refunded in full, an inquiry is resolved, and there is no fee.
  it.each(['the refund', 'the end of the inquiry'])(
    'that is resolved by a full refund by hand leaves nothing frozen and no loss, told first of %s',
    async (first) => {
      const inquiry = await open('inquiry');
      await tell(inquiry, 'created');
      await deps().stripe.refunds.create({ charge: await chargeId() });
      const tellRefund = async () => deliver(await eventAbout('charge.refunded', await chargeId()));
      if (first === 'the refund') await tellRefund();
      await tell(inquiry, 'closed');
      await tellRefund();
      expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 100_000 });
      expect(await fundsOf(stage.campaign.id)).toMatchObject({ feeCents: 0, disputes: [{ status: 'won' }] });
      expect(await lossCents()).toBe(0);
      expect(await disputeFees()).toBe(0);
      expect(await differences()).toEqual([]);
    },
  );
});

describe('a prevented dispute', () => {
  it('has given the money back, without a fee, and nothing is left to refund', async () => {
    await tell(await open('prevented'), 'created', 'funds_withdrawn');
    expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 100_000 });
    expect(await disputeFees()).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('that was blocked has taken nothing, and the loot goes on', async () => {
    await tell(await open('blocked'), 'created');
    expect(await balances()).toMatchObject({ available: 100_000, disputed: 0, refunded: 0 });
    expect(await succeed(getCampaign, { params: { id: stage.campaign.id } }, stage.owner)).toMatchObject({
      status: 'open',
    });
    expect(await disputeFees()).toBe(0);
    expect(await differences()).toEqual([]);
  });
});
