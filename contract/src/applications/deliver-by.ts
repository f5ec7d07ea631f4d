import { MAX_RUN_DAYS } from '../payments/campaign-dates.ts';
import { DELIVERY_DAYS } from '../shared/constants.ts';
import { addDays, endOfDayInSingapore } from '../shared/days.ts';
import type { CalendarDay } from '../shared/wire.ts';

interface CampaignTime {
  readonly createdAt: Date;
  readonly endDate: CalendarDay | null;
}

/** By when a creator approved at `approvedAt` has to deliver something: in `DELIVERY_DAYS`, and not after the campaign's end. */
export function deliverBy(approvedAt: Date, { createdAt, endDate }: CampaignTime): Date {
  const ends = [addDays(approvedAt, DELIVERY_DAYS), addDays(createdAt, MAX_RUN_DAYS)];
  if (endDate) ends.push(endOfDayInSingapore(endDate));
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}
