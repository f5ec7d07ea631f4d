import type Stripe from 'stripe';
import { deps } from '../api.ts';
import { deliver } from '../money/payment-provider.ts';
import { pass, type Journey, type Step } from './journey.ts';
import { take } from './play.ts';
import { STEPS } from './steps.ts';

/** How often an event that was not accepted is sent again. */
const ROUNDS = 6;

/** Delivers the provider's events of a journey in the ways that a test chooses. */
export class Deliveries {
  readonly #seen = new Set<string>();
  count = 0;

  private constructor(seen: readonly Stripe.Event[]) {
    for (const { id } of seen) this.#seen.add(id);
  }

  /** Begins now; earlier events are ignored. */
  static async begin(): Promise<Deliveries> {
    return new Deliveries(await allEvents(''));
  }

  /** Returns the new events since the last call, oldest first. */
  async collect({ accountId }: Journey): Promise<Stripe.Event[]> {
    const found = (await allEvents(accountId)).filter(({ id }) => !this.#seen.has(id));
    for (const { id } of found) this.#seen.add(id);
    return found;
  }

  /** Sends events one after the other, each twice, and later repeats those that were not accepted, as the provider does. */
  async tellTwice(events: readonly Stripe.Event[]): Promise<void> {
    let left = events;
    for (let round = 0; left.length > 0; round += 1) {
      if (round >= ROUNDS) throw new Error(`${left.map(({ type }) => type).join(', ')}: never taken`);
      const refused: Stripe.Event[] = [];
      for (const event of left) {
        const statuses = [await this.#send(event), await this.#send(event)];
        if (statuses.at(-1) !== 200) refused.push(event);
      }
      left = refused;
      await pass(30);
    }
  }

  /** Sends each event twice at the same moment. At least one of the two must be accepted, and the other at the latest the next time. */
  async tellBothAtOnce(events: readonly Stripe.Event[]): Promise<void> {
    for (const event of events) {
      const statuses = await Promise.all([this.#send(event), this.#send(event)]);
      if (!statuses.includes(200)) await this.tellTwice([event]);
    }
  }

  async #send(event: Stripe.Event): Promise<number> {
    this.count += 1;
    return (await deliver(event)).status;
  }
}

async function allEvents(accountId: string): Promise<Stripe.Event[]> {
  const { events } = deps().stripe;
  const most = { limit: 10_000 };
  const own = await events.list({ limit: 100 }).autoPagingToArray(most);
  const connected = accountId
    ? await events.list({ limit: 100 }, { stripeAccount: accountId }).autoPagingToArray(most)
    : [];
  // The provider lists the newest first.
  return [...own.reverse(), ...connected.reverse()].sort((a, b) => a.created - b.created);
}

/** Goes the whole way without any event of the provider: people coming back and schedules have to suffice. */
export async function travelInSilence(journey: Journey): Promise<void> {
  for (const step of STEPS) {
    if (step.needsAllNews) continue;
    await step.prepare?.(journey);
    if (step.withoutEvent) await step.withoutEvent(journey);
    else await take(withoutPreparing(step), journey);
  }
}

function withoutPreparing({ name, act, isDone }: Step): Step {
  return { name, act, isDone };
}
