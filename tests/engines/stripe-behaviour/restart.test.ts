import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestClock } from '../../../emulators/clock/test-clock.ts';
import { createStripeStandIn } from '../../../emulators/stripe/index.ts';
import { openReceiver, type EventReceiver } from './event-receiver.ts';
import { EXPRESS, holdCaptures, order, paidCharge, readyAccount } from './given.ts';
import { clientOf, controlOf } from './target.ts';

/** Deliveries go on in the background, so how many an event still waits for may differ from one look to the next. */
function withoutDeliveryCounts(lists: unknown[]): unknown[] {
  return JSON.parse(
    JSON.stringify(lists, (key, value: unknown) => (key === 'pending_webhooks' ? undefined : value)),
  ) as unknown[];
}

const main = join(import.meta.dirname, '../../../emulators/stripe/main.ts');

describe('a stand-in of its own process', () => {
  let folder: string;
  let receiver: EventReceiver;
  let child: ChildProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-standin-'));
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await stop('SIGKILL');
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  async function start(port = 0): Promise<{ port: number; stripe: Stripe; url: string }> {
    const [own, connected] = receiver.endpoints.map(({ url, secret }) => `${url}=${secret}`);
    const flags = [
      '--port',
      String(port),
      '--data-file',
      join(folder, 'state.json'),
      '--webhook',
      own ?? '',
      '--connect-webhook',
      connected ?? '',
    ];
    const env = { ...process.env, TEST_CLOCK_FILE: join(folder, 'clock.json') };
    child = spawn(process.execPath, [main, ...flags], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
    const url = /http:\S+/.exec(line)?.[0] ?? '';
    const bound = Number(new URL(url).port);
    return { port: bound, stripe: clientOf({ port: bound }), url };
  }

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }

  it('loses nothing it acknowledged when it is killed, and goes on where it was', async () => {
    const { port, stripe, url } = await start();
    const created = await stripe.checkout.sessions.create(order(), { idempotencyKey: 'create-1' });
    const acct = await stripe.accounts.create({
      controller: EXPRESS,
      capabilities: { transfers: { requested: true } },
    });
    await holdCaptures(controlOf(url));
    await controlOf(url)('POST', `/checkout/sessions/${created.id}/pay`);
    await controlOf(url)('POST', '/faults', { on: 'transfers.create', kind: 'unavailable' });
    await stop('SIGKILL');

    const again = await start(port);
    expect(await again.stripe.checkout.sessions.retrieve(created.id)).toMatchObject({
      payment_status: 'paid',
      status: 'complete',
    });
    expect((await again.stripe.accounts.retrieve(acct.id)).id).toBe(acct.id);
    const replayed = await again.stripe.checkout.sessions.create(order(), { idempotencyKey: 'create-1' });
    expect(replayed.id).toBe(created.id);
    const [charge] = (await again.stripe.charges.list()).data;
    await controlOf(again.url)('POST', `/charges/${charge?.id}/capture`);
    expect((await again.stripe.balance.retrieve()).pending[0]?.amount).toBe(10_093);
    expect(await controlOf(again.url)('GET', '/faults')).toMatchObject({ faults: [{ kind: 'unavailable' }] });
  });

  it('shows after a kill exactly what it showed before, whatever had happened', async () => {
    const before = await start();
    const control = controlOf(before.url);
    const everything = async ({ stripe }: { stripe: Stripe }) => {
      const lists = await Promise.all([
        stripe.checkout.sessions.list(),
        stripe.paymentIntents.list(),
        stripe.charges.list(),
        stripe.refunds.list(),
        stripe.disputes.list(),
        stripe.accounts.list(),
        stripe.transfers.list(),
        stripe.balanceTransactions.list({ limit: 100 }),
        stripe.events.list({ limit: 100 }),
      ]);
      return [...lists.map(({ data }) => data), (await stripe.balance.retrieve()).pending];
    };
    const standIn = { ...before, control, close: () => Promise.resolve() };
    const charge = await paidCharge(standIn, 20_000, 'group-1');
    const declined = await before.stripe.checkout.sessions.create(order());
    await control('POST', `/checkout/sessions/${declined.id}/pay`, { outcome: 'declined' });
    const { id: destination } = await readyAccount(standIn);
    const transfer = await before.stripe.transfers.create({
      amount: 5000,
      currency: 'sgd',
      destination,
      source_transaction: charge.id,
    });
    await control('POST', '/balance/settle');
    await before.stripe.transfers.createReversal(transfer.id, { amount: 1000 });
    const refund = await before.stripe.refunds.create({ charge: charge.id, amount: 3000 });
    await control('POST', `/refunds/${refund.id}/fail`);
    const dispute = await control<Stripe.Dispute>('POST', '/disputes', { charge: charge.id });
    await control('POST', `/disputes/${dispute.id}/close`, { status: 'won' });
    await receiver.received('charge.dispute.closed');
    await before.stripe.checkout.sessions.expire(declined.id);
    receiver.refuseAll(503);
    const reversal = await before.stripe.transfers.createReversal(transfer.id, { amount: 1000 });
    expect(reversal.amount).toBe(1000);
    const shown = withoutDeliveryCounts(await everything(before));
    expect(shown.every((list) => Array.isArray(list) && list.length > 0)).toBe(true);
    await stop('SIGKILL');
    const after = await start(before.port);
    expect(withoutDeliveryCounts(await everything(after))).toEqual(shown);
  });

  it('delivers after a restart what it could not deliver before', async () => {
    receiver.refuseAll(503);
    const { port, stripe } = await start();
    const { id } = await stripe.checkout.sessions.create(order());
    await stripe.checkout.sessions.expire(id);
    await stop('SIGKILL');
    receiver.refuseAll(null);
    await start(port);
    const [event] = await receiver.received('checkout.session.expired');
    expect(event?.data.object).toMatchObject({ id });
  });

  it('follows the test clock by itself, and what happened by it happened once', async () => {
    const { port, stripe } = await start();
    const { id } = await stripe.checkout.sessions.create(order());
    openTestClock(join(folder, 'clock.json')).advance(25 * 60 * 60 * 1000);
    await receiver.received('checkout.session.expired');
    await stop('SIGKILL');
    const again = await start(port);
    expect((await again.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    expect((await again.stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1);
  });

  it('leaves the data of a running one alone when it cannot have its port', async () => {
    const { port, stripe } = await start();
    const second = createStripeStandIn({ port, dataFile: join(folder, 'state.json') });
    await expect(second).rejects.toThrow('EADDRINUSE');
    const { id } = await stripe.checkout.sessions.create(order());
    await stop('SIGKILL');
    expect((await (await start(port)).stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('ends by itself, with code 0, when it is asked to', async () => {
    await start();
    expect(await stop('SIGTERM')).toBe(0);
  });
});
