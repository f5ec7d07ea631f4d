import { named, DocumentId } from '../shared/values.ts';
import { z } from 'zod';
import { DollarsToCents, entitlementCents, SHARE_STARTS, type PayoutTerms } from '../shared/money.ts';
import type { ApplicationFunds, CountedPost } from './application-funds.ts';
import { acceptReport, countedViews, type ViewsReport } from './counted-posts.ts';
import { recomputeReceipt } from './statements/receipt.ts';

/** The facts from which the earnings of an application are calculated; amounts in cents. */
export interface EarningFacts extends Pick<ApplicationFunds, 'paidCents' | 'reversedCents'> {
  readonly terms: PayoutTerms;
  /** The posts with the counts that approvals have accepted. */
  readonly posts: readonly CountedPost[];
  /** The latest known views (`knownViews`) of the posts of all treasures that are not rejected. */
  readonly known: readonly ViewsReport[];
  /** Reports of treasures and proofs that can still be accepted. */
  readonly waiting: readonly ViewsReport[];
  /** True if an approval of the whole project can pay, even without any post. */
  readonly hasContent: boolean;
  /** True while new work and more views can be paid. */
  readonly canEarnMore: boolean;
  /** Cents set aside for this application, on their way to the creator. */
  readonly onItsWayCents: number;
  /** The budget that the campaign has left for all its creators together. */
  readonly availableCents: number;
}

/** The views and earnings of an application; amounts in cents. */
export interface Earnings {
  readonly totalViews: number;
  readonly countedViews: number;
  readonly expectedCountedViews: number;
  readonly stillToComeCents: number;
  readonly expectedCashoutCents: number;
  readonly limitedByBudget: boolean;
  readonly nextStep: NextStep | null;
}

/** The fewest counted views that pay more than all that was delivered, and how much that adds to what is paid already. */
interface NextStep {
  readonly views: number;
  readonly moreCents: number;
}

/**
 * Calculates the known and the counted views, the paid amount and the amount that can still come, by the rules of payouts (`recomputeReceipt`). Used wherever
 * any of them is shown. The amount that can still come is what accepting every waiting report now would pay, as far as the campaign has money for it.
 */
export function computeEarnings(facts: EarningFacts): Earnings {
  const { terms, posts, known, waiting, hasContent, paidCents, reversedCents, onItsWayCents, availableCents } = facts;
  const expected = waiting.reduce<readonly CountedPost[]>(acceptReport, posts);
  const earns = expected.length > 0 || hasContent;
  const { amountCents } = recomputeReceipt({ terms, posts: expected, alreadyPaidCents: paidCents, reversedCents });
  const due = earns ? amountCents : 0;
  const stillToComeCents = Math.min(due, onItsWayCents + availableCents);
  return {
    totalViews: known.reduce<readonly CountedPost[]>(acceptReport, []).reduce((sum, { views }) => sum + views, 0),
    countedViews: countedViews(posts),
    expectedCountedViews: countedViews(expected),
    stillToComeCents,
    expectedCashoutCents: paidCents + stillToComeCents,
    limitedByBudget: stillToComeCents < due,
    nextStep: findNextStep(facts, { views: earns ? countedViews(expected) : null, stillToComeCents }),
  };
}

/** Finds the next step of an application with so many `views`, null for one that earns nothing yet. */
function findNextStep(
  { terms, canEarnMore, paidCents, reversedCents, onItsWayCents, availableCents }: EarningFacts,
  { views, stillToComeCents }: { views: number | null; stillToComeCents: number },
): NextStep | null {
  if (!canEarnMore) return null;
  const steps = terms.payoutModel === 'per_view' ? [...SHARE_STARTS, terms.expectedReach] : [...SHARE_STARTS];
  return (
    steps
      .filter((step) => step > (views ?? -1))
      .sort((one, other) => one - other)
      .map((step) => {
        const due = Math.max(0, entitlementCents(terms, step) - paidCents - reversedCents);
        return { views: step, moreCents: Math.min(due, onItsWayCents + availableCents) };
      })
      .find(({ moreCents }) => moreCents > stillToComeCents) ?? null
  );
}

/** The earnings of an application in an answer of the API, derived from accepted and waiting reports, the terms and the ledger. */
export const EarningsView = named('Earnings', {
  application_id: DocumentId,
  /** Currently known views of all posts whose treasure is not rejected, whether they count or not. */
  total_views: z.int(),
  /** Views that are accepted and count for payouts. */
  counted_views: z.int(),
  /** Views that would count if every waiting treasure and proof were accepted. */
  expected_counted_views: z.int(),
  /** Money that was paid out and not taken back. */
  paid: DollarsToCents,
  /** Money that an approval has set aside, on its way to the creator. */
  on_its_way: DollarsToCents,
  /** The amount that accepting every waiting report would pay in addition, as far as the campaign has money for it. */
  still_to_come: DollarsToCents,
  /** Total earnings: paid, and still to come. */
  expected_cashout: DollarsToCents,
  /** True if the terms would pay more than the campaign has left. */
  limited_by_budget: z.boolean(),
  /**
   * The fewest counted views that pay more than all that was delivered, and how much that adds to `paid`; 0 views are a first delivery. Null when nothing can
   * add to it.
   */
  next_step: z.object({ views: z.int(), more: DollarsToCents }).nullable(),
  currency: z.literal('sgd'),
});
export type EarningsView = z.infer<typeof EarningsView>;
