import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { deps, replaceDependencies } from '../../support/api.ts';
import { createImpatientClient } from '../../support/payment-faults/faulty-provider.ts';
import { Deliveries, travelInSilence } from '../../support/payment-faults/deliveries.ts';
import { beginJourney, endJourney, outcomeOf, take, travel } from '../../support/payment-faults/play.ts';
import { shareTime } from '../../support/money/payment-provider.ts';

replaceDependencies({ stripe: createImpatientClient(process.env['STRIPE_API_BASE'] ?? '') });

let expected: Awaited<ReturnType<typeof outcomeOf>>;
let told = 0;

beforeAll(async () => {
  shareTime(() => deps().clock.now().getTime());
  expected = await outcomeOf(await travel(async (step, own) => expect(await take(step, own)).toEqual([])));
});
afterAll(() => console.log(`measured: provider events: ${told} told twice, late or reversed`));

describe('when the provider tells of everything', () => {
  it('twice at the same moment, money arrives once', async () => {
    const deliveries = await Deliveries.begin();
    const journey = await travel(async (step, own) => {
      expect(await take(step, own)).toEqual([]);
      await deliveries.tellBothAtOnce(await deliveries.collect(own));
    });
    expect(await outcomeOf(journey)).toEqual(expected);
    told += deliveries.count;
  });

  it.each([
    ['late', (events: Stripe.Event[]) => events],
    ['late and in the opposite order', (events: Stripe.Event[]) => events.reverse()],
  ])('%s, each time twice, money arrives once', async (_name, arrange) => {
    const deliveries = await Deliveries.begin();
    const journey = await beginJourney();
    await travelInSilence(journey);
    const events = await deliveries.collect(journey);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(10);
    await deliveries.tellTwice(arrange(events));
    await endJourney();
    expect(await outcomeOf(journey)).toEqual(expected);
    told += deliveries.count;
  });
});
