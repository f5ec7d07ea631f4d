import { bookRefunds } from './book-refunds.ts';
import { Charge } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** A charge was refunded, in whole or in part. */
export const chargeRefunded: EventHandler = (context, event) => bookRefunds(context, objectOf(event, Charge).id);
