import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../emulators/stripe/index.ts';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { deps, replaceDependencies } from '../../support/api.ts';
import {
  PROVIDER_FAULTS,
  armFault,
  createImpatientClient,
  disarm,
} from '../../support/payment-faults/faulty-provider.ts';
import { outcomeOf, take, travel } from '../../support/payment-faults/play.ts';
import { callsOfProduct } from '../../support/payment-faults/provider-calls.ts';
import { STEPS } from '../../support/payment-faults/steps.ts';
import { shareTime } from '../../support/money/payment-provider.ts';

const CALLS = callsOfProduct();
const FAULTS = PROVIDER_FAULTS.slice(0, caseBudget(2, PROVIDER_FAULTS.length));

replaceDependencies({ stripe: createImpatientClient(process.env['STRIPE_API_BASE'] ?? '') });

let expected: Awaited<ReturnType<typeof outcomeOf>>;
let strikes = 0;
let refusals = 0;

beforeAll(async () => {
  shareTime(() => deps().clock.now().getTime());
  expected = await outcomeOf(await travel(async (step, own) => expect(await take(step, own)).toEqual([])));
});
afterAll(() => {
  console.log(
    `measured: provider faults: ${FAULTS.length} faults × ${CALLS.length} calls in ${STEPS.length} steps; ${strikes} struck, ${refusals} refusals explained`,
  );
});

describe('the product', () => {
  it('asks the provider for nothing that the stand-in cannot fail at', () => {
    const known = operations.map(({ name }) => name);
    expect(CALLS.length).toBeGreaterThanOrEqual(11);
    expect(CALLS.filter((call) => !known.includes(call))).toEqual([]);
  });

  it('brings money all the way when nothing fails', () => {
    expect(expected).toMatchObject({
      campaigns: 3,
      // An admin has taken the smaller one back; it is refunded with its share of the fee.
      transfers: [0, 75_000],
      // Of the second, a part by hand, and the rest after a warning of fraud.
      refunds: [[26_250], [94_500, 10_500], []],
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
