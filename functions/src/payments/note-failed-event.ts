import type { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import type { EventContext } from './events/event-effect.ts';
import { findEvent, isHandled, rememberEvent } from './stripe-events.store.ts';

/** Remembers that an event could not be handled this time, or `lost`, that the provider has it no more; unless it was handled meanwhile. */
export function noteFailedEvent(
  { db, clock }: Pick<EventContext, 'db' | 'clock'>,
  { id, type }: Pick<StripeEventRecord, 'id' | 'type'>,
  outcome: 'failed' | 'lost' = 'failed',
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const known = await findEvent(db, id, transaction);
    if (isHandled(known)) return;
    const failures = (known?.failures ?? 0) + 1;
    rememberEvent(transaction, db, { id, type, account: null, outcome, failures, receivedAt: clock.now() });
  });
}
