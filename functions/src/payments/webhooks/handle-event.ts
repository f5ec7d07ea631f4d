import type { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import type Stripe from 'stripe';
import { unitOfWork } from '../../platform/database/database.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { type Handlers, isHandledSomewhere } from './event-handlers.ts';
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

/** Remembers that an event could not be handled this time, or `lost`, that the provider has it no more; unless it was handled meanwhile. */
export function recordFailedEvent(
  { db, clock }: Pick<EventContext, 'db' | 'clock'>,
  { id, type }: Pick<StripeEventRecord, 'id' | 'type'>,
  outcome: 'failed' | 'lost' = 'failed',
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const known = await tx.stripeEvents.find(id);
    if (isHandled(known)) return;
    const failures = (known?.failures ?? 0) + 1;
    tx.stripeEvents.put({ id, type, account: null, outcome, failures, receivedAt: clock.now() });
  });
}
