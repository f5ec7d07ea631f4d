import { checkoutLife, type CheckoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type Stripe from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import type { Effect, EventContext, EventHandler } from '../provider/event-effect.ts';
import { SessionReference } from '../provider/stripe-objects.ts';
import { completeInTransaction, fetchPaidCheckout } from './complete-checkout.ts';

/** The session an event is about; null when it is not one of this product. */
function sessionOf(event: Stripe.Event) {
  return SessionReference.safeParse(event.data.object).data ?? null;
}

/** Creates the campaign of a session that the provider says is paid. */
export async function completePaidSession(context: EventContext, sessionId: string): Promise<Effect> {
  const paid = await fetchPaidCheckout(context, sessionId);
  return async (tx) => {
    const { moderation } = context.config;
    await completeInTransaction(tx, paid, { now: context.clock.now(), moderation });
  };
}

/** Records a checkout's status; one that has come further keeps its own. Reads 1, writes 1. */
export function recordCheckoutStatus(db: Database, checkoutId: string, status: CheckoutStatus, now: Date): Effect {
  return async (tx) => {
    const checkout = await tx.checkouts.find(checkoutId);
    if (!checkout || !checkoutLife.leads(checkout.status, status)) return;
    const checkAt = status === 'processing' ? checkout.checkAt : null;
    const processingSince = status === 'processing' ? now : checkout.processingSince;
    tx.checkouts.put({ ...checkout, status, processingSince, checkAt, updatedAt: now });
  };
}

/** Handles the end of a checkout page: creates the campaign when it is paid, else records that the payment is being confirmed. */
export const checkoutSessionCompleted: EventHandler = (context, event) => {
  const session = sessionOf(event);
  if (!session) return Promise.resolve(null);
  if (session.payment_status === 'paid') return completePaidSession(context, session.id);
  const { checkout_id: checkoutId } = session.metadata;
  return Promise.resolve(recordCheckoutStatus(context.db, checkoutId, 'processing', context.clock.now()));
};

/** Handles a checkout that nobody has paid in time: only its record stays. */
export const checkoutSessionExpired: EventHandler = ({ db, clock }, event) => {
  const session = sessionOf(event);
  return Promise.resolve(session && recordCheckoutStatus(db, session.metadata.checkout_id, 'expired', clock.now()));
};

/** Handles a payment that was confirmed later: creates its campaign. */
export const checkoutSessionAsyncPaymentSucceeded: EventHandler = (context, event) => {
  const session = sessionOf(event);
  return session ? completePaidSession(context, session.id) : Promise.resolve(null);
};

/** Handles a payment that could not be confirmed: only the checkout's record stays. */
export const checkoutSessionAsyncPaymentFailed: EventHandler = ({ db, clock }, event) => {
  const session = sessionOf(event);
  return Promise.resolve(session && recordCheckoutStatus(db, session.metadata.checkout_id, 'failed', clock.now()));
};
