import { CHECKOUT_TRANSITIONS, type CheckoutStatus } from '@doubloon/contract/payments/checkout.ts';
import type { Firestore } from '@google-cloud/firestore';
import type Stripe from 'stripe';
import { findCheckout, putCheckout } from '../checkouts.store.ts';
import { completeInTransaction, fetchPaidCheckout } from '../complete-checkout.ts';
import { SessionReference } from '../stripe-objects.ts';
import type { Effect, EventContext } from './event-effect.ts';

/** The session an event is about; null when it is not one of this product. */
export function sessionOf(event: Stripe.Event) {
  return SessionReference.safeParse(event.data.object).data ?? null;
}

/** Creates the campaign of a session that the provider says is paid. */
export async function completePaidSession(context: EventContext, sessionId: string): Promise<Effect> {
  const paid = await fetchPaidCheckout(context, sessionId);
  return async (transaction) => {
    const { moderation } = context.config;
    await completeInTransaction(transaction, context.db, paid, { now: context.clock.now(), moderation });
  };
}

/** Notes how a checkout stands; one that has come further stays where it is. Reads 1, writes 1. */
export function noteCheckoutStatus(db: Firestore, checkoutId: string, status: CheckoutStatus, now: Date): Effect {
  return async (transaction) => {
    const checkout = await findCheckout(db, checkoutId, transaction);
    if (!checkout || !CHECKOUT_TRANSITIONS[checkout.status].includes(status)) return;
    const checkAt = status === 'processing' ? checkout.checkAt : null;
    const processingSince = status === 'processing' ? now : checkout.processingSince;
    putCheckout(transaction, db, { ...checkout, status, processingSince, checkAt, updatedAt: now });
  };
}
