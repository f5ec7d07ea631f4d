import { accountDeauthorized, accountUpdated } from '../accounts/connected-account.ts';
import { chargeDisputeClosed, chargeDisputeCreated } from '../disputes/dispute-events.ts';
import { chargeRefunded, refundFailed, refundUpdated } from '../refunds/refund-news.ts';
import {
  checkoutSessionAsyncPaymentFailed,
  checkoutSessionAsyncPaymentSucceeded,
  checkoutSessionCompleted,
  checkoutSessionExpired,
} from '../checkouts/settle-checkout.ts';
import type { EventHandler } from '../provider/event-effect.ts';
import { transferCreated, transferReversed } from '../payouts/transfers.ts';

export type Handlers = Readonly<Record<string, EventHandler>>;

export const ACCOUNT_EVENTS: Handlers = {
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.expired': checkoutSessionExpired,
  'checkout.session.async_payment_succeeded': checkoutSessionAsyncPaymentSucceeded,
  'checkout.session.async_payment_failed': checkoutSessionAsyncPaymentFailed,
  'transfer.created': transferCreated,
  'transfer.reversed': transferReversed,
  'charge.refunded': chargeRefunded,
  'charge.refund.updated': refundUpdated,
  'refund.updated': refundUpdated,
  'refund.failed': refundFailed,
  'charge.dispute.created': chargeDisputeCreated,
  'charge.dispute.closed': chargeDisputeClosed,
};

export const CONNECT_EVENTS: Handlers = {
  'account.updated': accountUpdated,
  'account.application.deauthorized': accountDeauthorized,
};

/** True when events of a type are handled by one of the endpoints. A type is the provider's word: `constructor` is none. */
export const isHandledSomewhere = (type: string): boolean =>
  Object.hasOwn(ACCOUNT_EVENTS, type) || Object.hasOwn(CONNECT_EVENTS, type);
