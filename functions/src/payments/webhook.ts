import type Stripe from 'stripe';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import type { SignedPayload } from '../platform/operation-route.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS, type Handlers } from './event-handlers.ts';
import { handleEvent } from './handle-event.ts';

/** The endpoint for the platform's own events. */
export const receiveAccountEvent = (call: Call<null>, payload: SignedPayload) =>
  receiveEvent(call, payload, call.config.stripe.webhookSecret, ACCOUNT_EVENTS);

/** The endpoint for events of connected accounts. */
export const receiveConnectEvent = (call: Call<null>, payload: SignedPayload) =>
  receiveEvent(call, payload, call.config.stripe.connectWebhookSecret, CONNECT_EVENTS);

/** Handles an event whose signature over the raw body is good. Throws `malformed_request` for a bad one, and for every request while the endpoint has no secret. */
async function receiveEvent(
  call: Call<null>,
  payload: SignedPayload,
  secret: string | null,
  handlers: Handlers,
): Promise<{ received: true }> {
  await handleEvent(call, verify(call, payload, secret), handlers);
  return { received: true };
}

function verify({ stripe }: Call<null>, payload: SignedPayload, secret: string | null): Stripe.Event {
  if (!secret) throw new AppError('malformed_request', 'This endpoint does not accept events');
  try {
    return stripe.webhooks.constructEvent(payload.rawBody, payload.signature, secret);
  } catch (error) {
    throw new AppError('malformed_request', 'The signature does not match the body', { cause: error });
  }
}
