import { formatDate, formatTimeOfDay } from '../../shared/ui/figures/time.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Returns when a message was written, as one reads it at `now`: within 24 hours the time, within 48 "Yesterday", otherwise the date (document 1, section 9). */
export function stampText(at: Date, now: Date): string {
  const hours = (now.getTime() - at.getTime()) / HOUR_MS;
  if (hours < 24) return formatTimeOfDay(at);
  return hours < 48 ? 'Yesterday' : formatDate(at);
}
