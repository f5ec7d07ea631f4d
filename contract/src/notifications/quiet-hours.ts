import { z } from 'zod';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const Hour = z.int().min(0).max(23);

/** The name of a time zone that this machine knows, such as `Asia/Singapore`. */
const TimeZone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  }, 'This is not the name of a time zone');

/**
 * The hours in which somebody wants no mails, from the full hour `from` until `to` by the clocks of `timeZone`, over midnight when `to` is the earlier one. Mails
 * about money and the safety of the account come all the same.
 */
export const QuietHours = z
  .object({ from: Hour, to: Hour, timeZone: TimeZone })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Quiet hours end at another hour than they begin' });
export type QuietHours = z.infer<typeof QuietHours>;

/** Returns the end of the quiet hours that `now` lies in; null outside of them. When clocks are changed on that day, it may be an hour off. */
export function quietUntil(now: Date, { from, to, timeZone }: QuietHours): Date | null {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const part = (type: 'hour' | 'minute') => Number(clock.formatToParts(now).find((one) => one.type === type)?.value);
  const minute = part('hour') * 60 + part('minute');
  const until = (hour: number) => (hour * 60 - minute + DAY_MINUTES) % DAY_MINUTES;
  const length = (to - from + 24) % 24;
  const left = until(to);
  if (left === 0 || left > length * 60) return null;
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(wholeMinute + left * MINUTE_MS);
}
