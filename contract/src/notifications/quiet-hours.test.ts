import { describe, expect, it } from 'vitest';
import { QuietHours, quietUntil } from './quiet-hours.ts';

const night = { from: 22, to: 7, timeZone: 'Asia/Singapore' };
const until = (now: string, hours: QuietHours = night) => quietUntil(new Date(now), hours)?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each([
    ['in the evening before they begin', '2026-11-27T21:59:59+08:00', null],
    ['from their first moment', '2026-11-27T22:00:00+08:00', '2026-11-27T23:00:00.000Z'],
    ['after midnight', '2026-11-28T03:30:20+08:00', '2026-11-27T23:00:00.000Z'],
    ['until their last minute', '2026-11-28T06:59:59+08:00', '2026-11-27T23:00:00.000Z'],
    ['not when they are over', '2026-11-28T07:00:00+08:00', null],
    ['not at noon', '2026-11-28T12:00:00+08:00', null],
  ])('hold over midnight, %s', (_when, now, end) => expect(until(now)).toBe(end));

  it.each([
    ['2026-11-27T12:59:00+08:00', null],
    ['2026-11-27T13:00:00+08:00', '2026-11-27T07:00:00.000Z'],
    ['2026-11-27T15:00:00+08:00', null],
  ])('hold within a day: %s', (now, end) => expect(until(now, { ...night, from: 13, to: 15 })).toBe(end));

  it('go by the clocks of their time zone, also by those of half an hour', () => {
    const kolkata = { ...night, timeZone: 'Asia/Kolkata' };
    expect(until('2026-11-27T22:10:00+05:30', kolkata)).toBe('2026-11-28T01:30:00.000Z');
    expect(until('2026-11-27T22:10:00+08:00', kolkata)).toBeNull();
  });

  it.each([
    [{ ...night, to: 22 }, 'end at another hour'],
    [{ ...night, from: 24 }, '<=23'],
    [{ ...night, to: 6.5 }, 'int'],
    [{ ...night, timeZone: 'Asia/Atlantis' }, 'not the name of a time zone'],
  ])('refuse %j', (hours, problem) => {
    expect(QuietHours.safeParse(hours).error?.message).toContain(problem);
  });
});
