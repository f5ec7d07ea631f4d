import Stripe from 'stripe';
import { describe } from 'vitest';
import { createStripeStandIn, type StandInOptions, type StripeStandIn } from '../../../emulators/stripe/index.ts';

/** Stripe under test: the stand-in, or Stripe's test mode. */
export interface Target {
  stripe: Stripe;
  close: () => Promise<void>;
}

interface Opening {
  name: string;
  open: () => Promise<Target>;
}

const testKey = process.env.STRIPE_TEST_SECRET_KEY;
if (testKey !== undefined && !testKey.startsWith('sk_test_'))
  throw new Error('STRIPE_TEST_SECRET_KEY must be a test mode key (sk_test_…)');

const standIn: Opening = {
  name: 'the stand-in',
  async open() {
    const running = await createStripeStandIn({ port: 0 });
    return { stripe: clientOf(running), close: () => running.close() };
  },
};

const realThing = (key: string): Opening => ({
  name: "Stripe's test mode",
  open: () =>
    Promise.resolve({
      stripe: new Stripe(key, { telemetry: false, maxNetworkRetries: 0 }),
      close: () => Promise.resolve(),
    }),
});

/** Declares the same tests for every target there is a key for. */
export function forEachTarget(about: string, tests: (opening: Opening) => void): void {
  for (const opening of testKey === undefined ? [standIn] : [standIn, realThing(testKey)]) {
    describe(`${about}, on ${opening.name}`, () => tests(opening));
  }
}

/** The real client, pointed at a running stand-in. */
export function clientOf({ port }: Pick<StripeStandIn, 'port'>, key = 'sk_test_standin_suite'): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

/** A stand-in with its client and its control endpoint. */
export interface StandIn extends StripeStandIn {
  stripe: Stripe;
  control: <T = unknown>(method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) => Promise<T>;
}

/** Starts a stand-in for tests that need its pages, its control endpoint or its clock. */
export async function openStandIn(options: Partial<StandInOptions> = {}): Promise<StandIn> {
  const running = await createStripeStandIn({ port: 0, ...options });
  return { ...running, stripe: clientOf(running), control: controlOf(running.url) };
}

/** Calls the control endpoint of the stand-in at `url`; throws when it answers anything but 200. */
export function controlOf(url: string): StandIn['control'] {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/_control${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as never;
  };
}
