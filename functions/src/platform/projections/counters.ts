import { type CollectionName, COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { dailyFiguresId, type DailyFigures } from '@doubloon/contract/dashboard/daily-figures.ts';
import type { PersonRecord } from '@doubloon/contract/records/record.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';

/**
 * Amounts that documents add to counters: path of the counters' document → path of the counter in it → amount. `sumCounts` returns it without zeros and empty
 * targets.
 */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * A place of counters: a field of a collection's documents, or the whole document if null. When called, it returns the amounts for the counters of one
 * document.
 */
export interface CounterPlace<Counter extends string = string> {
  (id: string, amounts: Readonly<Partial<Record<Counter, number>>>): Counts;
  readonly collection: CollectionName;
  readonly below: string | null;
}

export function counterPlace<Counter extends string>(
  collection: CollectionName,
  below: string | null,
): CounterPlace<Counter> {
  const add = (id: string, amounts: Readonly<Partial<Record<Counter, number>>>): Counts => ({
    [`${collection}/${id}`]: Object.fromEntries(
      Object.entries<number | undefined>(amounts).map(([name, amount]) => [
        below ? `${below}.${name}` : name,
        amount ?? 0,
      ]),
    ),
  });
  return Object.assign(add, { collection, below });
}

export function sumCounts(all: readonly Counts[]): Counts {
  const totals = new Map<string, Map<string, number>>();
  for (const counts of all) {
    for (const [target, amounts] of Object.entries(counts)) {
      const numbers = totals.get(target) ?? new Map<string, number>();
      totals.set(target, numbers);
      for (const [field, amount] of Object.entries(amounts)) numbers.set(field, (numbers.get(field) ?? 0) + amount);
    }
  }
  return Object.fromEntries(
    [...totals]
      .map(([target, numbers]) => [target, [...numbers].filter(([, amount]) => amount !== 0)] as const)
      .filter(([, numbers]) => numbers.length > 0)
      .map(([target, numbers]) => [target, Object.fromEntries(numbers)]),
  );
}

/** Returns the amounts to add so that `recorded` becomes `now`. */
export function missingFrom(recorded: Counts, now: Counts): Counts {
  const negated = Object.entries(recorded).map(([target, amounts]) => [
    target,
    Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, -amount])),
  ]);
  return sumCounts([now, Object.fromEntries(negated) as Counts]);
}

/** Returns only the counts for the named targets. */
export function onlyTo(targets: ReadonlySet<string>, counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([target]) => targets.has(target)));
}

type CounterPath<T> = {
  [K in keyof T & string]: T[K] extends number ? K : `${K}.${keyof T[K] & string}`;
}[keyof T & string];

export const campaignCounters = counterPlace<keyof Campaign['counts']>(COLLECTIONS.campaigns, 'counts');

export const dashboardCounters = counterPlace<CounterPath<Dashboard>>(COLLECTIONS.dashboards, null);

export const recordCounters = counterPlace<CounterPath<PersonRecord>>(COLLECTIONS.records, null);

export const dayCounters = counterPlace<`${keyof DailyFigures}.${CalendarDay}`>(COLLECTIONS.dailyFigures, null);

/** Returns what a person's day, that of a moment in Singapore, adds up to. */
export function countsOfDay(
  uid: string,
  moment: Date,
  amounts: Readonly<Partial<Record<keyof DailyFigures, number>>>,
): Counts {
  const day = dayInSingapore(moment);
  const ofDay = Object.entries(amounts).map(([kind, amount]) => [`${kind}.${day}`, amount] as const);
  return dayCounters(dailyFiguresId(uid, day), Object.fromEntries(ofDay));
}
