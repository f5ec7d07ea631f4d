import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../../shared/values.ts';
import { DollarsToCents, PayoutModel, entitlementCents, sharePercent } from '../../shared/money.ts';
import type { ApplicationFunds, CountedPost } from '../application-funds.ts';
import { countedViews } from '../counted-posts.ts';
import { ReadingSource } from '../../readings/reading.ts';
import { CountOriginView, type PayoutReceipt } from '../payout.ts';
import { PayoutStatus } from '../lifecycle.ts';

export type ReceiptFacts = Pick<PayoutReceipt, 'terms' | 'alreadyPaidCents' | 'reversedCents'> & {
  readonly posts: readonly Pick<CountedPost, 'views' | 'baselineViews'>[];
};

export type ReceiptResult = Pick<PayoutReceipt, 'countedViews' | 'sharePercent' | 'entitlementCents' | 'amountCents'>;

/**
 * Computes a receipt's results from its facts, in cents: entitlement for the counted views, minus earlier payments, minus payments taken back, never negative.
 * Pure; makes receipts and checks them.
 */
export function recomputeReceipt({ terms, posts, alreadyPaidCents, reversedCents }: ReceiptFacts): ReceiptResult {
  const views = countedViews(posts);
  const entitlement = entitlementCents(terms, views);
  return {
    countedViews: views,
    sharePercent: sharePercent(views),
    entitlementCents: entitlement,
    amountCents: Math.max(0, entitlement - alreadyPaidCents - reversedCents),
  };
}

/** Computes the receipt of the amount due to an application now: entitlement minus paid, minus taken back, never negative. Nothing may be in flight for it. */
export function computeReceipt(
  terms: PayoutReceipt['terms'],
  posts: CountedPost[],
  { paidCents, reversedCents }: Pick<ApplicationFunds, 'paidCents' | 'reversedCents'>,
): PayoutReceipt {
  const facts = { terms, posts, alreadyPaidCents: paidCents, reversedCents };
  return { ...facts, ...recomputeReceipt(facts) };
}

/** A receipt as the API shows it: every number that the amount follows from. */
export const ReceiptView = named('Receipt', {
  payout_model: PayoutModel,
  budget: DollarsToCents,
  expected_reach: z.int(),
  /** Creators who share the budget; counts for `budget_share` only. */
  creator_slots: z.int(),
  /** Most one creator can earn; counts for `per_view` only. */
  creator_cap: DollarsToCents.nullable(),
  posts: z.array(
    z.object({
      post: z.string(),
      views: z.int(),
      /** The views from which counting begins; null until a first accepted proof says them, before which no view of the post counts. */
      baseline_views: z.int().nullable(),
      /** Where they come from: the platform, its page by the date of publication, or an accepted proof; null where it is not known any more, and in a preview. */
      baseline_source: ReadingSource.nullable(),
      counted_views: z.int(),
      reported_at: WireDate,
      /** A later count was lower than one accepted before. */
      has_fallen: z.boolean(),
    }),
  ),
  counted_views: z.int(),
  share_percent: z.int(),
  entitlement: DollarsToCents,
  already_paid: DollarsToCents,
  taken_back: DollarsToCents,
  amount: DollarsToCents,
  currency: z.literal('sgd'),
});
export type ReceiptView = z.infer<typeof ReceiptView>;

export const PayoutReceiptView = ReceiptView.extend({
  payout_id: DocumentId,
  status: PayoutStatus,
  campaign_id: DocumentId,
  campaignTitle: z.string(),
  creator_id: Uid,
  creatorName: z.string(),
  created_at: WireDate,
  /** True when a platform's count was paid by itself, without a decision. */
  by_itself: z.boolean(),
  /** Where the count that it pays for comes from; null when it pays for none, and in older receipts. */
  counted_from: CountOriginView,
}).meta({ id: 'PayoutReceipt' });
export type PayoutReceiptView = z.infer<typeof PayoutReceiptView>;

/** Preview of the payment for an approval, with the problem that would stop it; nothing is set aside for it. */
export const PayoutPreview = named('PayoutPreview', {
  receipt: ReceiptView,
  /** Why it cannot be paid, in the words of the refusal; null when it can. */
  problem: z.object({ reason: z.string(), details: z.string() }).nullable(),
});
export type PayoutPreview = z.infer<typeof PayoutPreview>;
