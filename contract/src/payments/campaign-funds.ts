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

/** The parts of money returned to a payer: from the campaign's budget, the platform's fee, and as the platform's loss. */
const RefundParts = z.object({ budgetCents: Cents, feeCents: Cents, lossCents: Cents });
export type RefundParts = z.infer<typeof RefundParts>;

export const RefundRecord = RefundParts.extend({
  /** Its name in the books: the provider's id, or the request's id and attempt for one of the product's own refunds. */
  id: z.string(),
  /** The provider's id; null if it has made none, and in older documents. */
  refundId: z.string().nullable().default(null),
  status: z.enum(['refunding', 'refunded', 'failed']),
  /** When the books first had it as made; null unless it is made, and in older documents. */
  refundedAt: z.date().nullable().default(null),
});
export type RefundRecord = z.infer<typeof RefundRecord>;

/** A refund that the provider could not make and that the platform has paid from its own bank. */
const RefundSettlement = RefundParts.pick({ budgetCents: true, feeCents: true }).extend({
  /** The id of the failed attempt among the refunds. */
  id: z.string(),
  /** The reference of the bank transfer. */
  reference: z.string(),
  settledAt: z.date(),
});
export type RefundSettlement = z.infer<typeof RefundSettlement>;

/** A dispute, and the money that it has returned to the payer: nothing while it is open. */
export const DisputeRecord = z.object({
  id: z.string(),
  /** Cents taken out of `available` since the dispute was opened. */
  frozenCents: Cents,
  status: DisputeStatus,
  /** The latest case about it. */
  caseId: DocumentId.nullable().default(null),
  /** True while it was an inquiry when it was last looked up, which took nothing. */
  isInquiry: z.boolean().default(false),
  /** Number of decisions on it. */
  decisions: z.int().nonnegative().default(0),
  /** Number of look-ups at the provider: an answer older than the last look-up is not booked. */
  looks: z.int().nonnegative().default(0),
  /** Number of movements of the provider's balance that the newest booked answer has shown: one that shows fewer is older. */
  bookedMovements: z.int().nonnegative().default(0),
  /** Cents that the provider keeps for it, by the books; negative where more came back than was kept. */
  providerFeeCents: z.int().default(0),
  budgetCents: Cents.default(0),
  feeCents: Cents.default(0),
  lossCents: Cents.default(0),
});
export type DisputeRecord = z.infer<typeof DisputeRecord>;

/** The provider's fraud risk rating of a payment, ascending from the third on; only cards are rated (https://docs.stripe.com/radar/risk-evaluation). */
export const RiskLevel = z.enum(['not_assessed', 'unknown', 'normal', 'elevated', 'highest']);
export type RiskLevel = z.infer<typeof RiskLevel>;

/**
 * The money of one payment for a campaign, with its balances: `campaignFunds/{campaignId}` for the campaign's first payment, `campaignFunds/{fundsId}` for
 * budget that was added later. Each is paid out, refunded and disputed separately, on its own charge. The first has the payout terms and the slots of the whole
 * campaign. Money transactions read this document and never the campaign itself, whose counts change all the time.
 */
export const CampaignFunds = z.object({
  campaignId: DocumentId,
  /** The id of added budget; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  /** The ids of budget added later, in the order of payment; empty in added budget itself. */
  addedIds: z.array(DocumentId).default([]),
  /** Why this payment pays nobody and is refunded in full; null for a payment that counts. */
  goesBack: GoesBack.nullable().default(null),
  ownerId: Uid,
  /** The title of the campaign when it was paid for; for added budget including the day. */
  campaignTitle: z.string(),
  terms: PayoutTerms,
  /** Approved applications that share a `budget_share` budget. */
  slotsTaken: z.int().nonnegative(),
  balances: Balances,
  /** The platform's fee that was charged and not refunded. */
  feeCents: Cents,
  checkoutId: DocumentId,
  chargeId: z.string(),
  /** Cents that the provider kept of the payment; null until it has said so, and in older documents, whose ledger says it. */
  providerFeeCents: Cents.nullable().default(null),
  /** The payment method; null if unknown. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable().default(null),
  /** The provider's risk rating of the payment; null if unknown. */
  riskLevel: RiskLevel.nullable().default(null),
  /** True when 3-D Secure shifted the liability for fraud to the card's issuer; null without a card or if unknown. */
  liabilityShifted: z.boolean().nullable().default(null),
  /** The name and address that the payer gave for the invoice; null if none were requested. */
  billedTo: z.object({ name: z.string(), address: z.string() }).nullable().default(null),
  transferGroup: z.string(),
  /**
   * Cents that were transferred out of the charge and taken back. At the provider they belong to the platform's balance, and the charge has no more room for
   * them.
   */
  takenBackCents: Cents.default(0),
  /** Cents of losses from refunds and disputes that released money has repaid since. */
  recoveredCents: Cents.default(0),
  refunds: z.array(RefundRecord),
  disputes: z.array(DisputeRecord),
  settlements: z.array(RefundSettlement).default([]),
  /**
   * When the issuer of the payer's card warned of fraud, or the payment came with the highest risk. From then on nothing is paid, and the rest is refunded
   * without a review.
   */
  fraudWarnedAt: z.date().nullable().default(null),
  /**
   * When the issuer of the payer's card warned of fraud although the payment was refunded or disputed already, so that the warning ended nothing. Money that such a refund
   * brings back is owed to the cardholder, too.
   */
  warnedLateAt: z.date().nullable().default(null),
  /** When the campaign was closed; from then on, the rest of its money is refunded to its owner. */
  closedAt: z.date().nullable().default(null),
  refundRequest: RefundRequest.nullable().default(null),
  /** Cents left after the closing whose refund was refused: refunded only if requested again. */
  withheldCents: Cents.default(0),
  refundHold: RefundHold.nullable().default(null),
  /** When the schedule checks the refund; null if there is nothing to do. */
  refundCheckAt: z.date().nullable().default(null),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type CampaignFunds = z.infer<typeof CampaignFunds>;

/** Maximum number of times that budget can be added to a campaign. */
export const MAX_ADDITIONS = 10;

/** Identifies the funds that a document is about. */
export interface FundsReference {
  readonly campaignId: string;
  /** The id of added budget; null for the campaign's first payment. */
  readonly fundsId: string | null;
}

/** Returns the id of the funds that a document is about. */
export const fundsIdOf = ({ campaignId, fundsId }: FundsReference): string => fundsId ?? campaignId;
