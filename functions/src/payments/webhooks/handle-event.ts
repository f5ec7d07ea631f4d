import type Stripe from 'stripe';
import { unitOfWork } from '../../platform/database/database.ts';
import { isHandledSomewhere, type Handlers } from './event-handlers.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { isHandled } from './stripe-events.store.ts';

/**
 * Handles an event of the provider once: its id and its effect are written in one transaction, a repeat does nothing, an unknown type is
 * remembered and ignored, one that the other endpoint handles is left to that. That it is the provider's was checked before.
 * Throws what its handler throws; then it is not remembered.
 */
export async function handleEvent(context: EventContext, event: Stripe.Event, handlers: Handlers): Promise<void> {
  const { db, clock, log } = context;
  const { id, type } = event;
  if (await db.stripeEvents.isHandled(id)) return;
  // A type is the provider's word: `constructor` is no handler.
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  if (!handler && isHandledSomewhere(type)) {
    // Both endpoints get the same event under the same id: remembered here, it would do nothing where it is handled.
    log.warn({ event: id, type }, 'payment event at the other endpoint');
    return;
  }
  const effect = (await handler?.(context, event)) ?? null;
  await unitOfWork({ db }, async (tx) => {
    const known = await tx.stripeEvents.find(id);
    if (isHandled(known)) return;
    await effect?.(tx);
    tx.stripeEvents.put({
      id,
      type,
      account: event.account ?? null,
      outcome: effect ? 'applied' : 'ignored',
      failures: known?.failures ?? 0,
      receivedAt: clock.now(),
    });
  });
  log.info({ event: id, type, outcome: effect ? 'applied' : 'ignored' }, 'payment event');
}
