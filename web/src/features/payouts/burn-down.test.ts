import { describe, expect, it } from 'vitest';
import { burnDown } from './burn-down.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const facts = { budgetCents: 100_000, leftCents: 60_000, startedAt: day(1), now: day(20) };

describe('how a budget went down', () => {
  it('begins in full, steps down with every payment that was made, and ends with what is left', () => {
    const payouts = [
      { status: 'paid', amount: 10_000, updated_at: day(15) },
      { status: 'failed', amount: 5000, updated_at: day(12) },
      { status: 'paid', amount: 30_000, updated_at: day(10) },
    ] as const;
    expect(burnDown({ ...facts, payouts })).toEqual([
      { at: day(1), leftCents: 100_000 },
      { at: day(10), leftCents: 70_000 },
      { at: day(15), leftCents: 60_000 },
      { at: day(20), leftCents: 60_000 },
    ]);
  });

  it('ends at the truth when older payments are not loaded', () => {
    const payouts = [{ status: 'paid', amount: 10_000, updated_at: day(15) }] as const;
    expect(burnDown({ ...facts, payouts }).map(({ leftCents }) => leftCents)).toEqual([100_000, 60_000, 60_000]);
  });

  it('has nothing to show before the first payment', () => {
    expect(burnDown({ ...facts, payouts: [] })).toEqual([]);
  });
});
