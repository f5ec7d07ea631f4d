import type * as operations from '@doubloon/contract/payments/operations.ts';
import { DocumentId } from '@doubloon/contract/shared/ids.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../platform/dependencies.ts';
import type { SignedPayload, WebhookHandler } from '../../platform/http/operation-route.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS, type Handlers } from './event-handlers.ts';
import { handleEvent } from './handle-event.ts';
import { isMissing } from '../provider/provider-error.ts';

/** Fields that every event has. Its id names a document. */
const Envelope = z.object({
  id: DocumentId,
  type: z.string().min(1).max(200),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.looseObject({}) }),
});

/** The endpoint for the platform's own events. */
export const stripeWebhook: WebhookHandler<typeof operations.stripeWebhook> = (call, payload) =>
  receiveEvent(call, payload, call.config.stripe.webhookSecret, ACCOUNT_EVENTS);

/** The endpoint for events of connected accounts. */
export const stripeConnectWebhook: WebhookHandler<typeof operations.stripeConnectWebhook> = (call, payload) =>
  receiveEvent(call, payload, call.config.stripe.connectWebhookSecret, CONNECT_EVENTS);

/** Handles an event whose signature over the raw body is good. Throws `malformed_request` for a bad one, for what is no event or about nothing, and for every request while the endpoint has no secret. */
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
    if (!isMissing(error)) throw error;
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
