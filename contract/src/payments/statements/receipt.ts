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
 * Calculates a receipt's results from its facts, in cents: entitlement for the counted views, minus earlier payments, minus payments taken back, never
 * negative. Pure; both creates and checks receipts.
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

/**
 * Calculates the receipt of the amount currently due to an application: entitlement minus paid, minus taken back, never negative. Nothing may be in flight for
 * it.
 */
export function computeReceipt(
  terms: PayoutReceipt['terms'],
  posts: CountedPost[],
  { paidCents, reversedCents }: Pick<ApplicationFunds, 'paidCents' | 'reversedCents'>,
): PayoutReceipt {
  const facts = { terms, posts, alreadyPaidCents: paidCents, reversedCents };
  return { ...facts, ...recomputeReceipt(facts) };
}

/** A receipt in an answer of the API, with every number from which the amount derives. */
export const ReceiptView = named('Receipt', {
  payout_model: PayoutModel,
  budget: DollarsToCents,
  expected_reach: z.int(),
  /** Number of creators who share the budget; used only by `budget_share`. */
  creator_slots: z.int(),
  /** Maximum earnings of one creator; used only by `per_view`. */
  creator_cap: DollarsToCents.nullable(),
  posts: z.array(
    z.object({
      post: z.string(),
      views: z.int(),
      /** The views from which counting begins; null until a first accepted proof sets them, and until then no view of the post counts. */
      baseline_views: z.int().nullable(),
      /** Source of the baseline: the platform, its page by the date of publication, or an accepted proof; null if it is unknown, and in a preview. */
      baseline_source: ReadingSource.nullable(),
      counted_views: z.int(),
      reported_at: WireDate,
      /** True if a later count was lower than one accepted before. */
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
  /** True if a platform's count was paid automatically, without a decision. */
  by_itself: z.boolean(),
  /** The source of the count that it pays for; null if it pays for none, and in older receipts. */
  counted_from: CountOriginView,
}).meta({ id: 'PayoutReceipt' });
export type PayoutReceiptView = z.infer<typeof PayoutReceiptView>;

/** Preview of the payment for an approval, with the problem that would prevent it; nothing is set aside for it. */
export const PayoutPreview = named('PayoutPreview', {
  receipt: ReceiptView,
  /** Why it cannot be paid, in the words of the refusal; null if it can. */
  problem: z.object({ reason: z.string(), details: z.string() }).nullable(),
});
export type PayoutPreview = z.infer<typeof PayoutPreview>;
