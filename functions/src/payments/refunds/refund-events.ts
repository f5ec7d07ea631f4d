import { checkoutIdOfCharge, findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { type Effect, type EventContext, type EventHandler, objectOf } from '../provider/event-effect.ts';
import { Charge, referenceId, Refund } from '../provider/stripe-objects.ts';
import { bookRefundNews } from './refund-news.ts';

/** Refunds of one charge that are looked at; more than people and the schedule make. */
const AT_MOST = 20;

/**
 * Brings a campaign's books in line with the refunds of its charge as the provider lists them now, whichever event told of them and in
 * whatever order.
 */
async function bookRefunds({ stripe, clock }: EventContext, chargeId: string): Promise<Effect | null> {
  const checkoutId = await checkoutIdOfCharge(stripe, chargeId);
  if (!checkoutId) return null;
  const listed = await stripe.refunds.list({ charge: chargeId, limit: AT_MOST });
  const oldestFirst = listed.data.map((refund) => Refund.parse(refund)).reverse();
  return async (tx) => {
    const before = await findFundsOfCheckout(tx, checkoutId);
    if (!before) return;
    let funds = before;
    for (const refund of oldestFirst) funds = bookRefundNews(tx, funds, refund, clock.now());
    if (funds !== before) tx.campaignFunds.put(funds);
  };
}

/** A charge was refunded, in whole or in part. */
export const chargeRefunded: EventHandler = (context, event) => bookRefunds(context, objectOf(event, Charge).id);

/** A refund has come further; told under two names, the older for card refunds only. */
export const refundUpdated: EventHandler = (context, event) =>
  bookRefunds(context, referenceId(objectOf(event, Refund).charge));

/** A refund did not reach the payer: its money is the campaign's and the platform's again. */
export const refundFailed: EventHandler = (context, event) =>
  bookRefunds(context, referenceId(objectOf(event, Refund).charge));
