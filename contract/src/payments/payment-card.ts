import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';

/** Days for which the fingerprint of a card is kept after a payment, or after its issuer's warning of fraud: a loot runs for at most 85 days, and its posts are read for 30 more. */
export const PAYMENT_CARD_DAYS = 180;

/** A card that a person has paid with recently, `paymentCards/{hash}`; server only. */
export const PaymentCard = z.object({
  uid: Uid,
  /** The payment provider's fingerprint of the card's number, which is the same for all its users. */
  fingerprint: z.string(),
  /** The latest loots that were paid with it. */
  payments: z.array(z.object({ campaignId: DocumentId, at: z.date() })).default([]),
  /** When the card's issuer last warned that a payment with it may be fraud; null if it has not. */
  warnedAt: z.date().nullable().default(null),
  expiresAt: z.date(),
});
export type PaymentCard = z.infer<typeof PaymentCard>;
