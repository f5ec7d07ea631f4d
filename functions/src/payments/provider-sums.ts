import type Stripe from 'stripe';
import type { Dependencies } from '../platform/dependencies.ts';
import { isMissing } from './provider-error.ts';
import type { TransferSource } from './send-payout.ts';
import { Refund, Transfer } from './stripe-objects.ts';

/** What the provider has moved for one campaign, in cents. */
export interface ProviderSums {
  /** Transferred to creators and not reversed. */
  readonly transferredCents: number;
  /** Refunded, or being refunded, to the payer. */
  readonly refundedCents: number;
}

const PER_PAGE = 100;
const PAGES_AT_MOST = 20;

/**
 * Adds up what the provider shows for a campaign's charge. Null when there is more than 2,000 of either, which nobody has looked at then.
 * Throws what the provider's client throws.
 */
export async function readProviderSums(
  { stripe }: Pick<Dependencies, 'stripe'>,
  { chargeId, transferGroup }: TransferSource,
): Promise<ProviderSums | null> {
  const transferredCents = await sum(
    stripe.transfers.list({ transfer_group: transferGroup, limit: PER_PAGE }),
    (listed) => {
      const { amount, amount_reversed: reversed } = Transfer.parse(listed);
      return amount - reversed;
    },
  );
  const refundedCents = await sum(stripe.refunds.list({ charge: chargeId, limit: PER_PAGE }), (listed) => {
    const { amount, status } = Refund.parse(listed);
    return status === 'failed' || status === 'canceled' ? 0 : amount;
  });
  return transferredCents === null || refundedCents === null ? null : { transferredCents, refundedCents };
}

async function sum<T>(list: AsyncIterable<T> & Stripe.ApiListPromise<T>, centsOf: (one: T) => number) {
  let cents = 0;
  let seen = 0;
  try {
    for await (const one of list) {
      seen += 1;
      if (seen > PER_PAGE * PAGES_AT_MOST) return null;
      cents += centsOf(one);
    }
  } catch (error) {
    // Nothing was ever moved for a charge that the provider does not know; what the books say of it then differs.
    if (!isMissing(error)) throw error;
  }
  return cents;
}
