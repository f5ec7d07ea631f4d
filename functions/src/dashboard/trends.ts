import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import type { DailyFigures } from '@doubloon/contract/dashboard/daily-figures.ts';
import type { DashboardTrends, SpanFigures, TrendRange } from '@doubloon/contract/dashboard/dashboard.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { TREND_ITEMS, TREND_YEARS } from '@doubloon/contract/shared/constants.ts';
import { addDays, dayInSingapore, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { listApplicationsOfCreator, listApplicationsOfOwner } from '../applications/show-applications.ts';
import { pageOfOwnDeliverables } from '../deliverables/show-deliverables.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '../payments/statements/show-payouts.ts';
import type { Handler } from '../platform/dependencies.ts';

export interface TrendSources {
  /** The person's figures of all days of the range and of as many before. */
  readonly figures: DailyFigures;
  readonly applications: Page<ApplicationView>;
  readonly deliverables: Page<Deliverable>;
  readonly payouts: Page<PayoutView>;
}

/** The days of a range in Singapore: those of its columns, oldest first, and the one on which as many days before it begin. */
interface Span {
  readonly columns: readonly { readonly from: CalendarDay; readonly to: CalendarDay }[];
  readonly beforeFrom: CalendarDay | null;
}

/** Days of one column of a range; all time has months. */
const DAYS_OF_COLUMN = { 7: 1, 30: 3, 90: 6 } as const;
/** Columns of all time, at least and at most; longer times have several months in each. */
const ALL_TIME_COLUMNS = { least: 6, most: 24 };

const dayBefore = (day: CalendarDay, days: number): CalendarDay =>
  dayInSingapore(addDays(startOfDayInSingapore(day), -days));

/** Returns the days of a range up to `today`; all time begins with the month of `first`. */
export function spanOf(range: TrendRange, today: CalendarDay, first: CalendarDay = today): Span {
  if (range === 'all') return { columns: columnsOfMonths(first, today), beforeFrom: null };
  const days = Number(range);
  const step = DAYS_OF_COLUMN[range];
  const columns = Array.from({ length: days / step }, (_, index) => {
    const from = dayBefore(today, days - 1 - index * step);
    return { from, to: dayBefore(from, 1 - step) };
  });
  return { columns, beforeFrom: dayBefore(today, 2 * days - 1) };
}

function columnsOfMonths(first: CalendarDay, today: CalendarDay): Span['columns'] {
  const last = numberOfMonth(today);
  const months = Math.max(last - numberOfMonth(first) + 1, ALL_TIME_COLUMNS.least);
  const step = Math.ceil(months / ALL_TIME_COLUMNS.most);
  const columns = Math.ceil(months / step);
  return Array.from({ length: columns }, (_, index) => {
    const month = last + 1 - (columns - index) * step;
    return { from: firstDayOf(month), to: index === columns - 1 ? today : dayBefore(firstDayOf(month + step), 1) };
  });
}

const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));
const numberOfMonth = (day: CalendarDay) => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;
const firstDayOf = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);

/** Returns what the days of a range up to `now` added up to, beside as many days before, and how far the applications of the range got. */
export function toTrends(range: TrendRange, sources: TrendSources, now: Date): DashboardTrends {
  const { figures } = sources;
  const today = dayInSingapore(now);
  // A day whose payments were all taken back stays, with 0.
  const days = Object.values(figures).flatMap((kind) => Object.keys(kind).filter((day) => kind[day] !== 0));
  const { columns, beforeFrom } = spanOf(range, today, days.toSorted()[0]);
  const from = columns[0]?.from ?? today;
  const begin = startOfDayInSingapore(from);
  const within = <T extends Dated>({ items }: Page<T>) =>
    items.filter((item) => (range === 'all' || dateOf(item) >= begin) && dateOf(item) <= now);
  const paid = within(sources.payouts).filter(({ status }) => status === 'paid');
  return {
    range,
    columns: columns.map((column) => ({ ...column, ...sumOf(figures, column) })),
    total: sumOf(figures, { from, to: today }),
    before: beforeFrom === null ? null : sumOf(figures, { from: beforeFrom, to: dayBefore(from, 1) }),
    funnel: funnelOf(within(sources.applications), within(sources.deliverables), paid),
    complete: isComplete(sources, range === 'all' ? null : begin),
  };
}

function sumOf(figures: DailyFigures, { from, to }: Span['columns'][number]): SpanFigures {
  const sum = (kind: keyof DailyFigures) =>
    Object.entries(figures[kind]).reduce(
      (total, [day, amount]) => (day >= from && day <= to ? total + amount : total),
      0,
    );
  return { paidIn: sum('paidIn'), paidOut: sum('paidOut'), views: sum('views') };
}

type Dated = { readonly created_at: Date } | { readonly createdAt: Date };
const dateOf = (item: Dated) => ('createdAt' in item ? item.createdAt : item.created_at);

/** Counts the applications that reached each step of the funnel; no step has more than the one before. */
function funnelOf(
  applications: readonly ApplicationView[],
  deliverables: readonly Deliverable[],
  paid: readonly PayoutView[],
): DashboardTrends['funnel'] {
  const withDeliverable = new Set(deliverables.map(({ applicationId: id }) => id));
  const withPayout = new Set(paid.map(({ application_id: id }) => id));
  const approved = applications.filter(({ status }) => isAccepted(status));
  const delivered = approved.filter(({ id }) => withDeliverable.has(id));
  return {
    applied: applications.length,
    approved: approved.length,
    delivered: delivered.length,
    paid: delivered.filter(({ id }) => withPayout.has(id)).length,
  };
}

/** True when lists, newest first, hold everything since `begin`, or at all. One that goes on, and whose last item is of that time, may have more of it. */
function isComplete({ applications, deliverables, payouts }: TrendSources, begin: Date | null): boolean {
  return [applications, deliverables, payouts].every(({ items, nextCursor }: Page<Dated>) => {
    const last = items.at(-1);
    return nextCursor === null || last === undefined || (begin !== null && dateOf(last) < begin);
  });
}

const page = { limit: TREND_ITEMS };

export const getDashboardTrends: Handler<'getDashboardTrends'> = async (call, { params, query: { range } }) => {
  const input = { params: { id: params.uid }, query: page };
  const isCreator = call.caller.role === 'content_creator';
  const now = call.clock.now();
  const today = dayInSingapore(now);
  const year = yearOf(today);
  const { beforeFrom } = spanOf(range, today);
  const firstYear = beforeFrom === null ? year - TREND_YEARS + 1 : yearOf(beforeFrom);
  const [figures, applications, deliverables, payouts] = await Promise.all([
    call.db.dailyFigures.ofYears(params.uid, firstYear, year),
    isCreator ? listApplicationsOfCreator(call, input) : listApplicationsOfOwner(call, input),
    pageOfOwnDeliverables(call, page),
    isCreator ? listPayoutsOfCreator(call, input) : listPayoutsOfOwner(call, input),
  ]);
  return toTrends(range, { figures, applications, deliverables, payouts }, now);
};
