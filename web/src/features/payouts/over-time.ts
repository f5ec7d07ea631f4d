import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { type PaidViews, viewsBefore } from './views-before.ts';

/** A value that holds from a moment on. */
interface Step {
  readonly at: Date;
  readonly value: number;
}

const DAY_MS = 86_400_000;

/** How far back a chart can look, in days; null is the beginning. */
const RANGES = { week: 7, month: 30, all: null } as const;
export type Range = keyof typeof RANGES;

/** The steps of the last days of a range, which begin with the value that held then. */
export function stepsWithin(steps: readonly Step[], range: Range): readonly Step[] {
  const days = RANGES[range];
  const last = steps.at(-1);
  if (days === null || !last) return steps;
  const since = new Date(last.at.getTime() - days * DAY_MS);
  const before = steps.findLast(({ at }) => at <= since);
  return before ? [{ at: since, value: before.value }, ...steps.filter(({ at }) => at > since)] : steps;
}

interface ViewsFacts {
  /** Views that count at `now`. */
  views: number;
  startedAt: Date;
  now: Date;
  /** Newest first; those before the oldest of them may be missing. */
  payouts: readonly PaidViews[];
}

/**
 * Returns how the views of a loot grew with each payment that counted more of them, oldest first: counted back from what counts now, so that it ends at the
 * truth even when old payments are not loaded. Empty while nothing was paid.
 */
export function viewsOverTime({ views, startedAt, now, payouts }: ViewsFacts): readonly Step[] {
  const paid = payouts.filter(({ status }) => status === 'paid');
  if (paid.length === 0) return [];
  const steps: Step[] = [{ at: now, value: views }];
  let value = views;
  for (const payout of paid) {
    steps.push({ at: payout.updated_at, value });
    value = Math.max(0, value - Math.max(0, payout.counted_views - (viewsBefore(payout, paid) ?? 0)));
  }
  steps.push({ at: startedAt, value });
  return steps.toReversed();
}

/** A creator of a loot with their counted views and what they were paid. */
interface Leader {
  readonly creatorId: string;
  readonly name: string;
  readonly views: number;
  readonly paidCents: number;
}

/** The creators who were paid, those first who were paid most, then those with the most counted views. */
export function leadersOf(payouts: readonly PayoutView[]): readonly Leader[] {
  const paid = payouts.filter(({ status }) => status === 'paid');
  return [...Map.groupBy(paid, ({ creator_id: id }) => id)]
    .map(([creatorId, own]) => ({
      creatorId,
      name: own[0]?.creatorName ?? '',
      views: Math.max(...own.map(({ counted_views: views }) => views)),
      paidCents: own.reduce((sum, { amount, taken_back: back }) => sum + amount - back, 0),
    }))
    .toSorted((one, other) => other.paidCents - one.paidCents || other.views - one.views);
}
