import { bookDispute } from './book-dispute.ts';
import { closeDisputeStep, disputeFeeStep, openDisputeStep } from './dispute-book.ts';
import { Dispute } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** A dispute is decided. When the news of its beginning has not come yet, both are booked. */
export const chargeDisputeClosed: EventHandler = (context, event) =>
  bookDispute(context, objectOf(event, Dispute), [openDisputeStep, closeDisputeStep, disputeFeeStep]);
