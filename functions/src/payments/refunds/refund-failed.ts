import { bookRefunds } from './book-refunds.ts';
import { Refund, referenceId } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** A refund did not reach the payer: its money is the campaign's and the platform's again. */
export const refundFailed: EventHandler = (context, event) =>
  bookRefunds(context, referenceId(objectOf(event, Refund).charge));
