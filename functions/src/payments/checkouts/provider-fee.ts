import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { isFeeBooked, move } from '../ledger/ledger.ts';
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
  const booked = tx.ledgerGroups.post(funds, { event: groupOf(checkoutId), subjectId: chargeId, entries }, now);
  return { ...booked, providerFeeCents: cents, updatedAt: now };
}

/** A charge has changed: once it is captured, the fee that the provider kept of it is booked, unless it was with the payment. */
export const chargeUpdated: EventHandler = async ({ stripe, clock }, event) => {
  const { id } = objectOf(event, Charge);
  const { checkoutId, feeCents } = await fetchFee(stripe, id);
  if (!checkoutId || feeCents === null) return null;
  return async (tx) => {
    const funds = await findFundsOfCheckout(tx, checkoutId);
    if (funds?.chargeId === id) await bookOnce(tx, funds, feeCents, clock.now());
  };
};

/**
 * Books the provider's fee for the payment of funds that no message has told of, and returns true if it did; the provider may not have named it yet. Throws the
 * client's errors. Reads up to 2, writes up to 2.
 */
export async function bookMissedPaymentFee(
  { db, stripe, clock, log }: Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>,
  fundsId: string,
): Promise<boolean> {
  const { feeCents } = await fetchFee(stripe, (await db.campaignFunds.get(fundsId)).chargeId);
  if (feeCents === null) return false;
  const isBooked = await unitOfWork({ db }, async (tx) =>
    bookOnce(tx, await tx.campaignFunds.get(fundsId), feeCents, clock.now()),
  );
  if (isBooked) log.warn({ fundsId }, 'a fee of a payment was booked without news of it');
  return isBooked;
}

/** The checkout that a charge is of, null for none of the product's, and what the provider keeps of it, null until it is captured. */
async function fetchFee(stripe: Dependencies['stripe'], chargeId: string) {
  const fetched = await stripe.charges.retrieve(chargeId, { expand: ['balance_transaction'] });
  const { metadata, balance_transaction: movement } = CapturedCharge.parse(fetched);
  return { checkoutId: metadata.checkout_id ?? null, feeCents: movement?.fee ?? null };
}

/** Books a fee unless it is in the books, and returns true if it did. Reads at most 1, writes up to 2. */
async function bookOnce(tx: Tx, funds: CampaignFunds, cents: number, now: Date): Promise<boolean> {
  const known = await tx.ledgerGroups.find(groupOf(funds.checkoutId));
  if (isFeeBooked(funds, known ? [known] : [])) return false;
  tx.campaignFunds.put(bookProviderFee(tx, funds, cents, now));
  return true;
}
