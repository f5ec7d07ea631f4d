import { z } from 'zod';
import type { CalendarDay } from '../shared/values.ts';

/** Amounts by their day in Singapore, `YYYY-MM-DD`; a missing day is 0. */
const Days = z.record(z.string(), z.int()).default({});

/**
 * The sums of the days of one person's year, `dailyFigures/{uid}__{year}`, kept by triggers; a missing document is a year of nothing. It has at most 366
 * days of each kind. A payout counts on the day on which it was decided, as lists of payouts have it.
 */
export const DailyFigures = z.object({
  /** Cents that an owner paid in for loots, including the fee. */
  paidIn: Days,
  /** Cents paid out of an owner's loots, or to a creator, without what was taken back. */
  paidOut: Days,
  /** Counted views that these payouts were the first to pay for. */
  views: Days,
});
export type DailyFigures = z.infer<typeof DailyFigures>;

/** Returns the id of the document that has a person's figures of a day. */
export const dailyFiguresId = (uid: string, day: CalendarDay): string => `${uid}__${day.slice(0, 4)}`;
