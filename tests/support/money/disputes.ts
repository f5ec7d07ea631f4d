import type { RawAnswer } from '../api.ts';
import { fundsOf } from './paid-campaigns.ts';
import { closeDispute, deliver, eventAbout, openDispute } from './payment-provider.ts';

/** A dispute of a campaign's payment at the bank; the product knows only the events that were delivered to it. */
export interface Dispute {
  readonly id: string;
  readonly tellOpened: () => Promise<RawAnswer>;
  /** Ends it at the bank; `tellEnded` then notifies the product. */
  readonly end: (status: 'won' | 'lost') => Promise<void>;
  readonly tellEnded: () => Promise<RawAnswer>;
}

/** Disputes the payment of a campaign, in full unless an amount in cents is given, without notifying the product. */
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

/** Ends a dispute at the bank and notifies the product. */
export async function settleDispute(dispute: Dispute, status: 'won' | 'lost'): Promise<void> {
  await dispute.end(status);
  await dispute.tellEnded();
}
