import { z } from 'zod';
import { Campaign } from '../campaigns/campaign.ts';
import { DocumentId, Uid } from '../shared/values.ts';
import { Cents } from '../shared/money.ts';
import { CheckoutStatus } from './lifecycle.ts';

/** Maximum total that the payment provider charges, in cents (Stripe, "Minimum and maximum charge amounts": eight digits). */
export const MAX_CHARGE_CENTS = 99_999_999;

/**
 * Days for which the payment provider lets a platform hold a charge (Stripe, "Manual payouts": 90 days in most countries). A campaign and one review of
 * its treasures must fit in; claims after that can take longer (decision 006).
 */
export const HOLD_DAYS = 90;

/** Age in days of a payment from which money of it that is neither paid out nor given back is told to people: some days before the provider's limit. */
export const HELD_LONG_DAYS = 80;

/** `errorType` of an answer about a payment that its bank still has to confirm: retrying later makes sense. */
export const CHECKOUT_PROCESSING = 'checkout_processing';
/** `errorType` of an answer about a payment that will not arrive: it was refused for good, or its checkout has expired. */
export const CHECKOUT_FAILED = 'checkout_failed';

/** Maximum number of open checkouts of an owner that are looked at together. */
export const MAX_OPEN_CHECKOUTS = 20;

/** The fields that a campaign will have once it is paid. */
export const PreparedCampaign = Campaign.omit({
  id: true,
  extendedAt: true,
  cover: true,
  files: true,
  status: true,
  moderationReason: true,
  heldByAdmin: true,
  moderatedAt: true,
  createdAt: true,
  closedAt: true,
  closeReason: true,
  paysNoMore: true,
  hiddenForGood: true,
  search: true,
  budgetBand: true,
  full: true,
  spent: true,
  counts: true,
});
export type PreparedCampaign = z.infer<typeof PreparedCampaign>;

/** The client's id of a draft at the checkout. It stays the same until the draft is paid, however often it is changed and sent. */
export const DraftId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'Not the id of a draft');

/** The current checkout of a draft, `checkoutDrafts/{id}`; of two created at once, one wins here. Server only. */
export const CheckoutDraft = z.object({ id: DocumentId, ownerId: Uid, checkoutId: DocumentId });
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

/** A validated draft and its checkout session, `checkouts/{id}`; server only. */
export const Checkout = z.object({
  id: DocumentId,
  ownerId: Uid,
  /** The `CheckoutDraft` that it belongs to; null in older documents. */
  draftKey: DocumentId.nullable().default(null),
  /** The campaign that it pays for. For added budget, the campaign's own fields with the added budget, slots and reach. */
  campaign: PreparedCampaign,
  /** The running campaign to which it adds budget; null if it begins a campaign. */
  addsTo: DocumentId.nullable().default(null),
  feeCents: Cents,
  totalCents: Cents,
  status: CheckoutStatus,
  /** The id of the provider's session; null until the provider has answered. */
  sessionId: z.string().nullable(),
  /** The id of the campaign that it paid for. */
  campaignId: DocumentId.nullable(),
  /** The id of the added budget that it paid for; null if it begins a campaign. */
  fundsId: DocumentId.nullable().default(null),
  /** When its payer finished while the payment was still being confirmed; null otherwise. */
  processingSince: z.date().nullable().default(null),
  /** When the schedule checks it at the provider; null once it is decided. */
  checkAt: z.date().nullable().default(null),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A checkout with the page on which to pay. */
export const OpenedCheckout = z.object({
  id: z.string(),
  /** The page on which to pay; for an embedded or a paid checkout, the page to open after the payment. */
  url: z.url(),
  /** The secret with which Stripe.js shows an embedded checkout; omitted otherwise, and once it is paid. */
  clientSecret: z.string().optional(),
});
export type OpenedCheckout = z.infer<typeof OpenedCheckout>;
