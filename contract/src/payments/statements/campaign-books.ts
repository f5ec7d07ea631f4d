import { z } from 'zod';
import { DocumentId, named } from '../../shared/values.ts';

/** Maximum number of one campaign's ledger groups, and of its payouts, that an answer adds up. */
export const MAX_ADDED_UP = 500;

/**
 * The platform's margin on a campaign for admins, in cents and before tax. Fee, provider's fees and losses are booked. The estimates are not, because the
 * provider bills its Connect fees per month for all accounts together.
 */
export const CampaignBooksView = named('CampaignBooks', {
  campaign_id: DocumentId,
  /** The platform's fee, minus the refunded part. */
  fee_cents: z.int(),
  /** Fees that the provider keeps for the payment and for disputes. */
  provider_fees_cents: z.int(),
  /** False until the provider has reported its fee for the payment. */
  payment_fee_booked: z.boolean(),
  /** Money given to the payer from the platform's own funds, and not repaid. */
  loss_cents: z.int(),
  /** The fee, minus the provider's fees and losses. */
  margin_cents: z.int(),
  /** Number of creators that were paid, and the total that they received. */
  creators_paid: z.int().nonnegative(),
  paid_cents: z.int(),
  estimated_connect_fees_cents: z.int(),
  estimated_margin_cents: z.int(),
  /** False if there is more than is added up. */
  complete: z.boolean(),
});
export type CampaignBooksView = z.infer<typeof CampaignBooksView>;
