import type { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { isHandled } from './stripe-events.store.ts';

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
