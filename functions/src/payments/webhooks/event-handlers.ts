import { payoutFailed } from '../accounts/bank-refusal.ts';
import { accountDeauthorized, accountUpdated } from '../accounts/connected-account.ts';
import { chargeDisputeChanged } from '../disputes/dispute-events.ts';
import { fraudWarned } from '../disputes/fraud-warning.ts';
import { chargeRefunded, refundFailed, refundUpdated } from '../refunds/refund-news.ts';
import {
  checkoutSessionAsyncPaymentFailed,
  checkoutSessionAsyncPaymentSucceeded,
  checkoutSessionCompleted,
  checkoutSessionExpired,
} from '../checkouts/settle-checkout.ts';
import { chargeUpdated } from '../checkouts/provider-fee.ts';
import type { EventHandler } from '../provider/event-effect.ts';
import { transferReversed } from '../payouts/reverse-payout.ts';
import { transferCreated } from '../payouts/transfers.ts';

export type Handlers = Readonly<Record<string, EventHandler>>;

export const ACCOUNT_EVENTS: Handlers = {
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.expired': checkoutSessionExpired,
  'checkout.session.async_payment_succeeded': checkoutSessionAsyncPaymentSucceeded,
  'checkout.session.async_payment_failed': checkoutSessionAsyncPaymentFailed,
  'charge.updated': chargeUpdated,
  'transfer.created': transferCreated,
  'transfer.reversed': transferReversed,
  'charge.refunded': chargeRefunded,
  'charge.refund.updated': refundUpdated,
  'refund.updated': refundUpdated,
  'refund.failed': refundFailed,
  'charge.dispute.created': chargeDisputeChanged,
  'charge.dispute.updated': chargeDisputeChanged,
  'charge.dispute.funds_withdrawn': chargeDisputeChanged,
  'charge.dispute.funds_reinstated': chargeDisputeChanged,
  'charge.dispute.closed': chargeDisputeChanged,
  'radar.early_fraud_warning.created': fraudWarned,
};

export const CONNECT_EVENTS: Handlers = {
  'account.updated': accountUpdated,
  'account.application.deauthorized': accountDeauthorized,
  'payout.failed': payoutFailed,
};

/** The handler of a type of event, if any. A type is the provider's word: `constructor` has none. */
export const handlerOf = (handlers: Handlers, type: string): EventHandler | undefined =>
  Object.hasOwn(handlers, type) ? handlers[type] : undefined;

/** True when events of a type are handled by one of the endpoints. */
export const isHandledSomewhere = (type: string): boolean =>
  [ACCOUNT_EVENTS, CONNECT_EVENTS].some((handlers) => handlerOf(handlers, type));
