import { describe, expect, it } from 'vitest';
import { runwayDays } from './runway.ts';

const now = new Date('2026-05-11T08:00:00Z');
const loot = {
  status: 'open',
  remaining_budget: 60_000,
  paidOut: 20_000,
  created_at: new Date('2026-05-01T08:00:00Z'),
} as const;

describe('the runway of a loot', () => {
  it('is what is left, at the pace of what was paid since it was made', () => {
    expect(runwayDays(loot, now)).toBe(30);
    expect(runwayDays({ ...loot, remaining_budget: 3_100 }, now)).toBe(1);
    expect(runwayDays({ ...loot, remaining_budget: 0 }, now)).toBe(0);
  });

  it('takes what was paid on the first day as the pace of a day', () => {
    expect(runwayDays({ ...loot, created_at: new Date('2026-05-11T07:59:00Z') }, now)).toBe(3);
    expect(runwayDays({ ...loot, created_at: new Date('2026-05-11T09:00:00Z') }, now)).toBe(3);
  });

  it('is not known before anything was paid, and means nothing once no more is applied for', () => {
    expect(runwayDays({ ...loot, paidOut: 0 }, now)).toBeNull();
    for (const status of ['paused', 'completed', 'pending', 'rejected'] as const) {
      expect(runwayDays({ ...loot, status }, now)).toBeNull();
    }
  });
});
