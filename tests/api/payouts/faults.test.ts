import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { operations } from '../../../emulators/stripe/index.ts';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { deps, replaceDependencies } from '../../support/api.ts';
import {
  PROVIDER_FAULTS,
  armFault,
  createImpatientClient,
  disarm,
} from '../../support/payment-faults/faulty-provider.ts';
import type { Journey } from '../../support/payment-faults/journey.ts';
import { Deliveries, travelInSilence } from '../../support/payment-faults/deliveries.ts';
import { beginJourney, endJourney, outcomeOf, take } from '../../support/payment-faults/play.ts';
import { callsOfProduct } from '../../support/payment-faults/provider-calls.ts';
import { STEPS } from '../../support/payment-faults/steps.ts';
import { shareTime } from '../../support/money/payment-provider.ts';

const CALLS = callsOfProduct();
const FAULTS = PROVIDER_FAULTS.slice(0, caseBudget(2, PROVIDER_FAULTS.length));

replaceDependencies({ stripe: createImpatientClient(process.env['STRIPE_API_BASE'] ?? '') });

let expected: Awaited<ReturnType<typeof outcomeOf>>;
let strikes = 0;
let refusals = 0;
let told = 0;

beforeAll(async () => {
  shareTime(() => deps().clock.now().getTime());
  const journey = await travel(async (step, own) => expect(await take(step, own)).toEqual([]));
  expected = await outcomeOf(journey);
});
afterAll(() => {
  console.log(
    `measured: provider faults: ${FAULTS.length} faults × ${CALLS.length} calls in ${STEPS.length} steps; ${strikes} struck, ${refusals} refusals explained; ${told} events told twice, late or reversed`,
  );
});

/** Goes the whole way; what `play` does around each step is up to it. */
async function travel(play: (step: (typeof STEPS)[number], journey: Journey) => Promise<void>): Promise<Journey> {
  const journey = await beginJourney();
  for (const step of STEPS) await play(step, journey);
  await endJourney();
  return journey;
}

describe('the product', () => {
  it('asks the provider for nothing that the stand-in cannot fail at', () => {
    const known = operations.map(({ name }) => name);
    expect(CALLS.length).toBeGreaterThanOrEqual(11);
    expect(CALLS.filter((call) => !known.includes(call))).toEqual([]);
  });

  it('brings money all the way when nothing fails', () => {
    expect(expected).toMatchObject({
      campaigns: 3,
      transfers: [15_000, 75_000],
      refunds: [[10_500], [10_500], []],
      account: 'active',
    });
  });
});

describe('when the provider fails at every call of every step', () => {
  it.each(FAULTS)('money arrives all the same, once: $name', async (fault) => {
    const struck = new Set<string>();
    const journey = await travel(async (step, own) => {
      const told = await take(step, own, { arm: () => armFault(fault, CALLS) });
      const calls = await disarm(CALLS);
      for (const call of calls) struck.add(call);
      strikes += calls.length;
      refusals += told.length;
    });
    expect(CALLS.filter((call) => !struck.has(call))).toEqual([]);
    expect(await outcomeOf(journey)).toEqual(expected);
  });
});

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
