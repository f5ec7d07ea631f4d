import { describe, expect, it } from 'vitest';
import { runText } from './run-text.ts';

describe('how long a loot runs', () => {
  const noon = new Date(2026, 10, 20, 12);
  const running = { status: 'open', closed_at: null } as const;

  it.each([
    ['2026-11-17', 'Ended 3 days ago'],
    ['2026-11-19', 'Ended 1 day ago'],
    ['2026-11-20', 'Ends today'],
    ['2026-11-21', 'Ends tomorrow'],
    ['2026-12-20', '30 days left'],
  ])('reads the end date %s as "%s"', (endDate, text) => {
    expect(runText({ ...running, endDate }, noon)).toBe(text);
  });

  it('counts calendar days, late in the evening too', () => {
    expect(runText({ ...running, endDate: '2026-11-21' }, new Date(2026, 10, 20, 23, 59))).toBe('Ends tomorrow');
  });

  it('is counted while a loot is paused, because creators at work go on', () => {
    expect(runText({ ...running, status: 'paused', endDate: '2026-11-21' }, noon)).toBe('Ends tomorrow');
  });

  it.each(['pending', 'approved', 'rejected', 'completed'] as const)('promises no days of one that is %s', (status) => {
    expect(runText({ ...running, status, endDate: '2026-12-20' }, noon)).toBeUndefined();
    expect(runText({ ...running, status, endDate: '2026-11-17' }, noon)).toBe('Ended 3 days ago');
  });

  it('promises none of one that an application knows to be over', () => {
    expect(runText({ isRunning: false, endDate: '2026-12-20' }, noon)).toBeUndefined();
    expect(runText({ isRunning: true, endDate: '2026-12-20' }, noon)).toBe('30 days left');
  });

  it('reads when a loot was closed before its end date, and that it has ended otherwise', () => {
    const closed = (closedAt: string, endDate: string | null) =>
      runText({ status: 'completed', closed_at: new Date(closedAt), endDate }, noon);
    expect(closed('2026-11-10T04:00:00Z', '2026-12-20')).toBe('Closed Nov 10, 2026');
    expect(closed('2026-11-10T04:00:00Z', '2026-11-17')).toBe('Closed Nov 10, 2026');
    expect(closed('2026-11-10T04:00:00Z', null)).toBe('Closed Nov 10, 2026');
    expect(closed('2026-11-17T16:05:00Z', '2026-11-17')).toBe('Ended 3 days ago');
  });

  it('is nothing to say where there is no end date', () => {
    expect(runText({ ...running, endDate: null }, noon)).toBeUndefined();
  });
});
