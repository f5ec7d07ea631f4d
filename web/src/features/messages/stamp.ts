import { formatDate, formatTimeOfDay } from '../../shared/ui/figures/time.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Returns when a message was written, as one reads it at `now`: within 24 hours the time, within 48 "Yesterday", otherwise the date (document 1, section 9). */
export function stampText(at: Date, now: Date): string {
  const hours = (now.getTime() - at.getTime()) / HOUR_MS;
  if (hours < 24) return formatTimeOfDay(at);
  return hours < 48 ? 'Yesterday' : formatDate(at);
}

/** Heading above the messages of a day. */
export function dayText(at: Date, now: Date): string {
  const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const days = Math.round((dayOf(now) - dayOf(at)) / (24 * HOUR_MS));
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(at);
}
