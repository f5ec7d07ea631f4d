import { DELIVERABLE_DECISION_DAYS } from '../shared/constants.ts';
import { addDays, dayInSingapore } from '../shared/days.ts';
import type { CalendarDay } from '../shared/values.ts';
import { HOLD_DAYS } from './checkout.ts';

/**
 * Maximum days of a campaign after its payment, with or without an end date, because its money cannot be held for longer. They leave time for one review (see
 * decision 006).
 */
export const MAX_RUN_DAYS = HOLD_DAYS - DELIVERABLE_DECISION_DAYS;

interface CampaignDates {
  readonly startDate?: CalendarDay | null | undefined;
  readonly endDate?: CalendarDay | null | undefined;
}

/**
 * Returns why a campaign paid for at `now` cannot end on its end date, in words for its owner; undefined if it can. Days are Singapore's. The provider's
 * limit is `HOLD_DAYS`, and one review must fit in; what follows after that may take longer (decision 006).
 */
export function endDateProblem({ startDate, endDate }: CampaignDates, now: Date): string | undefined {
  if (!endDate) return undefined;
  if (endDate < dayInSingapore(now)) return 'The end date must not be in the past';
  if (startDate && endDate < startDate) return 'The end date must not be before the start date';
  if (endDate > dayInSingapore(addDays(now, MAX_RUN_DAYS))) {
    return `The end date can be at most ${MAX_RUN_DAYS} days away: the payment provider’s limit for holding money is ${HOLD_DAYS} days, and one review has to fit in`;
  }
  return undefined;
}
