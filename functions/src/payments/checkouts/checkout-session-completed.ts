import { completePaidSession, recordCheckoutStatus, sessionOf } from './checkout-session.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** Handles the end of a checkout page: creates the campaign when it is paid, else records that the payment is being confirmed. */
export const checkoutSessionCompleted: EventHandler = (context, event) => {
  const session = sessionOf(event);
  if (!session) return Promise.resolve(null);
  if (session.payment_status === 'paid') return completePaidSession(context, session.id);
  const { checkout_id: checkoutId } = session.metadata;
  return Promise.resolve(recordCheckoutStatus(context.db, checkoutId, 'processing', context.clock.now()));
};
