import type Stripe from 'stripe';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import type { SignedPayload } from '../platform/operation-route.ts';
import { accountDeauthorized } from './events/account-deauthorized.ts';
import { accountUpdated } from './events/account-updated.ts';
import { chargeDisputeClosed } from './events/charge-dispute-closed.ts';
import { chargeDisputeCreated } from './events/charge-dispute-created.ts';
import { chargeRefunded } from './events/charge-refunded.ts';
import { checkoutSessionAsyncPaymentFailed } from './events/checkout-session-async-payment-failed.ts';
import { checkoutSessionAsyncPaymentSucceeded } from './events/checkout-session-async-payment-succeeded.ts';
import { checkoutSessionCompleted } from './events/checkout-session-completed.ts';
import { checkoutSessionExpired } from './events/checkout-session-expired.ts';
import type { EventHandler } from './events/event-effect.ts';
import { refundFailed } from './events/refund-failed.ts';
import { refundUpdated } from './events/refund-updated.ts';
import { transferCreated } from './events/transfer-created.ts';
import { transferReversed } from './events/transfer-reversed.ts';
import { isEventHandled, rememberEvent } from './stripe-events.store.ts';

type Handlers = Readonly<Record<string, EventHandler>>;

/** Events of the platform's own account. */
const ACCOUNT_EVENTS: Handlers = {
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.expired': checkoutSessionExpired,
  'checkout.session.async_payment_succeeded': checkoutSessionAsyncPaymentSucceeded,
  'checkout.session.async_payment_failed': checkoutSessionAsyncPaymentFailed,
  'transfer.created': transferCreated,
  'transfer.reversed': transferReversed,
  'charge.refunded': chargeRefunded,
  'charge.refund.updated': refundUpdated,
  'refund.updated': refundUpdated,
  'refund.failed': refundFailed,
  'charge.dispute.created': chargeDisputeCreated,
  'charge.dispute.closed': chargeDisputeClosed,
};

/** Events of connected accounts. */
const CONNECT_EVENTS: Handlers = {
  'account.updated': accountUpdated,
  'account.application.deauthorized': accountDeauthorized,
};

/** The endpoint for the platform's own events. */
export const receiveAccountEvent = (call: Call<null>, payload: SignedPayload) =>
  receiveEvent(call, payload, call.config.stripe.webhookSecret, ACCOUNT_EVENTS);

/** The endpoint for events of connected accounts. */
export const receiveConnectEvent = (call: Call<null>, payload: SignedPayload) =>
  receiveEvent(call, payload, call.config.stripe.connectWebhookSecret, CONNECT_EVENTS);

/**
 * Handles an event whose signature over the raw body is good, once: its id and its effect are written in one transaction, a repeat is
 * answered and does nothing, an unknown type is remembered and ignored. Throws `malformed_request` for a bad signature, and for every
 * request while the endpoint has no secret.
 */
async function receiveEvent(
  call: Call<null>,
  payload: SignedPayload,
  secret: string | null,
  handlers: Handlers,
): Promise<{ received: true }> {
  const { db, clock, log } = call;
  const event = verify(call, payload, secret);
  const { id, type } = event;
  if (await isEventHandled(db, id)) return { received: true };
  // A type is the provider's word: `constructor` is no handler.
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  const effect = (await handler?.(call, event)) ?? null;
  await db.runTransaction(async (transaction) => {
    if (await isEventHandled(db, id, transaction)) return;
    await effect?.(transaction);
    rememberEvent(transaction, db, {
      id,
      type,
      account: event.account ?? null,
      outcome: effect ? 'applied' : 'ignored',
      receivedAt: clock.now(),
    });
  });
  log.info({ event: id, type, outcome: effect ? 'applied' : 'ignored' }, 'payment event');
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
