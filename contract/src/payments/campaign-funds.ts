import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';
import { Cents, PayoutTerms } from '../shared/money.ts';
import { DisputeStatus } from './lifecycle.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { GoesBack, RefundHold, RefundRequest } from './refund-request.ts';

/** Balances of a campaign's accounts, in cents; `funded` is always the sum of the others. */
export const Balances = z.object({
  funded: Cents,
  available: Cents,
  reserved: Cents,
  paid: Cents,
  refunding: Cents,
  refunded: Cents,
  disputed: Cents,
});
export type Balances = z.infer<typeof Balances>;

/** The sources of money that its payer has back: the campaign's budget, the platform's fee, and the platform's loss. */
const RefundParts = z.object({ budgetCents: Cents, feeCents: Cents, lossCents: Cents });
export type RefundParts = z.infer<typeof RefundParts>;

export const RefundRecord = RefundParts.extend({
  /** The provider's, or the request's and attempt's when it is the product's own. */
  id: z.string(),
  status: z.enum(['refunding', 'refunded', 'failed']),
});
export type RefundRecord = z.infer<typeof RefundRecord>;

/** A refund that the provider could not make and the platform has paid from its own bank. */
const RefundSettlement = RefundParts.pick({ budgetCents: true, feeCents: true }).extend({
  /** The attempt that had failed, by its name among the refunds. */
  id: z.string(),
  /** The reference of the bank transfer. */
  reference: z.string(),
  settledAt: z.date(),
});
export type RefundSettlement = z.infer<typeof RefundSettlement>;

/** A dispute with what the payer has by it: nothing while it is open. */
export const DisputeRecord = z.object({
  id: z.string(),
  /** Taken out of `available` since the dispute was opened. */
  frozenCents: Cents,
  status: DisputeStatus,
  /** The last case about it. */
  caseId: DocumentId.nullable().default(null),
  /** How often it was decided. */
  decisions: z.int().nonnegative().default(0),
  /** How often it was looked up at the provider: an answer that is older than the last look is not booked. */
  looks: z.int().nonnegative().default(0),
  /** Movements of the provider's balance for it whose fees are booked. */
  bookedMovements: z.int().nonnegative().default(0),
  budgetCents: Cents.default(0),
  feeCents: Cents.default(0),
  lossCents: Cents.default(0),
});
export type DisputeRecord = z.infer<typeof DisputeRecord>;

/** The risk of fraud that the provider sees in a payment, rising from the third on; cards only are assessed (https://docs.stripe.com/radar/risk-evaluation). */
export const RiskLevel = z.enum(['not_assessed', 'unknown', 'normal', 'elevated', 'highest']);
export type RiskLevel = z.infer<typeof RiskLevel>;

/**
 * The money of one payment for a campaign, with its balances: `campaignFunds/{campaignId}` for the payment that the campaign began with, `campaignFunds/{fundsId}`
 * for budget that was added later. Each is paid out, refunded and disputed by itself, on its own charge. The first has the payout terms and the slots of the whole campaign.
 * Money transactions read this and never the campaign's public document, whose counts change all the time.
 */
export const CampaignFunds = z.object({
  campaignId: DocumentId,
  /** The id of added budget; null for the payment that the campaign began with. */
  fundsId: DocumentId.nullable().default(null),
  /** The ids of the budget that was added since, in the order of payment; empty in added budget itself. */
  addedIds: z.array(DocumentId).default([]),
  /** Why this payment pays nobody and goes back whole; null for one that counts. */
  goesBack: GoesBack.nullable().default(null),
  ownerId: Uid,
  /** The title of the campaign when it was paid for; of added budget with the day. */
  campaignTitle: z.string(),
  terms: PayoutTerms,
  /** Approved applications that share a `budget_share` budget. */
  slotsTaken: z.int().nonnegative(),
  balances: Balances,
  /** The platform's fee that was charged and has not been given back. */
  feeCents: Cents,
  checkoutId: DocumentId,
  chargeId: z.string(),
  /** How it was paid; null where that is not known. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable().default(null),
  /** How risky the provider's own rules found the payment; null where that is not known. */
  riskLevel: RiskLevel.nullable().default(null),
  /** True when 3-D Secure made a fraudulent dispute the loss of the card's issuer; null for a payment without a card, and where that is not known. */
  liabilityShifted: z.boolean().nullable().default(null),
  /** The name and address that the payer gave for the invoice; null where none were asked for. */
  billedTo: z.object({ name: z.string(), address: z.string() }).nullable().default(null),
  transferGroup: z.string(),
  /** Cents that were transferred out of the charge and taken back: at the provider they are the platform's balance, and the charge has no more room for them. */
  takenBackCents: Cents.default(0),
  /** Losses of refunds and disputes that freed money has repaid since, in cents. */
  recoveredCents: Cents.default(0),
  refunds: z.array(RefundRecord),
  disputes: z.array(DisputeRecord),
  settlements: z.array(RefundSettlement).default([]),
  /** When the issuer of the payer's card warned of fraud, or the payment came with the highest risk: nothing is paid from then on, and what is left goes back without a review. */
  fraudWarnedAt: z.date().nullable().default(null),
  /** When the campaign was closed; the rest of its money goes back to its owner from then on. */
  closedAt: z.date().nullable().default(null),
  refundRequest: RefundRequest.nullable().default(null),
  /** Money left after the closing that was refused to its owner: refunded only when asked for again. In cents. */
  withheldCents: Cents.default(0),
  refundHold: RefundHold.nullable().default(null),
  /** When the schedule looks at the refund; null when there is nothing to do. */
  refundCheckAt: z.date().nullable().default(null),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type CampaignFunds = z.infer<typeof CampaignFunds>;

/** Most often that budget can be added to a campaign. */
export const MAX_ADDITIONS = 10;

/** Names the funds that a document is about. */
export interface FundsReference {
  readonly campaignId: string;
  /** The id of added budget; null for the funds that the campaign began with. */
  readonly fundsId: string | null;
}

/** Returns the id of the funds that a document is about. */
export const fundsIdOf = ({ campaignId, fundsId }: FundsReference): string => fundsId ?? campaignId;
