import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { deps } from '../../support/api.ts';
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

const open = async (kind: 'inquiry' | 'prevented') =>
  openDispute((await fundsOf(stage.campaign.id)).chargeId, undefined, kind);

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
});

describe('a prevented dispute', () => {
  it('has given the money back, without a fee, and nothing is left to refund', async () => {
    await tell(await open('prevented'), 'created', 'funds_withdrawn');
    expect(await balances()).toMatchObject({ available: 0, disputed: 0, refunded: 100_000 });
    expect(await disputeFees()).toBe(0);
    expect(await differences()).toEqual([]);
  });
});
