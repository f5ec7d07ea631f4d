import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from '../../../functions/src/payments/webhooks/event-handlers.ts';
import { logLines } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { openCheckout } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failNext, payOnHostedPage } from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';

describe('an event with a good signature', () => {
  it.each([
    ['a list', []],
    ['nothing', {}],
    ['without an id', { livemode: false, type: 'charge.refunded', data: { object: {} } }],
    [
      'with an id that no document can have',
      { id: 'evt/1', object: 'event', livemode: false, type: 'price.created', data: { object: {} } },
    ],
    [
      'with a number for an id',
      { id: 1, object: 'event', livemode: false, type: 'price.created', data: { object: {} } },
    ],
    ['without a type', { id: 'evt_1', object: 'event', livemode: false, data: { object: {} } }],
    ['without a mode', { id: 'evt_1', object: 'event', type: 'charge.refunded', data: { object: {} } }],
    ['without data', { id: 'evt_1', object: 'event', livemode: false, type: 'charge.refunded' }],
    ['with a text for data', { id: 'evt_1', object: 'event', livemode: false, type: 'charge.refunded', data: 'x' }],
  ])('is refused as malformed, however well signed, when it is %s', async (_what, event) => {
    const answer = await deliver(event as unknown as Stripe.Event);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });

  it.each(Object.keys({ ...ACCOUNT_EVENTS, ...CONNECT_EVENTS }))(
    'of type %s about something else than it says is refused or ignored, and never a fault',
    async (type) => {
      const ids = { checkout_id: 'a/b', payout_id: 'a/b', attempt: 'x', uid: 'a/b' };
      for (const object of [
        {},
        { id: 7 },
        { id: 'x', charge: {} },
        { id: 'x', metadata: 1 },
        { id: 'a/b', metadata: ids },
      ]) {
        const account = Object.hasOwn(CONNECT_EVENTS, type) && { account: 'acct_missing' };
        const event = { id: unique('evt_'), object: 'event', livemode: false, type, data: { object }, ...account };
        const { status } = await deliver(event as unknown as Stripe.Event);
        expect([200, 400], JSON.stringify(object)).toContain(status);
      }
      expect(logLines.filter(({ message }) => message === 'unexpected error')).toEqual([]);
    },
  );

  it('of the other mode is received and changes nothing: tests of connected accounts are told to live endpoints', async () => {
    const paid = await openCheckout(await createPerson('business_owner'));
    await payOnHostedPage(paid);
    const event = await eventAbout('checkout.session.completed', paid);
    expect(await deliver({ ...event, livemode: true })).toMatchObject({ status: 200, body: { received: true } });
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toBeUndefined();
    await deliver(event);
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toMatchObject({ outcome: 'applied' });
  });

  it('is not believed when what it is about is of the other mode: nothing is booked, people are told, and it works when it comes again', async () => {
    const paid = await openCheckout(await createPerson('business_owner'));
    await payOnHostedPage(paid);
    const event = await eventAbout('checkout.session.completed', paid);
    await failNext('checkout.sessions.retrieve', 'other_mode');
    expect((await deliver(event)).status).toBeGreaterThanOrEqual(500);
    expect(logLines.map(({ message }) => message)).toContain('the key shows objects of the other mode');
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toBeUndefined();
    expect((await deliver(event)).status).toBe(200);
    expect(await stored(COLLECTIONS.stripeEvents, event.id)).toMatchObject({ outcome: 'applied' });
  });
});
