import { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { describe, expect, it } from 'vitest';
import { aPayoutOnTheWire } from '../../testing/wire/payout.ts';
import { leadersOf, stepsWithin, viewsOverTime } from './over-time.ts';
import { viewsBefore } from './views-before.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const payout = (id: string, change: Record<string, unknown>) => PayoutView.parse(aPayoutOnTheWire(id, change));
const paidOn = (number: number, change: Record<string, unknown>) =>
  payout(`po_${number}`, { updated_at: day(number).toISOString(), ...change });
const facts = { startedAt: day(1), now: day(20) };

describe('the views of a loot over time', () => {
  it('grow with each payment, and end with what was paid for', () => {
    const payouts = [
      paidOn(15, { counted_before: 3000, counted_views: 5000 }),
      paidOn(12, { status: 'failed', counted_before: 3000, counted_views: 8000 }),
      paidOn(10, { application_id: 'cmp_1__u2', counted_before: 0, counted_views: 4000 }),
      paidOn(5, { counted_before: 0, counted_views: 3000 }),
    ];
    expect(viewsOverTime({ ...facts, payouts })).toEqual([
      { at: day(1), value: 0 },
      { at: day(5), value: 3000 },
      { at: day(10), value: 7000 },
      { at: day(15), value: 9000 },
      { at: day(20), value: 9000 },
    ]);
  });

  it('are told from the payment before, where an older one does not say what it added', () => {
    const payouts = [
      paidOn(15, { counted_before: null, counted_views: 5000 }),
      paidOn(5, { counted_before: 0, counted_views: 3000 }),
    ];
    expect(viewsOverTime({ ...facts, payouts }).map(({ value }) => value)).toEqual([0, 3000, 5000, 5000]);
  });

  it('hold no views that counted without a payment, or whose payment was reversed', () => {
    const payouts = [
      paidOn(12, { status: 'reversed', application_id: 'cmp_1__u2', counted_before: 0, counted_views: 2000 }),
      paidOn(5, { counted_before: 0, counted_views: 3000 }),
    ];
    expect(viewsOverTime({ ...facts, payouts }).map(({ value }) => value)).toEqual([0, 3000, 3000]);
  });

  it('grow by those that brought no pay once the next payment of the project pays for them', () => {
    const payouts = [
      paidOn(15, { counted_before: 4500, counted_views: 5000 }),
      paidOn(5, { counted_before: 1000, counted_views: 3000 }),
    ];
    expect(viewsOverTime({ ...facts, payouts }).map(({ value }) => value)).toEqual([0, 3000, 5000, 5000]);
  });

  it('follow the time of the payments, whatever the order of their list', () => {
    const payouts = [
      paidOn(5, { counted_before: 0, counted_views: 3000 }),
      paidOn(15, { counted_before: 3000, counted_views: 5000 }),
    ];
    expect(viewsOverTime({ ...facts, payouts }).map(({ at }) => at.getUTCDate())).toEqual([1, 5, 15, 20]);
  });

  it('have nothing to show before the first payment', () => {
    expect(viewsOverTime({ ...facts, payouts: [] })).toEqual([]);
  });
});

describe('the views before a payment', () => {
  const one = paidOn(5, { counted_before: null, counted_views: 3000 });
  const two = paidOn(9, { counted_before: null, counted_views: 4000 });
  const three = paidOn(15, { counted_before: null, counted_views: 5000 });

  it('are its own where it says them', () => {
    expect(viewsBefore({ ...three, counted_before: 4500 }, [three, two, one])).toBe(4500);
  });

  it('are those of the payment before it to the same creator', () => {
    expect(viewsBefore(three, [three, two, one])).toBe(4000);
    expect(viewsBefore(three, [three, { ...two, application_id: 'cmp_1__u2' }, one])).toBe(3000);
    expect(viewsBefore(three, [three, { ...two, status: 'failed' }, one])).toBe(3000);
  });

  it('are not known where that is not loaded', () => {
    expect(viewsBefore(three, [three])).toBeNull();
  });
});

describe('a range', () => {
  const steps = [1, 5, 10, 15, 20].map((number) => ({ at: day(number), value: number }));

  it('begins with the value that held then', () => {
    expect(stepsWithin(steps, 'week')).toEqual([{ at: day(13), value: 10 }, ...steps.slice(3)]);
  });

  it('is everything where there is no more, and for all', () => {
    expect(stepsWithin(steps, 'month')).toEqual(steps);
    expect(stepsWithin(steps, 'all')).toEqual(steps);
    expect(stepsWithin([], 'week')).toEqual([]);
  });
});

describe('the creators of a loot', () => {
  it('are sorted by what they were paid, then by their views', () => {
    const payouts = [
      payout('po_1', { creator_id: 'a', creatorName: 'Ada', amount: 20, counted_views: 5000 }),
      payout('po_2', { creator_id: 'a', creatorName: 'Ada', amount: 80, taken_back: 10, counted_views: 3000 }),
      payout('po_3', { creator_id: 'b', creatorName: 'Bo', amount: 90, counted_views: 6000 }),
      payout('po_4', { creator_id: 'c', creatorName: 'Cy', amount: 100, counted_views: 100 }),
      payout('po_5', { creator_id: 'd', creatorName: 'Di', amount: 500, status: 'failed' }),
    ];
    expect(leadersOf(payouts)).toEqual([
      { creatorId: 'c', name: 'Cy', views: 100, paidCents: 10_000 },
      { creatorId: 'b', name: 'Bo', views: 6000, paidCents: 9000 },
      { creatorId: 'a', name: 'Ada', views: 5000, paidCents: 9000 },
    ]);
  });
});
