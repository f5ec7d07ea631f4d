import { bookRefunds } from '../book-refunds.ts';
import { Charge } from '../stripe-objects.ts';
import type { EventHandler } from './event-effect.ts';

/** A charge was refunded, in whole or in part. */
export const chargeRefunded: EventHandler = (context, event) =>
  bookRefunds(context, Charge.parse(event.data.object).id);
