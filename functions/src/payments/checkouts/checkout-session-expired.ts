import { recordCheckoutStatus, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** Nobody has paid in time: the checkout leaves only its record. */
export const checkoutSessionExpired: EventHandler = ({ db, clock }, event) => {
  const session = sessionOf(event);
  return Promise.resolve(session && recordCheckoutStatus(db, session.metadata.checkout_id, 'expired', clock.now()));
};
