import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import type { PaidViews } from './views-before.ts';

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
  startedAt: Date;
  now: Date;
  /** Every payout of the loot. */
  payouts: readonly PaidViews[];
}

/**
 * Returns how the views of a loot that were paid for grew with each payment, oldest first; empty while nothing was paid. A payment pays for all views of its
 * project until then, also for those that brought no pay by themselves.
 */
export function viewsOverTime({ startedAt, now, payouts }: ViewsFacts): readonly Step[] {
  const paid = payouts
    .filter(({ status }) => status === 'paid')
    .toSorted((one, other) => one.updated_at.getTime() - other.updated_at.getTime());
  if (paid.length === 0) return [];
  const ofProjects = new Map<string, number>();
  let added = 0;
  const steps = paid.map(({ application_id: id, counted_views: counted, updated_at: at }) => {
    const known = ofProjects.get(id) ?? 0;
    ofProjects.set(id, Math.max(known, counted));
    added += Math.max(0, counted - known);
    return { at, value: added };
  });
  return [{ at: startedAt, value: 0 }, ...steps, { at: now, value: added }];
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
