import { z } from 'zod';
import { Campaign } from '../campaigns/campaign.ts';
import { DocumentId, Uid } from '../shared/values.ts';
import { Cents } from '../shared/money.ts';
import { CheckoutStatus } from './lifecycle.ts';

/** Largest total the payment provider charges, in cents (Stripe, "Minimum and maximum charge amounts": eight digits). */
export const MAX_CHARGE_CENTS = 99_999_999;

/**
 * How long the payment provider lets a platform hold a charge, in days (Stripe, "Manual payouts": 90 days in most countries). A campaign and the last review of
 * its treasures have to fit in.
 */
export const HOLD_DAYS = 90;

/** `errorType` of an answer about a payment that its bank has still to confirm: asking again later is worth it. */
export const CHECKOUT_PROCESSING = 'checkout_processing';
/** `errorType` of an answer about a payment that will not come: it was refused in the end, or its checkout has expired. */
export const CHECKOUT_FAILED = 'checkout_failed';

/** A campaign as it will be once it is paid. */
export const PreparedCampaign = Campaign.omit({
  id: true,
  extendedAt: true,
  status: true,
  moderationReason: true,
  heldByAdmin: true,
  moderatedAt: true,
  createdAt: true,
  closedAt: true,
  closeReason: true,
  search: true,
  budgetBand: true,
  full: true,
  spent: true,
  counts: true,
});
export type PreparedCampaign = z.infer<typeof PreparedCampaign>;

/** The client's id of a draft at the checkout. It stays as it is, however often the draft is changed and sent, until it is paid. */
export const DraftId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'Not the id of a draft');

/** The current checkout of a draft, `checkoutDrafts/{id}`; of two made at once one wins here. Server only. */
export const CheckoutDraft = z.object({ id: DocumentId, ownerId: Uid, checkoutId: DocumentId });
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

/** A validated draft and its checkout session, `checkouts/{id}`; server only. */
export const Checkout = z.object({
  id: DocumentId,
  ownerId: Uid,
  /** The `CheckoutDraft` it belongs to; null for one from before there were any. */
  draftKey: DocumentId.nullable().default(null),
  /** The campaign that it pays for; of added budget the campaign's own fields, with the budget, slots and reach that are added. */
  campaign: PreparedCampaign,
  /** The running campaign that it adds budget to; null for one that begins a campaign. */
  addsTo: DocumentId.nullable().default(null),
  feeCents: Cents,
  totalCents: Cents,
  status: CheckoutStatus,
  /** The id of the provider's session; null until the provider has answered. */
  sessionId: z.string().nullable(),
  /** The id of the campaign that the checkout paid for. */
  campaignId: DocumentId.nullable(),
  /** The id of the added budget that it paid for; null for one that begins a campaign. */
  fundsId: DocumentId.nullable().default(null),
  /** When its person finished while the payment was still being confirmed; null for all others. */
  processingSince: z.date().nullable().default(null),
  /** When the schedule asks the provider about it; null once it is decided. */
  checkAt: z.date().nullable().default(null),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A checkout that its person can go to. */
export const OpenedCheckout = z.object({
  id: z.string(),
  /** The page to pay on; of an embedded checkout, and of one that is paid, the page to go on to after the payment. */
  url: z.url(),
  /** The secret with which Stripe.js shows an embedded checkout; left out for any other, and once it is paid. */
  clientSecret: z.string().optional(),
});
export type OpenedCheckout = z.infer<typeof OpenedCheckout>;
