import { execFile } from 'node:child_process';
import { join } from 'node:path';
import Stripe from 'stripe';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripeStandIn, type StripeStandIn } from '../../../emulators/stripe/index.ts';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from '../../../functions/src/payments/webhooks/event-handlers.ts';
import { deps } from '../../support/api.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';

const SITE = 'http://127.0.0.1:5000';
const OWN_ACCOUNT = 'acct_1StandInPlatform';
const SETTINGS = { SITE_ORIGIN: SITE, PAYMENT_METHODS: '', ACCOUNT_CAPABILITIES: '', REFUND_FLOAT: '' };
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
beforeEach(() => pinTo(OWN_ACCOUNT));

const pinned = () => deps().db.firestore.collection(COLLECTIONS.platformAccount).doc('pinned');

async function pinTo(accountId: string, isLive: boolean | null = false): Promise<void> {
  await pinned().set({ accountId, isLive, pinnedAt: new Date() });
}

/** Runs the command at a provider of its own that answers an operation otherwise, each time. */
async function checkWith(fault: { on: string; kind: string; status?: number; error?: object }): Promise<Outcome> {
  const asking = await createStripeStandIn({ port: 0, siteOrigin: SITE, webhooks: endpoints });
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ times: null, ...fault });
    await fetch(`${asking.url}/_control/faults`, { method: 'POST', headers, body });
    return await check([], { provider: asking });
  } finally {
    await asking.close();
  }
}

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Running {
  readonly provider: StripeStandIn;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs the command on this file's project, whose provider is this one. */
function check(words: readonly string[] = [], { provider = good, env = {} }: Partial<Running> = {}): Promise<Outcome> {
  const script = join(ROOT, 'scripts', 'check-stripe.ts');
  const all = { ...process.env, ...SETTINGS, STRIPE_API_BASE: provider.url, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--project', ownProjectId(), ...words], { env: all }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe('npm run check:stripe', () => {
  it('ends well when nothing is off', async () => {
    expect(await check(['--float', '500'])).toEqual({
      status: 0,
      stdout: 'Nothing is off in what Stripe lets us read. docs/going-live.md has the rest.\n',
      stderr: '',
    });
  });

  it('ends with 1 and a line for each thing that is off', async () => {
    const { status, stdout } = await check(['--float', '500.01'], { provider: bad });
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      `- There is no webhook endpoint ${SITE}/api/webhooks/stripe-connect: create it with the API version ${Stripe.API_VERSION} and the events ${Object.keys(CONNECT_EVENTS).join(', ')}.`,
      expect.stringMatching(/^- SGD 500\.00 of the balance are available, less than the float of SGD 500\.01/),
    ]);
  });

  it('takes the float of the settings, unless it is given another', async () => {
    const env = { REFUND_FLOAT: '501' };
    expect(await check([], { env })).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('less than the float of SGD 501.00') as string,
    });
    expect((await check(['--float', '500'], { env })).status).toBe(0);
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
      const { status, stdout, stderr } = await check([], { provider: asking, env });
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

  it('refuses a live key where no real money is to move', async () => {
    const { status, stdout } = await checkWith({ on: 'balance.retrieve', kind: 'other_mode' });
    expect(status).toBe(1);
    expect(stdout).toContain('- The key is a live one, and TEST_DEPLOYMENT=on says that no real money moves.\n');
  });

  it('asks what nobody can read, which is nothing that is off', async () => {
    const { status, stdout } = await check([], { env: { ACCOUNT_CAPABILITIES: 'transfers' } });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\? ACCOUNT_CAPABILITIES=transfers takes Stripe's approval.*\nNothing is off/);
  });

  describe('of the account that the project is pinned to', () => {
    it('says which the key is of when it is another', async () => {
      await pinTo('acct_1Elsewhere');
      const { status, stdout } = await check();
      expect(status).toBe(1);
      expect(stdout).toBe(
        `- The key is of ${OWN_ACCOUNT}, and the project is pinned to acct_1Elsewhere: the product moves no money with this key. Give it the key of acct_1Elsewhere, or pin the project to ${OWN_ACCOUNT} (npm run pin:stripe says what that ends).\n`,
      );
      expect((await pinned().get()).get('accountId')).toBe('acct_1Elsewhere');
    });

    it('asks whether it is the right one while none is pinned, and pins none', async () => {
      await pinned().delete();
      const { status, stdout } = await check();
      expect(status).toBe(0);
      expect(stdout).toMatch(/^\? The project is pinned to no account yet: .* The key is of acct_1StandInPlatform: /);
      expect((await pinned().get()).exists).toBe(false);
    });

    it.each([
      [true, 'a test one', 'live', 'real', 'test', null],
      [false, 'a live one', 'test', 'test', 'live', 'other_mode'],
    ] as const)(
      'refuses a key of another mode than the project ran in: live %s',
      async (isLive, key, mode, money, fresh, fault) => {
        await pinTo(OWN_ACCOUNT, isLive);
        const { status, stdout } = fault ? await checkWith({ on: 'balance.retrieve', kind: fault }) : await check();
        expect(status).toBe(1);
        expect(stdout).toContain(
          `- The key is ${key}, and the project ran in ${mode} mode: what its people paid and earned is ${money} money. Use a fresh project for ${fresh} mode.\n`,
        );
      },
    );

    it('takes a key of any mode where nobody knows in which the project ran', async () => {
      await pinTo(OWN_ACCOUNT, null);
      expect((await check()).status).toBe(0);
    });

    it('says why it cannot be read', async () => {
      const { status, stdout, stderr } = await check([], { env: { FIRESTORE_DATABASE: 'X' } });
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
      expect(stdout).toMatch(/^- The account that the project is pinned to cannot be read: .*FIRESTORE_DATABASE/);
    });

    it('says nothing of it where the key may not read its own', async () => {
      const error = { type: 'invalid_request_error', message: 'not this key' };
      await pinTo('acct_1Elsewhere');
      const fault = { on: 'accounts.retrieveCurrent', kind: 'error', status: 403, error };
      const { status, stdout } = await checkWith(fault);
      expect(status).toBe(1);
      expect(stdout).toBe('- The account cannot be read: not this key\n');
    });
  });
});
