import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { checkoutLife, UNDECIDED_CHECKOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { AppError } from '../../platform/app-error.ts';
import { unitOfWork, type Database } from '../../platform/database/database.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { isRefused, providerUnavailable } from '../provider/provider-error.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * Ends a checkout, so that nobody can pay it any more, and returns its status: never `open`. One that was paid meanwhile is completed, one
 * that its bank confirms later stays `processing`. Throws `provider_unavailable` while the provider cannot be asked.
 */
export async function endCheckout(context: EventContext, checkout: Checkout): Promise<Checkout> {
  const { db, clock } = context;
  const { id, sessionId, status } = checkout;
  if (!UNDECIDED_CHECKOUT_STATUSES.includes(status)) return checkout;
  if (sessionId === null) {
    const found = await abandonUnheard(db, checkout, clock.now());
    return checkoutLife.can(found.status, 'expire') ? endCheckout(context, found) : found;
  }
  if (checkoutLife.can(status, 'expire')) await expireSession(context, sessionId);
  await settleCheckout(context, checkout).catch((error: unknown) => {
    throw providerUnavailable(error);
  });
  const ended = (await db.checkouts.find(id)) ?? checkout;
  if (!checkoutLife.can(ended.status, 'expire')) return ended;
  throw new AppError(
    'provider_unavailable',
    'The payment provider has not ended your earlier payment. Please try again.',
  );
}

/**
 * Ends up to `MAX_OPEN_CHECKOUTS` open checkouts of an owner who is suspended. One that cannot be ended is logged: what is paid by it starts paused. Reads up to
 * 13 and writes up to 9 for each.
 */
export async function endOpenCheckouts(context: EventContext, ownerId: string): Promise<void> {
  for (const checkout of await context.db.checkouts.findOpen(ownerId)) {
    await endCheckout(context, checkout).catch((error: unknown) => {
      context.log.warn({ checkoutId: checkout.id, err: error }, 'checkout of a suspended owner not ended');
    });
  }
}

/** Expires a session at the provider; one that is not open any more stays as it is. Throws `provider_unavailable`. */
export async function expireSession({ stripe }: Pick<EventContext, 'stripe'>, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefused(error)) throw providerUnavailable(error);
  }
}

/** Ends a checkout without a recorded session: nobody can pay it yet, because its person learns the address only after the record. Returns the checkout as it stands. */
function abandonUnheard(db: Database, checkout: Checkout, now: Date): Promise<Checkout> {
  return unitOfWork({ db }, async (tx) => {
    const found = (await tx.checkouts.find(checkout.id)) ?? checkout;
    if (!checkoutLife.can(found.status, 'expire') || found.sessionId !== null) return found;
    const ended: Checkout = { ...found, ...checkoutLife.move(found, 'expire'), checkAt: null, updatedAt: now };
    tx.checkouts.put(ended);
    return ended;
  });
}
