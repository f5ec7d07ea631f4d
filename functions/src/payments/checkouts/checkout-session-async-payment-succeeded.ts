import { completePaidSession, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** A payment that was to be confirmed later is there. */
export const checkoutSessionAsyncPaymentSucceeded: EventHandler = (context, event) => {
  const session = sessionOf(event);
  return session ? completePaidSession(context, session.id) : Promise.resolve(null);
};
