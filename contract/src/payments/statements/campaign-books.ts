import { z } from 'zod';
import { DocumentId, named } from '../../shared/values.ts';

/** Groups of entries, and payouts, of one campaign that are added up for an answer. */
export const MAX_ADDED_UP = 500;

/**
 * The platform's margin of a campaign as admins read it, in cents and before tax. Fee, provider's fees and losses are booked; the estimates are not, because the
 * provider bills its Connect fees by the month for all accounts together.
 */
export const CampaignBooksView = named('CampaignBooks', {
  campaign_id: DocumentId,
  /** The platform's fee, less what of it was given back. */
  fee_cents: z.int(),
  /** Kept by the provider of the payment and of disputes. */
  provider_fees_cents: z.int(),
  /** False while the provider has not said what it keeps of the payment. */
  payment_fee_booked: z.boolean(),
  /** Given to the payer out of the platform's own money, and not repaid. */
  loss_cents: z.int(),
  /** The fee, less the provider's fees and losses. */
  margin_cents: z.int(),
  /** The creators that were paid, and what they have got together. */
  creators_paid: z.int().nonnegative(),
  paid_cents: z.int(),
  estimated_connect_fees_cents: z.int(),
  estimated_margin_cents: z.int(),
  /** False when there is more than is added up. */
  complete: z.boolean(),
});
export type CampaignBooksView = z.infer<typeof CampaignBooksView>;
