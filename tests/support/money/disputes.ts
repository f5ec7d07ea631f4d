import type { RawAnswer } from '../api.ts';
import { fundsOf } from './paid-campaigns.ts';
import { closeDispute, deliver, eventAbout, openDispute } from './payment-provider.ts';

/** A dispute of a campaign's payment at the bank, of which the product knows what it was told. */
export interface Dispute {
  readonly id: string;
  readonly tellOpened: () => Promise<RawAnswer>;
  /** Ends it at the bank; the product is told by `tellEnded`. */
  readonly end: (status: 'won' | 'lost') => Promise<void>;
  readonly tellEnded: () => Promise<RawAnswer>;
}

/** Disputes the payment of a campaign, all of it unless an amount in cents is given; the product is not told yet. */
export async function disputePayment(campaignId: string, amountCents?: number): Promise<Dispute> {
  const id = await openDispute((await fundsOf(campaignId)).chargeId, amountCents);
  return {
    id,
    tellOpened: async () => deliver(await eventAbout('charge.dispute.created', id)),
    end: (status) => closeDispute(id, status),
    tellEnded: async () => deliver(await eventAbout('charge.dispute.closed', id)),
  };
}

/** Disputes a payment and delivers the event to the product. */
export async function disputePaymentKnowingly(campaignId: string): Promise<Dispute> {
  const dispute = await disputePayment(campaignId);
  await dispute.tellOpened();
  return dispute;
}

/** Ends a dispute at the bank and tells the product. */
export async function settleDispute(dispute: Dispute, status: 'won' | 'lost'): Promise<void> {
  await dispute.end(status);
  await dispute.tellEnded();
}
