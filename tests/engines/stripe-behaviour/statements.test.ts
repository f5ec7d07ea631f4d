import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { order } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('statements and receipts', () => {
  let standIn: StandIn;
  beforeEach(async () => void (standIn = await openStandIn()));
  afterEach(() => standIn.close());

  const create = (more?: Partial<Stripe.Checkout.SessionCreateParams>) =>
    standIn.stripe.checkout.sessions.create(order(10_500, more));
  const pay = async (url: string | null, outcome: string) => {
    const body = new URLSearchParams({ outcome });
    expect((await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  };
  const intentOf = async (id: string) => {
    const expand = ['payment_intent.latest_charge'];
    return (await standIn.stripe.checkout.sessions.retrieve(id, { expand })).payment_intent as Stripe.PaymentIntent;
  };

  // https://docs.stripe.com/get-started/account/statement-descriptors#dynamic
  it('shows the suffix behind the prefix of the platform on the statement of a card, and of no other method', async () => {
    const payBy = async (outcome: string, statement_descriptor_suffix?: string) => {
      const data = statement_descriptor_suffix === undefined ? {} : { statement_descriptor_suffix };
      const { id, url } = await create({ payment_intent_data: { ...data, receipt_email: 'books@example.com' } });
      await pay(url, outcome);
      return intentOf(id);
    };
    const intent = await payBy('paid', 'SUNSET');
    expect(intent).toMatchObject({ statement_descriptor_suffix: 'SUNSET', receipt_email: 'books@example.com' });
    expect(intent.latest_charge).toMatchObject({
      calculated_statement_descriptor: 'DOUBLOON* SUNSET',
      statement_descriptor_suffix: 'SUNSET',
      receipt_email: 'books@example.com',
    });
    const plain = (await payBy('paid')).latest_charge;
    expect(plain).toMatchObject({ calculated_statement_descriptor: 'DOUBLOON', statement_descriptor_suffix: null });
    const paynow = (await payBy('later_succeeded', 'SUNSET')).latest_charge;
    expect(paynow).toMatchObject({ calculated_statement_descriptor: 'DOUBLOON', statement_descriptor_suffix: null });
    const long = (await payBy('paid', 'SUNSET REEL OF KALLANG')).latest_charge;
    expect(long).toMatchObject({ calculated_statement_descriptor: 'DOUBLOON* SUNSET REEL ' });
  });

  it.each([
    ['榴莲', 'Latin characters'],
    ['2026', 'at least one letter'],
    ['A*B', 'special characters'],
    ["AH SENG'S", 'special characters'],
  ])('refuses the suffix %j', async (statement_descriptor_suffix, message) => {
    await expect(create({ payment_intent_data: { statement_descriptor_suffix } })).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      param: 'payment_intent_data[statement_descriptor_suffix]',
    });
  });
});
