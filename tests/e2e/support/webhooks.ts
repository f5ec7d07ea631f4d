import { z } from 'zod';
import { suiteAddresses } from './suite-addresses.ts';

const Deliveries = z.object({ deliveries: z.array(z.object({ event: z.string() })) });
const Events = z.object({
  data: z.array(z.object({ id: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) })),
});

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${suiteAddresses().stripe}${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Keeps the provider from telling by itself that a checkout was completed. */
export async function holdCheckoutEvent(sessionId: string): Promise<void> {
  const fault = {
    on: 'webhook:checkout.session.completed',
    about: sessionId,
    kind: 'event_delayed',
    delayMs: 3_600_000,
  };
  await ask('/_control/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

/** The id of the event that says a session was completed; nothing before that. */
export async function completionEvent(sessionId: string): Promise<string | undefined> {
  const answer = await ask('/v1/events?type=checkout.session.completed&limit=100', {
    headers: { authorization: 'Bearer sk_test_standin' },
  });
  return Events.parse(answer).data.find(({ data }) => data.object.id === sessionId)?.id;
}

/** Returns how many deliveries of an event have not been accepted yet. */
export async function undelivered(eventId: string): Promise<number> {
  const { deliveries } = Deliveries.parse(await ask('/_control/deliveries'));
  return deliveries.filter(({ event }) => event === eventId).length;
}

/** Sends an event once more. */
export async function redeliver(eventId: string): Promise<void> {
  await ask(`/_control/events/${eventId}/redeliver`, { method: 'POST' });
}
