import type Stripe from 'stripe';
import { z } from 'zod';
import type { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { DocumentId } from '@doubloon/contract/shared/values.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { handlerOf, type Handlers, isHandledSomewhere, ACCOUNT_EVENTS, CONNECT_EVENTS } from './event-handlers.ts';
import { isHandled } from './stripe-events.store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Call, SignedPayload, WebhookHandler } from '../../platform/dependencies.ts';
import { isUnknownToProvider } from '../provider/provider-error.ts';

/**
 * Handles an event of the provider once: its id and its effect are written in one transaction, a repeat does nothing, an unknown type is remembered and
 * ignored, one of the other endpoint is left to that. Its signature was checked before. Throws the handler's errors; then it is not remembered.
 */
export async function handleEvent(context: EventContext, event: Stripe.Event, handlers: Handlers): Promise<void> {
  const { db, clock, log } = context;
  const { id, type } = event;
  if (await db.stripeEvents.isHandled(id)) return;
  const handler = handlerOf(handlers, type);
  if (!handler && isHandledSomewhere(type)) {
    // Both endpoints get the same event under the same id: remembered here, it would do nothing where it is handled.
    log.warn({ event: id, type }, 'payment event at the other endpoint');
    return;
  }
  const effect = (await handler?.(context, event)) ?? null;
  await unitOfWork({ db }, async (tx) => {
    const known = await tx.stripeEvents.find(id);
    if (isHandled(known)) return;
    await effect?.(tx);
    tx.stripeEvents.record({
      id,
      type,
      account: event.account ?? null,
      outcome: effect ? 'applied' : 'ignored',
      failures: known?.failures ?? 0,
      receivedAt: clock.now(),
    });
  });
  log.info({ event: id, type, outcome: effect ? 'applied' : 'ignored' }, 'payment event');
}

/** Remembers that an event could not be handled this time, or `lost`, that the provider has it no more; unless it was handled meanwhile. */
export function recordFailedEvent(
  { db, clock }: Pick<EventContext, 'db' | 'clock'>,
  { id, type }: Pick<StripeEventRecord, 'id' | 'type'>,
  outcome: 'failed' | 'lost' = 'failed',
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const known = await tx.stripeEvents.find(id);
    if (isHandled(known)) return;
    const failures = (known?.failures ?? 0) + 1;
    tx.stripeEvents.record({ id, type, account: null, outcome, failures, receivedAt: clock.now() });
  });
}

/** Fields that every event has. Its id names a document. */
const Envelope = z.object({
  id: DocumentId,
  type: z.string().min(1).max(200),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.looseObject({}) }),
});

export const stripeWebhook: WebhookHandler<'stripeWebhook'> = (call, payload) =>
  receiveEvent(call, payload, call.config.stripe.webhookSecret, ACCOUNT_EVENTS);

export const stripeConnectWebhook: WebhookHandler<'stripeConnectWebhook'> = (call, payload) =>
  receiveEvent(call, payload, call.config.stripe.connectWebhookSecret, CONNECT_EVENTS);

/**
 * Handles an event whose signature over the raw body is good. Throws `malformed_request` for a bad signature, for a body that is no event, and for every
 * request while the endpoint has no secret.
 */
async function receiveEvent(
  call: Call<null>,
  payload: SignedPayload,
  secret: string | null,
  handlers: Handlers,
): Promise<{ received: true }> {
  const event = verify(call, payload, secret);
  if (event.livemode !== call.config.stripe.isLive) {
    // An endpoint for connected accounts hears of their test payments, too.
    call.log.warn({ event: event.id, type: event.type, livemode: event.livemode }, 'payment event of the other mode');
    return { received: true };
  }
  try {
    await handleEvent(call, event, handlers);
  } catch (error) {
    if (!isUnknownToProvider(error)) throw error;
    throw new AppError('malformed_request', 'The event is about something that does not exist', { cause: error });
  }
  return { received: true };
}

function verify({ stripe }: Call<null>, payload: SignedPayload, secret: string | null): Stripe.Event {
  if (!secret) throw new AppError('malformed_request', 'This endpoint does not accept events');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(payload.rawBody, payload.signature, secret);
  } catch (error) {
    throw new AppError('malformed_request', 'The signature does not match the body', { cause: error });
  }
  const { error } = Envelope.safeParse(event);
  if (error) throw new AppError('malformed_request', 'The body is no event', { cause: error });
  return event;
}
