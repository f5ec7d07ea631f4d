import type Stripe from 'stripe';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** The effect of an event on the product's documents, in the unit of work that remembers it. */
export type Effect = (tx: Tx) => Promise<void>;

export type EventContext = Pick<Dependencies, 'config' | 'db' | 'stripe' | 'clock' | 'log' | 'payables'>;

/**
 * Handles one type of event: asks the provider for what it needs, then returns the effect, or null for an event that does not concern the product. Throwing
 * makes the provider send the event again later.
 */
export type EventHandler = (context: EventContext, event: Stripe.Event) => Promise<Effect | null>;

/** The object an event is about. Throws `malformed_request` when it is not as the provider describes it: sent again, it would be the same. */
export function objectOf<S extends z.ZodType>(event: Stripe.Event, schema: S): z.output<S> {
  const parsed = schema.safeParse(event.data.object);
  if (parsed.success) return parsed.data;
  throw new AppError('malformed_request', `This is no ${event.type} event`, { cause: parsed.error });
}
