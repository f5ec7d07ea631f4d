import { checkoutLife, type CheckoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type Stripe from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { completeInTransaction, fetchPaidCheckout } from './complete-checkout.ts';
import { SessionReference } from '../provider/stripe-objects.ts';
import type { Effect, EventContext } from '../provider/event-effect.ts';

/** The session an event is about; null when it is not one of this product. */
export function sessionOf(event: Stripe.Event) {
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
