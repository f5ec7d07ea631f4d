import { describe, expect, it } from 'vitest';
import { timeTo, waitingText } from './waiting-format.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the age of what waits', () => {
  it.each([
    [-0.5, 'Waiting since today'],
    [-1, 'Waiting 1 day'],
    [-3.9, 'Waiting 3 days'],
  ])('%d days ago: %s', (days, text) => expect(waitingText(at(days), now)).toBe(text));
});

describe('the time left for a decision', () => {
  it.each([
    [6.99, '7 days to decide', false],
    [6.4, '6 days to decide', false],
    [1.4, '1 day to decide', true],
    [0.5, 'Less than a day to decide', true],
    [-0.1, 'Deadline passed', true],
  ])('in %d days: %s', (days, text, urgent) => expect(timeTo('decide', at(days), now)).toEqual({ text, urgent }));

  it('is said of deliveries, too', () => {
    expect(timeTo('deliver', at(0.5), now).text).toBe('Less than a day to deliver');
    expect(timeTo('deliver', at(2), now).text).toBe('2 days to deliver');
  });
});
