import { expect, it } from 'vitest';
import { endDateProblem } from './campaign-dates.ts';

/** Already the 21st in Singapore. */
const now = new Date('2026-11-20T20:00:00Z');

it.each([
  [{ endDate: null }, undefined],
  [{ endDate: '2026-11-21' }, undefined],
  [{ endDate: '2026-11-20' }, 'The end date must not be in the past'],
  [{ startDate: '2026-12-02', endDate: '2026-12-01' }, 'The end date must not be before the start date'],
  [{ startDate: '2026-12-01', endDate: '2026-12-01' }, undefined],
  [{ endDate: '2027-02-14' }, undefined],
  [
    { endDate: '2027-02-15' },
    'The end date can be at most 85 days away: the payment provider’s limit for holding money is 90 days, and one review has to fit in',
  ],
])('of %j says %s', (dates, problem) => {
  expect(endDateProblem(dates, now)).toBe(problem);
});
