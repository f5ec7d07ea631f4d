import { recordCheckoutStatus, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** A payment that was to be confirmed later did not come: the checkout leaves only its record. */
export const checkoutSessionAsyncPaymentFailed: EventHandler = ({ db, clock }, event) => {
  const session = sessionOf(event);
  return Promise.resolve(session && recordCheckoutStatus(db, session.metadata.checkout_id, 'failed', clock.now()));
};
