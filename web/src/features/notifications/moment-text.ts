import { formatDate } from '../../shared/ui/date-format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When something happened, as one says it at `now`: "just now", "5 min ago", "3 h ago", "Yesterday", then the date. */
export function momentText(at: Date, now: Date): string {
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE_MS) return 'just now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`;
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)} h ago`;
  return ago < 2 * DAY_MS ? 'Yesterday' : formatDate(at);
}
