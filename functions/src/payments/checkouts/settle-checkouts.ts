import { nextLookAt } from './checkout-timing.ts';
import { postponeCheck } from './checkouts.store.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { settleCheckout } from './settle-checkout.ts';

const AT_MOST = 50;

/**
 * The scheduled job that finds out what became of checkouts that the provider has told nothing about, those longest overdue first: a paid one
 * becomes its campaign although the message was lost and the payer never came back. One that cannot be settled does not keep others waiting.
 */
export async function settleCheckouts(context: EventContext): Promise<void> {
  const { db, clock, log } = context;
  for (const checkout of await db.checkouts.findToCheck(clock.now(), AT_MOST)) {
    const { id } = checkout;
    try {
      // Before anything can fail, so that one that always does comes to the end of the queue.
      await postponeCheck({ db }, id, nextLookAt(checkout, clock.now()));
      await settleCheckout(context, checkout);
      log.info({ checkoutId: id }, 'checkout looked at');
    } catch (error) {
      log.error({ checkoutId: id, err: error }, 'checkout not settled');
    }
  }
}
