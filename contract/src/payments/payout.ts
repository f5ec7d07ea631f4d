import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { Cents, DollarsToCents, PayoutTerms } from '../shared/money.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { ReadingSource } from '../readings/reading.ts';
import { ActingParty } from '../calls/errors.ts';
import { PayoutStatus } from './lifecycle.ts';
import { CountedPost } from './application-funds.ts';

/** Everything a payout's amount was computed from; the amount can be recomputed from it alone. */
export const PayoutReceipt = z.object({
  terms: PayoutTerms,
  posts: z.array(CountedPost),
  countedViews: z.int().nonnegative(),
  sharePercent: z.int(),
  entitlementCents: Cents,
  alreadyPaidCents: Cents,
  /** Cents that were paid before and taken back by a reversal; not paid again. */
  reversedCents: Cents,
  amountCents: Cents,
});
export type PayoutReceipt = z.infer<typeof PayoutReceipt>;

/** Where the count that a payout pays for comes from. */
export const CountOrigin = z.object({
  source: ReadingSource,
  at: z.date(),
  views: z.int().nonnegative(),
  /** The platform's reading; null where a person reported the count. */
  readingId: DocumentId.nullable(),
});
export type CountOrigin = z.infer<typeof CountOrigin>;

/** The origin of the count that a payout pays for, as the API shows it; null when it pays for none. */
export const CountOriginView = z
  .object({
    source: ReadingSource,
    /** The platform of the post that was counted; null where it cannot be told from the payout's posts. */
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
  /** The treasure whose approval it pays, or whose proof's; null when it settles its application. */
  deliverableId: DocumentId.nullable(),
  /** The proof whose verification it pays. */
  proofId: DocumentId.nullable().default(null),
  /** The reading that it pays for by itself, without a decision. */
  readingId: DocumentId.nullable().default(null),
  /** Where the count that it pays for comes from; null when it pays for none (work that silence has accepted, an application), and in older documents. */
  countedFrom: CountOrigin.nullable().default(null),
  amountCents: Cents,
  status: PayoutStatus,
  attempt: z.int().positive(),
  /** Amount taken back after the payment, in cents. */
  reversedCents: Cents,
  /** Why the last attempt has failed or is held, and the end of the automatic retries (null in older documents), or the day by which a held one is decided. */
  failure: z
    .object({ reason: z.string(), details: z.string(), triedUntil: z.date().nullable().default(null) })
    .nullable(),
  receipt: PayoutReceipt,
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Payout = z.infer<typeof Payout>;

/** The part of a payout that only the server reads, `payoutTransfers/{payoutId}`; written together with `payouts/{id}`. */
export const PayoutTransfer = z.object({
  /** The id of the payout. */
  id: DocumentId,
  /** The owner's message with the approval, stored with the payable when the payout is paid. */
  feedback: z.string().nullable(),
  /** The count that the owner has accepted; null where there is none, and when silence has accepted the work only. */
  acceptedViews: z.int().nonnegative().nullable().default(null),
  /** When its owner has decided that it is paid, which may be long before it is; null when silence has, and in older documents. */
  acceptedAt: z.date().nullable().default(null),
  /** The connected account the money goes to. */
  destination: z.string(),
  /** The added budget that it draws on; null for the funds that the campaign began with. */
  fundsId: DocumentId.nullable().default(null),
  /** True when its money comes from the platform's balance, because its campaign's charge has no room left for it. */
  fromBalance: z.boolean().default(false),
  transferId: z.string().nullable(),
  /** When this attempt was first and last sent to the provider. */
  firstSentAt: z.date().nullable(),
  lastSentAt: z.date().nullable(),
  /**
   * When the resolver looks at the payout: while `reserved` or `sending` the time at which a silent process counts as dead, while `unresolved`
   * the time of the next try, while `held` the day on which it is let go, or refused when an admin has doubted it, else null.
   */
  checkAt: z.date().nullable(),
  /**
   * The part of a paid transfer that an admin has last asked back: the provider's key, its cents, and how much had come back before. It is asked for just so until
   * more has come back; null before, and once the provider has refused it.
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
  /** Why it was not paid; where the creator's account kept it back, as that stands now. */
  failure: z
    .object({
      reason: z.string(),
      details: z.string(),
      must_act: ActingParty,
      /** True when it was the creator's account, which is ready by now: nobody else has to act before it is tried again. */
      mended: z.boolean(),
      /**
       * The last day of waiting: of a payment that is held, when it is sent unless an admin decides before; else the end of the automatic retries, which begin at the
       * decision's deadline, or for an application at the refusal. Null when unknown.
       */
      tried_until: WireDate.nullable(),
    })
    .nullable(),
  /** True when a platform's count was paid by itself. */
  by_itself: z.boolean(),
  /** Where the count that it pays for comes from; null when it pays for none. */
  counted_from: CountOriginView,
  counted_views: z.int(),
  share_percent: z.int(),
  created_at: WireDate,
  updated_at: WireDate,
});
export type PayoutView = z.infer<typeof PayoutView>;
