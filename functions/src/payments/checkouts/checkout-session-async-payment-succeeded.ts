import { completePaidSession, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** Handles a payment that was confirmed later: creates its campaign. */
export const checkoutSessionAsyncPaymentSucceeded: EventHandler = (context, event) => {
  const session = sessionOf(event);
  return session ? completePaidSession(context, session.id) : Promise.resolve(null);
};
