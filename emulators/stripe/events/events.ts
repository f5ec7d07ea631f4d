import type Stripe from 'stripe';
import { createdParam, expandParam, page, pageParams, within } from '../requests/api-list.ts';
import { noSuch } from '../shared/errors.ts';
import { strike } from '../world/faults.ts';
import { newId } from '../shared/ids.ts';
import { operation } from '../requests/operation.ts';
import { fields, list, optional, text } from '../requests/params.ts';
import type { EventObject } from '../requests/client-answer.ts';
import { nowSeconds, type WebhookEndpoint, type World } from '../world/world.ts';

/** The API version whose shapes the stand-in answers with. */
export const API_VERSION = '2026-10-28.endive';

/**
 * Records that something happened to `object`, as it is now, and queues the event for its endpoints: those of the platform, or with `account`
 * those for connected accounts.
 */
export function emit<Type extends Stripe.Event.Type>(
  world: World,
  type: Type,
  object: EventObject<Type>,
  about: { account?: string; previous?: Partial<EventObject<Type>> } = {},
): Stripe.Event {
  const { account, previous } = about;
  const endpoints = endpointsOf(world, type, account);
  const frame = {
    id: newId('evt'),
    object: 'event',
    ...(account === undefined ? {} : { account }),
    api_version: API_VERSION,
    created: nowSeconds(world),
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: world.request?.id ?? null, idempotency_key: world.request?.idempotencyKey ?? null },
  } satisfies Omit<Stripe.Event, 'data' | 'type'>;
  const data = structuredClone(previous ? { object, previous_attributes: previous } : { object });
  // The frame and the object are checked above; only that they belong together is said here.
  const event = { ...frame, type, data } as unknown as Stripe.Event;
  world.store.state.events.set(event.id, event);
  const fault = strike(world, ['webhook', `webhook:${type}`], object);
  for (const { url } of endpoints) {
    const delayMs = fault?.kind === 'event_delayed' || fault?.kind === 'event_held' ? fault.delayMs : 0;
    queueDelivery(world, event.id, url, { delayMs, held: fault?.kind === 'event_held' });
    if (fault?.kind === 'event_duplicated') queueDelivery(world, event.id, url, { delayMs: 0, held: false });
  }
  return event;
}

/** Queues one more delivery of a stored event to every endpoint it concerns. Throws when there is no such event. */
export function redeliver(world: World, id: string): Stripe.Event {
  const event = world.store.state.events.get(id);
  if (!event) throw noSuch('event', id);
  for (const { url } of endpointsOf(world, event.type, event.account))
    queueDelivery(world, id, url, { delayMs: 0, held: false });
  return event;
}

/** The endpoints that get an event of the platform, or of a connected account. */
function endpointsOf(world: World, type: string, account: string | undefined): WebhookEndpoint[] {
  return world.endpoints.filter(
    ({ connect, events, isDisabled }) =>
      connect === (account !== undefined) && !isDisabled && (events === undefined || events.includes(type)),
  );
}

function queueDelivery(world: World, event: string, endpoint: string, how: { delayMs: number; held: boolean }): void {
  const id = newId('dlv');
  world.store.state.deliveries.set(id, {
    id,
    event,
    endpoint,
    attempts: 0,
    notBeforeMs: Date.now() + how.delayMs,
    held: how.held,
  });
}

/** GET /v1/events and /v1/events/:id, for the platform or a connected account. */
export const eventOperations = [
  operation(
    { name: 'events.list', method: 'GET', path: '/v1/events', connected: true },
    fields({ ...pageParams, created: createdParam, type: optional(text()), types: optional(list(text(), 20)) }, [
      'delivery_success',
    ]),
    (world, { params, account }) => {
      const types = params.types ?? (params.type === undefined ? undefined : [params.type]);
      const matching = world.store.state.events
        .values()
        .filter(
          (event) =>
            (event.account ?? null) === account &&
            within(event.created, params.created) &&
            (types === undefined || types.some((wanted) => matches(event.type, wanted))),
        );
      return page(matching, params, '/v1/events');
    },
  ),
  operation(
    { name: 'events.retrieve', method: 'GET', path: '/v1/events/:id', connected: true },
    fields(expandParam),
    (world, { ids: { id = '' }, account }) => {
      const event = world.store.state.events.get(id);
      if (!event || (event.account ?? null) !== account) throw noSuch('event', id);
      return event;
    },
  ),
];

function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
