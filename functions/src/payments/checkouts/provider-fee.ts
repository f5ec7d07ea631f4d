import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { move } from '../ledger/ledger.ts';
import { type EventHandler, objectOf } from '../provider/event-effect.ts';
import { CapturedCharge, Charge } from '../provider/stripe-objects.ts';

const groupOf = (checkoutId: string) => `${checkoutId}_provider_fee`;

/**
 * Books the provider's fee for the payment of a campaign, in cents, and returns the funds after it. A group of its own, because the provider may name its fee up
 * to an hour after the payment (https://docs.stripe.com/payments/payment-intents/asynchronous-capture). Writes at most 1.
 */
export function bookProviderFee(tx: Tx, funds: CampaignFunds, cents: number, now: Date): CampaignFunds {
  const { checkoutId, chargeId } = funds;
  const entries = move('clearing', 'stripe_fees', cents);
  return tx.ledgerGroups.post(funds, { event: groupOf(checkoutId), subjectId: chargeId, entries }, now);
}

/** A charge has changed: once it is captured, the fee that the provider kept of it is booked, unless it was with the payment. */
export const chargeUpdated: EventHandler = async ({ stripe, clock }, event) => {
  const { id } = objectOf(event, Charge);
  const fetched = await stripe.charges.retrieve(id, { expand: ['balance_transaction'] });
  const { metadata, balance_transaction: movement } = CapturedCharge.parse(fetched);
  const { checkout_id: checkoutId } = metadata;
  if (!checkoutId || !movement) return null;
  return async (tx) => {
    const funds = await findFundsOfCheckout(tx, checkoutId);
    if (funds?.chargeId !== id || (await tx.ledgerGroups.find(groupOf(checkoutId)))) return;
    tx.campaignFunds.put(bookProviderFee(tx, funds, movement.fee, clock.now()));
  };
};
