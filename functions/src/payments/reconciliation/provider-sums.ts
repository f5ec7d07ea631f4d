import type Stripe from 'stripe';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isUnknownToProvider } from '../provider/provider-error.ts';
import type { TransferSource } from '../payouts/payable.ts';
import { disputeEnd } from '../disputes/dispute-book.ts';
import { feesOf, findMovements } from '../disputes/dispute-movements.ts';
import { Dispute, Refund, Transfer } from '../provider/stripe-objects.ts';

/** Sums of the provider's movements for one campaign, in cents. */
export interface ProviderSums {
  /** Cents that were transferred to creators and not reversed. */
  readonly transferredCents: number;
  /** Refunded, or being refunded, to the payer. */
  readonly refundedCents: number;
  readonly disputes: readonly DisputeAtProvider[];
}

/** How a dispute of the campaign's charge stands at the provider. */
export interface DisputeAtProvider {
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'open' | 'won' | 'lost';
  /** Cents that the provider keeps for it: the fees of its movements of the balance. */
  readonly providerFeeCents: number;
}

const PER_PAGE = 100;
const MAX_PAGES = 20;

/** Adds up the provider's movements for a campaign's charge. Null when there are more than 2,000 of a kind. Throws the client's errors. */
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
  const found: Dispute[] = [];
  const disputedCents = await sum(stripe.disputes.list({ charge: chargeId, limit: PER_PAGE }), (listed) => {
    const dispute = Dispute.parse(listed);
    found.push(dispute);
    return dispute.amount;
  });
  if (transferredCents === null || refundedCents === null || disputedCents === null) return null;
  const disputes = await Promise.all(
    found.map(async (dispute): Promise<DisputeAtProvider> => {
      const { id, amount } = dispute;
      const end = disputeEnd(dispute);
      const amountCents = end?.takenCents || amount;
      const status = end ? (end.takenCents > 0 ? 'lost' : 'won') : 'open';
      return { id, amountCents, status, providerFeeCents: feesOf(await findMovements({ stripe }, dispute)) };
    }),
  );
  return { transferredCents, refundedCents, disputes };
}

async function sum<T>(list: AsyncIterable<T> & Stripe.ApiListPromise<T>, centsOf: (one: T) => number) {
  let cents = 0;
  let seen = 0;
  try {
    for await (const one of list) {
      seen += 1;
      if (seen > PER_PAGE * MAX_PAGES) return null;
      cents += centsOf(one);
    }
  } catch (error) {
    // Nothing was ever moved for a charge that the provider does not know; the books differ then.
    if (!isUnknownToProvider(error)) throw error;
  }
  return cents;
}
