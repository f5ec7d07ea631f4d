import { bookRefunds } from './book-refunds.ts';
import { Refund, referenceId } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** A refund has come further; told under two names, the older for card refunds only. */
export const refundUpdated: EventHandler = (context, event) =>
  bookRefunds(context, referenceId(objectOf(event, Refund).charge));
