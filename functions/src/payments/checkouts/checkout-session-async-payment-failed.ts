import { recordCheckoutStatus, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** Handles a payment that could not be confirmed: only the checkout's record stays. */
export const checkoutSessionAsyncPaymentFailed: EventHandler = ({ db, clock }, event) => {
  const session = sessionOf(event);
  return Promise.resolve(session && recordCheckoutStatus(db, session.metadata.checkout_id, 'failed', clock.now()));
};
