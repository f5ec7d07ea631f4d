import { recordCheckoutStatus, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** Handles a checkout that nobody has paid in time: only its record stays. */
export const checkoutSessionExpired: EventHandler = ({ db, clock }, event) => {
  const session = sessionOf(event);
  return Promise.resolve(session && recordCheckoutStatus(db, session.metadata.checkout_id, 'expired', clock.now()));
};
