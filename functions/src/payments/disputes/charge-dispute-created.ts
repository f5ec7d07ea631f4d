import { bookDispute } from './book-dispute.ts';
import { disputeFeeStep, openDisputeStep } from './dispute-book.ts';
import { Dispute } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** The payer disputes the charge of a checkout: what its campaign has available is frozen. */
export const chargeDisputeCreated: EventHandler = (context, event) =>
  bookDispute(context, objectOf(event, Dispute), [openDisputeStep, disputeFeeStep]);
