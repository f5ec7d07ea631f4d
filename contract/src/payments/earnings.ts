import { named, DocumentId } from '../shared/values.ts';
import { z } from 'zod';
import { DollarsToCents, entitlementCents, SHARE_STARTS, type PayoutTerms } from '../shared/money.ts';
import type { ApplicationFunds, CountedPost } from './application-funds.ts';
import { acceptReport, countedViews, type ViewsReport } from './counted-posts.ts';
import { recomputeReceipt } from './statements/receipt.ts';

/** The facts from which the earnings of an application are computed; amounts in cents. */
export interface EarningFacts extends Pick<ApplicationFunds, 'paidCents' | 'reversedCents'> {
  readonly terms: PayoutTerms;
  /** The posts with the counts that approvals have accepted. */
  readonly posts: readonly CountedPost[];
  /** The latest known views (`knownViews`) of the posts of all treasures that are not rejected. */
  readonly known: readonly ViewsReport[];
  /** Reports that can still be accepted, of treasures and proofs. */
  readonly waiting: readonly ViewsReport[];
  /** True when an approval of the whole project can pay, also without any post. */
  readonly hasContent: boolean;
  /** True while new work and more views can be paid. */
  readonly canEarnMore: boolean;
  /** Money that is set aside for this application, on its way to the creator. */
  readonly onItsWayCents: number;
  /** The budget that the campaign has left, for all its creators together. */
  readonly availableCents: number;
}

/** Where an application stands; amounts in cents. */
export interface Earnings {
  readonly totalViews: number;
  readonly countedViews: number;
  readonly expectedCountedViews: number;
  readonly stillToComeCents: number;
  readonly expectedCashoutCents: number;
  readonly limitedByBudget: boolean;
  readonly nextStep: NextStep | null;
}

/** The fewest counted views that pay more than all that was delivered, and how much more. */
interface NextStep {
  readonly views: number;
  readonly moreCents: number;
}

/**
 * Computes the known and the counted views, the paid amount and the amount that can still come, by the rules of payouts (`recomputeReceipt`), for every place that
 * shows any of them. The amount that can still come is paid if every waiting report is accepted now, as far as the campaign has money for it.
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
        return { views: step, moreCents: Math.min(due, onItsWayCents + availableCents) - stillToComeCents };
      })
      .find(({ moreCents }) => moreCents > 0) ?? null
  );
}

/** The earnings of an application as the API shows them; every number follows from accepted and waiting reports, the terms and the ledger. */
export const EarningsView = named('Earnings', {
  application_id: DocumentId,
  /** Views of all posts whose treasure is not rejected, as they are known now, whether they count or not. */
  total_views: z.int(),
  /** Views that are accepted and counted for payouts. */
  counted_views: z.int(),
  /** The counted views once every waiting treasure and proof is accepted. */
  expected_counted_views: z.int(),
  /** Money that was paid out and not taken back. */
  paid: DollarsToCents,
  /** Money that an approval has set aside, on its way to the creator. */
  on_its_way: DollarsToCents,
  /** The amount that accepting every waiting report would pay in addition, as far as the campaign has money for it. */
  still_to_come: DollarsToCents,
  /** Total earnings: paid, and still to come. */
  expected_cashout: DollarsToCents,
  /** The terms would pay more than the campaign has left. */
  limited_by_budget: z.boolean(),
  /** The fewest counted views that pay more than all that was delivered, and how much more; 0 views are a first delivery. Null when nothing can add to it. */
  next_step: z.object({ views: z.int(), more: DollarsToCents }).nullable(),
  currency: z.literal('sgd'),
});
export type EarningsView = z.infer<typeof EarningsView>;
