import type { TrendRange } from '@doubloon/contract/dashboard/dashboard.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { addDays, dayInSingapore, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { viewsBefore, type PaidViews } from './views-before.ts';

/** A value that holds from a moment on. */
interface Step {
  readonly at: Date;
  readonly value: number;
}

/** The first moment of the last days up to `end`, which are days of Singapore, as those of dashboards. */
const beginOf = (end: Date, days: number) => startOfDayInSingapore(dayInSingapore(addDays(end, 1 - days)));

/** The steps of the last days of a range, which begin with the value that held then. */
export function stepsWithin(steps: readonly Step[], range: TrendRange): readonly Step[] {
  const last = steps.at(-1);
  if (range === 'all' || !last) return steps;
  const since = beginOf(last.at, Number(range));
  const before = steps.findLast(({ at }) => at < since);
  return before ? [{ at: since, value: before.value }, ...steps.filter(({ at }) => at >= since)] : steps;
}

/** How much a sum over time grew in the last days, and in as many days before. */
export function growthIn(steps: readonly Step[], days: number): { readonly now: number; readonly before: number } {
  const last = steps.at(-1);
  if (!last) return { now: 0, before: 0 };
  const valueBefore = (count: number) => steps.findLast(({ at }) => at < beginOf(last.at, count))?.value ?? 0;
  return { now: last.value - valueBefore(days), before: valueBefore(days) - valueBefore(2 * days) };
}

type Paid = Pick<PayoutView, 'status' | 'amount' | 'taken_back' | 'created_at'>;

/** The payments that were kept, at least in part, by the moment of their decision, oldest first: that stays when part of one is taken back. */
const keptInOrder = <P extends Paid>(payouts: readonly P[]): readonly P[] =>
  payouts
    .filter(({ status, amount, taken_back: back }) => status === 'paid' && amount > back)
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());

/** Returns where the figures of a loot end: at `end`, which is when it was closed or now, or with a payment that was decided later. */
export const endWith = (end: Date, payouts: readonly Paid[]): Date =>
  keptInOrder(payouts).reduce((latest, { created_at: at }) => (at > latest ? at : latest), end);

/** The steps up to `now`, which is no step of its own where the last one is of then. */
const endedAt = (now: Date, steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1);
  return last?.at.getTime() === now.getTime() ? steps : [...steps, { at: now, value: last?.value ?? 0 }];
};

/** Returns how what a loot has paid grew with each payment, in cents, up to `now`, oldest first. */
export function paidOverTime(payouts: readonly Paid[], now: Date): readonly Step[] {
  let sum = 0;
  const steps = keptInOrder(payouts).map(({ amount, taken_back: back, created_at: at }) => ({
    at,
    value: (sum += amount - back),
  }));
  return endedAt(now, steps);
}

interface ViewsFacts {
  startedAt: Date;
  now: Date;
  /** Every payout of the loot. */
  payouts: readonly (Paid & PaidViews)[];
}

/**
 * Returns how the views of a loot grew that payments were the first to pay for, oldest first; empty while nothing was paid. Dashboards count the same, so that
 * views which brought no pay by themselves are no part of it.
 */
export function viewsOverTime({ startedAt, now, payouts }: ViewsFacts): readonly Step[] {
  const paid = keptInOrder(payouts);
  if (paid.length === 0) return [];
  let sum = 0;
  const steps = paid.map((payout) => {
    const counted = payout.counted_views;
    sum += Math.max(0, counted - (viewsBefore(payout, payouts) ?? counted));
    return { at: payout.created_at, value: sum };
  });
  return [{ at: startedAt, value: 0 }, ...endedAt(now, steps)];
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
