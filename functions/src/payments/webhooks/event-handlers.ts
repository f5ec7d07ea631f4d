import { accountDeauthorized } from '../accounts/account-deauthorized.ts';
import { accountUpdated } from '../accounts/account-updated.ts';
import { chargeDisputeClosed } from '../disputes/charge-dispute-closed.ts';
import { chargeDisputeCreated } from '../disputes/charge-dispute-created.ts';
import { chargeRefunded } from '../refunds/charge-refunded.ts';
import { checkoutSessionAsyncPaymentFailed } from '../checkouts/checkout-session-async-payment-failed.ts';
import { checkoutSessionAsyncPaymentSucceeded } from '../checkouts/checkout-session-async-payment-succeeded.ts';
import { checkoutSessionCompleted } from '../checkouts/checkout-session-completed.ts';
import { checkoutSessionExpired } from '../checkouts/checkout-session-expired.ts';
import type { EventHandler } from '../provider/event-effect.ts';
import { refundFailed } from '../refunds/refund-failed.ts';
import { refundUpdated } from '../refunds/refund-updated.ts';
import { transferCreated } from '../payouts/transfer-created.ts';
import { transferReversed } from '../payouts/transfer-reversed.ts';

/** Handlers of events, by type. */
export type Handlers = Readonly<Record<string, EventHandler>>;

/** Events of the platform's own account. */
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

/** Events of connected accounts. */
export const CONNECT_EVENTS: Handlers = {
  'account.updated': accountUpdated,
  'account.application.deauthorized': accountDeauthorized,
};

/** True when events of a type are handled by one of the endpoints. A type is the provider's word: `constructor` is none. */
export const isHandledSomewhere = (type: string): boolean =>
  Object.hasOwn(ACCOUNT_EVENTS, type) || Object.hasOwn(CONNECT_EVENTS, type);
