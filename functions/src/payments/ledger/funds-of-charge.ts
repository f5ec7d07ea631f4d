import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type Stripe from 'stripe';
import { illegalState } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Charge } from '../provider/stripe-objects.ts';

/** The checkout a charge paid for, fetched from the provider; null for a charge of another product. */
export async function checkoutIdOfCharge(stripe: Stripe, chargeId: string): Promise<string | null> {
  return (await findPaidCharge(stripe, chargeId)).checkoutId;
}

/** The checkout a charge paid for, null for one of another product, and the fingerprint of its card, null without one; fetched from the provider. */
export async function findPaidCharge(
  stripe: Stripe,
  chargeId: string,
): Promise<{ readonly checkoutId: string | null; readonly fingerprint: string | null }> {
  const { metadata, payment_method_details: method } = Charge.parse(await stripe.charges.retrieve(chargeId));
  return { checkoutId: metadata.checkout_id ?? null, fingerprint: method?.card?.fingerprint ?? null };
}

/**
 * The funds that a checkout has bought; null when there is no such checkout. Throws `illegal_state` while it is not completed,
 * so that the provider tells again later. Reads 2.
 */
export async function findFundsOfCheckout(tx: Tx, checkoutId: string): Promise<CampaignFunds | null> {
  const checkout = await tx.checkouts.find(checkoutId);
  if (!checkout) return null;
  const { campaignId, fundsId } = checkout;
  if (!campaignId) throw illegalState(`The checkout ${checkoutId} is not completed yet`);
  return tx.campaignFunds.get(fundsIdOf({ campaignId, fundsId }));
}
