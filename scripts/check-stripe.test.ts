import { execFile } from 'node:child_process';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeStandIn, type StripeStandIn } from '../emulators/stripe/index.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from '../functions/src/payments/webhooks/event-handlers.ts';

const SITE = 'http://127.0.0.1:5000';
const endpoints = [
  { url: `${SITE}/api/webhooks/stripe`, secret: 'whsec_own', connect: false, events: Object.keys(ACCOUNT_EVENTS) },
  {
    url: `${SITE}/api/webhooks/stripe-connect`,
    secret: 'whsec_connect',
    connect: true,
    events: Object.keys(CONNECT_EVENTS),
  },
];

let good: StripeStandIn;
let bad: StripeStandIn;

beforeAll(async () => {
  const all = { port: 0, siteOrigin: SITE, floatCents: 50_000 };
  good = await createStripeStandIn({ ...all, webhooks: endpoints });
  bad = await createStripeStandIn({ ...all, webhooks: endpoints.slice(0, 1) });
});
afterAll(() => Promise.all([good.close(), bad.close()]));

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command on a local project whose provider is this one, which answers for the database of the suite, too. */
function check(words: readonly string[], { provider = good, env = {} }: Partial<Running> = {}): Promise<Outcome> {
  const { host } = new URL(provider.url);
  const all = { ...process.env, STRIPE_API_BASE: provider.url, FIRESTORE_EMULATOR_HOST: host, ...env };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'check-stripe.ts'), ...words],
      { env: all },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

interface Running {
  readonly provider: StripeStandIn;
  readonly env: Readonly<Record<string, string>>;
}

const LOCAL = ['--project', 'demo-doubloon'];

describe('npm run check:stripe', () => {
  it.each([
    [['--help'], 0],
    [[], 1],
    [[...LOCAL, '--float', 'much'], 1],
  ])('says how it is used: %j', async (words, status) => {
    const outcome = await check(words);
    expect(outcome).toMatchObject({ status, stderr: '' });
    expect(outcome.stdout).toContain('Usage: npm run check:stripe -- --project ID [--float SGD]');
  });

  it('refuses an option that there is not', async () => {
    const { status, stdout, stderr } = await check([...LOCAL, '--all']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain("Unknown option '--all'");
  });

  it('ends well when nothing is off', async () => {
    expect(await check([...LOCAL, '--float', '500'])).toEqual({
      status: 0,
      stdout: 'Nothing is off in what Stripe lets us read. docs/going-live.md has the rest.\n',
      stderr: '',
    });
  });

  it('ends with 1 and a line for each thing that is off', async () => {
    const { status, stdout } = await check([...LOCAL, '--float', '500.01'], { provider: bad });
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      `- There is no webhook endpoint ${SITE}/api/webhooks/stripe-connect: create it with the API version ${Stripe.API_VERSION} and the events ${Object.keys(CONNECT_EVENTS).join(', ')}.`,
      expect.stringMatching(/^- SGD 500\.00 of the balance are available, less than the float of SGD 500\.01/),
    ]);
  });

  it('takes the float of the settings, unless it is given another', async () => {
    const env = { REFUND_FLOAT: '501' };
    expect(await check(LOCAL, { env })).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('less than the float of SGD 501.00') as string,
    });
    expect((await check([...LOCAL, '--float', '500'], { env })).status).toBe(0);
  });

  it('says which parts a key may not read, and what is off in the others', async () => {
    const message = "The provided key 'rk_live_***' does not have the required permissions for this endpoint.";
    const asking = await createStripeStandIn({ port: 0, siteOrigin: SITE, webhooks: endpoints, floatCents: 50_000 });
    try {
      for (const on of ['balance.retrieve', 'paymentMethodConfigurations.list', 'accounts.list']) {
        const error = { type: 'invalid_request_error', message };
        const body = JSON.stringify({ on, kind: 'error', times: null, status: 403, error });
        const headers = { 'content-type': 'application/json' };
        await fetch(`${asking.url}/_control/faults`, { method: 'POST', headers, body });
      }
      const env = { ACCOUNT_CAPABILITIES: 'transfers', SITE_ORIGIN: 'https://another.example' };
      const { status, stdout, stderr } = await check(LOCAL, { provider: asking, env });
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
      const lines = stdout.trim().split('\n');
      expect(lines.slice(0, 3)).toEqual([
        `- The connected accounts cannot be read: ${message}`,
        `- The balance and the mode of the key cannot be read: ${message}`,
        `- The settings of payment methods cannot be read: ${message}`,
      ]);
      expect(lines[3]).toMatch(/^- The business website is .*, not https:\/\/another\.example/);
      expect(lines.at(-1)).toMatch(/^\? ACCOUNT_CAPABILITIES=transfers .* The newest accounts cannot be read: look/);
      expect(stdout).not.toContain('float');
    } finally {
      await asking.close();
    }
  });

  it('asks what nobody can read, which is nothing that is off', async () => {
    const { status, stdout } = await check(LOCAL, { env: { ACCOUNT_CAPABILITIES: 'transfers' } });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\? ACCOUNT_CAPABILITIES=transfers takes Stripe's approval.*\nNothing is off/);
  });

  it('says that the suite does not run', async () => {
    const { status, stderr } = await check(LOCAL, { env: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' } });
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing answers at 127.0.0.1:1');
  });

  it('names the settings that a deployed project lacks', async () => {
    const { status, stdout, stderr } = await check(['--project', 'no-such-project']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('functions/.env.no-such-project is missing: docs/deployment.md says what belongs there.\n');
  });
});
