import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { Cents, DollarsToCents, PayoutTerms } from '../shared/money.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { ReadingSource } from '../readings/reading.ts';
import { ActingParty } from '../calls/errors.ts';
import { PayoutStatus } from './lifecycle.ts';
import { CountedPost } from './application-funds.ts';

/** Everything from which a payout's amount was calculated; it is sufficient to recompute the amount. */
export const PayoutReceipt = z.object({
  terms: PayoutTerms,
  posts: z.array(CountedPost),
  countedViews: z.int().nonnegative(),
  sharePercent: z.int(),
  entitlementCents: Cents,
  alreadyPaidCents: Cents,
  /** Cents that were paid before and taken back by a reversal; they are not paid again. */
  reversedCents: Cents,
  amountCents: Cents,
});
export type PayoutReceipt = z.infer<typeof PayoutReceipt>;

/** The source of the count that a payout pays for. */
export const CountOrigin = z.object({
  source: ReadingSource,
  at: z.date(),
  views: z.int().nonnegative(),
  /** The platform's reading; null where a person reported the count. */
  readingId: DocumentId.nullable(),
});
export type CountOrigin = z.infer<typeof CountOrigin>;

/** The source of the count that a payout pays for, in an answer of the API; null if it pays for none. */
export const CountOriginView = z
  .object({
    source: ReadingSource,
    /** The platform of the counted post; null if the payout's posts do not identify it. */
    platform: z.enum(PLATFORM_IDS).nullable(),
    at: WireDate,
    views: z.int(),
    reading_id: DocumentId.nullable(),
  })
  .nullable();

/** A payout as its creator and owner may read it, `payouts/{id}`. */
export const Payout = z.object({
  id: DocumentId,
  applicationId: DocumentId,
  campaignId: DocumentId,
  campaignTitle: z.string(),
  creatorId: Uid,
  creatorName: z.string(),
  ownerId: Uid,
  /** The treasure whose approval, or whose proof's approval, it pays; null if it pays for its application. */
  deliverableId: DocumentId.nullable(),
  /** The proof whose verification it pays. */
  proofId: DocumentId.nullable().default(null),
  /** The reading that it pays for automatically, without a decision. */
  readingId: DocumentId.nullable().default(null),
  /** The source of the count that it pays for; null if it pays for none (work accepted by silence, an application), and in older documents. */
  countedFrom: CountOrigin.nullable().default(null),
  /** The views of its application that counted before it; null in older documents. */
  countedBefore: z.int().nonnegative().nullable().default(null),
  amountCents: Cents,
  status: PayoutStatus,
  attempt: z.int().positive(),
  /** Amount taken back after the payment, in cents. */
  reversedCents: Cents,
  /** Why the last attempt failed or is held, and the end of the automatic retries (null in older documents), or the day by which a held payout is decided. */
  failure: z
    .object({ reason: z.string(), details: z.string(), triedUntil: z.date().nullable().default(null) })
    .nullable(),
  receipt: PayoutReceipt,
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Payout = z.infer<typeof Payout>;

/** Returns the views that counted before a payout. An older document does not say it; before a first payment it was none. Null if unknown. */
export function viewsCountedBefore({
  countedBefore: known,
  receipt,
}: Pick<Payout, 'countedBefore' | 'receipt'>): number | null {
  return known ?? (receipt.alreadyPaidCents + receipt.reversedCents === 0 ? 0 : null);
}

/** The part of a payout that only the server reads, `payoutTransfers/{payoutId}`; always written together with `payouts/{id}`. */
export const PayoutTransfer = z.object({
  /** The id of the payout. */
  id: DocumentId,
  /** The owner's message with the approval, stored with the payable when the payout is paid. */
  feedback: z.string().nullable(),
  /** The count that the owner accepted; null if there is none, or if silence accepted only the work. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  /** When its owner decided to pay it, which may be long before the payment; null if silence did, and in older documents. */
  acceptedAt: z.date().nullable().default(null),
  /** The connected account that receives the money. */
  destination: z.string(),
  /** The added budget from which it is paid; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  /** True if its money comes from the platform's balance, because its campaign's charge has no room left for it. */
  fromBalance: z.boolean().default(false),
  transferId: z.string().nullable(),
  /** When this attempt was first sent to the provider; `lastSentAt` is the latest time. */
  firstSentAt: z.date().nullable(),
  lastSentAt: z.date().nullable(),
  /**
   * When the resolver examines the payout. While `reserved` or `sending`: when a silent process counts as dead. While `unresolved`: the next attempt. While
   * `held`: the day on which it is released, or refused if an admin has doubted it. Otherwise null.
   */
  checkAt: z.date().nullable(),
  /**
   * The reversal of a paid transfer that an admin requested last: the provider's key, its cents, and how much had come back before. It is repeated unchanged
   * until more has come back; null before, and once the provider has refused it.
   */
  askedBack: z.object({ key: z.string(), fromCents: Cents, cents: Cents }).nullable().default(null),
});
export type PayoutTransfer = z.infer<typeof PayoutTransfer>;

/** A payout with the fields that only the server may see. */
export type FullPayout = Payout & PayoutTransfer;

export const PayoutView = named('Payout', {
  id: DocumentId,
  application_id: DocumentId,
  campaign_id: DocumentId,
  campaignTitle: z.string(),
  creator_id: Uid,
  creatorName: z.string(),
  treasure_id: DocumentId.nullable(),
  proof_id: DocumentId.nullable(),
  amount: DollarsToCents,
  /** The part of the amount that was taken back after the payment. */
  taken_back: DollarsToCents,
  currency: z.literal('sgd'),
  status: PayoutStatus,
  /** Why it was not paid; if the creator's account was the reason, its current state. */
  failure: z
    .object({
      reason: z.string(),
      details: z.string(),
      must_act: ActingParty,
      /** True if the creator's account was the reason and is ready by now: nobody else has to act before the retry. */
      mended: z.boolean(),
      /**
       * The last day of waiting: for a held payment, when it is sent unless an admin decides before; otherwise the end of the automatic retries, which begin at
       * the decision's deadline, or for an application at the refusal. Null if unknown.
       */
      tried_until: WireDate.nullable(),
    })
    .nullable(),
  /** True if a platform's count was paid automatically. */
  by_itself: z.boolean(),
  /** The source of the count that it pays for; null if it pays for none. */
  counted_from: CountOriginView,
  counted_views: z.int(),
  /** The views that counted before it, so that the difference is what it added; null if unknown. */
  counted_before: z.int().nullable(),
  share_percent: z.int(),
  created_at: WireDate,
  updated_at: WireDate,
});
export type PayoutView = z.infer<typeof PayoutView>;
