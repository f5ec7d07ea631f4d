import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';

/** Days for which the fingerprint of a card that was paid with is kept: a loot runs for 85 at most, and its posts are read for 30 more. */
export const PAYMENT_CARD_DAYS = 180;

/** A card that somebody has paid with lately, `paymentCards/{hash}`; server only. */
export const PaymentCard = z.object({
  uid: Uid,
  /** The fingerprint that the payment provider gives for the number of the card, the same whoever uses it. */
  fingerprint: z.string(),
  /** The loots that were paid with it, the latest ones only. */
  payments: z.array(z.object({ campaignId: DocumentId, at: z.date() })).default([]),
  expiresAt: z.date(),
});
export type PaymentCard = z.infer<typeof PaymentCard>;
