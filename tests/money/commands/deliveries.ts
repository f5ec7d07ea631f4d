import type Stripe from 'stripe';
import { stripeWebhook, stripeConnectWebhook } from '../../../functions/src/payments/webhooks/webhook.ts';
import { readBooks } from '../invariants/books.ts';
import { Violation } from '../invariants/violation.ts';
import { pick, type MoneyWorld } from '../world.ts';
import type { Command } from './command.ts';

/** Delivers an event to its endpoint, signed; answers whether it was taken. */
export function deliver(world: MoneyWorld, event: Stripe.Event): Promise<boolean> {
  const { stripe, config } = world.deps;
  const isConnect = event.account !== undefined;
  const secret = isConnect ? config.stripe.connectWebhookSecret : config.stripe.webhookSecret;
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: secret ?? '' });
  const receive = isConnect ? stripeConnectWebhook : stripeWebhook;
  return world.attempt(`${event.type} arrives`, () =>
    receive(world.callOfNobody(), { rawBody: Buffer.from(payload), signature }),
  );
}

/** One of the events that wait arrives, whichever; one that is not taken waits on. */
export const deliverOne: Command = async (world, [who]) => {
  world.collectEvents();
  const event = pick(world.pending, who);
  if (!event || !(await deliver(world, event))) return;
  const index = world.pending.indexOf(event);
  if (index >= 0) world.pending.splice(index, 1);
  world.delivered.push(event);
};

/** All of them arrive, the first or the last first. */
export const deliverAll: Command = async (world, [, what]) => {
  world.collectEvents();
  const count = world.pending.length;
  for (let done = 0, from = 0; done < count; done += 1) {
    const left = world.pending.length;
    await deliverOne(world, [what % 2 === 0 ? from : left - 1 - from, 0, 0]);
    if (world.pending.length === left) from += 1;
  }
};

/** One that was delivered before arrives again. */
export const deliverAgain: Command = async (world, [who]) => {
  const event = pick(world.delivered, who);
  if (!event) return;
  const before = JSON.stringify(await readBooks(world.look));
  const isTaken = await deliver(world, event);
  if (!isTaken && world.isAlone) throw new Violation(`${event.type} was taken once and is refused now`);
  const isSame = JSON.stringify(await readBooks(world.look)) === before;
  if (!isSame && world.isAlone) throw new Violation(`${event.type} has arrived again and was handled again`);
};

/** Told by nothing else until its creator looks at the account. */
const INDISPENSABLE = 'account.application.deauthorized';

/** One of them never arrives: the product has to come to the same without it. */
export const loseEvent: Command = (world, [who]) => {
  world.collectEvents();
  const event = pick(
    world.pending.filter(({ type }) => type !== INDISPENSABLE),
    who,
  );
  if (event) {
    world.pending.splice(world.pending.indexOf(event), 1);
    world.trace.push(`${event.type} is lost`);
  }
  return Promise.resolve();
};
