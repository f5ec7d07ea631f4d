import { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { describe, expect, it } from 'vitest';
import { aPayoutOnTheWire } from '../../testing/wire/payout.ts';
import { growthIn, leadersOf, paidOverTime, stepsWithin, viewsOverTime } from './over-time.ts';
import { viewsBefore } from './views-before.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const payout = (id: string, change: Record<string, unknown>) => PayoutView.parse(aPayoutOnTheWire(id, change));
const paidOn = (number: number, change: Record<string, unknown>) =>
  payout(`po_${number}`, { created_at: day(number).toISOString(), ...change });
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

  it('leave out those that brought no pay by themselves, as dashboards do', () => {
    const payouts = [
      paidOn(15, { counted_before: 4500, counted_views: 5000 }),
      paidOn(5, { counted_before: 1000, counted_views: 3000 }),
    ];
    expect(viewsOverTime({ ...facts, payouts }).map(({ value }) => value)).toEqual([0, 2000, 2500, 2500]);
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
    expect(stepsWithin(steps, '7')).toEqual([
      { at: new Date('2026-11-14T00:00:00+08:00'), value: 10 },
      ...steps.slice(3),
    ]);
  });

  it('is everything where there is no more, and for all', () => {
    expect(stepsWithin(steps, '30')).toEqual(steps);
    expect(stepsWithin(steps, 'all')).toEqual(steps);
    expect(stepsWithin([], '7')).toEqual([]);
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

describe('what the last days brought', () => {
  const steps = [
    { at: day(1), value: 100 },
    { at: day(6), value: 400 },
    { at: day(13), value: 1000 },
    { at: day(20), value: 1000 },
  ];

  it('is compared with as many days before; what came earlier is in neither', () => {
    expect(growthIn(steps, 7)).toEqual({ now: 0, before: 600 });
    expect(growthIn(steps, 8)).toEqual({ now: 600, before: 300 });
    expect(growthIn(steps, 30)).toEqual({ now: 1000, before: 0 });
    expect(growthIn([], 7)).toEqual({ now: 0, before: 0 });
  });

  it('is what was decided on days of Singapore, also where part of a payment was taken back later', () => {
    const at = (time: string) => paidOn(1, { created_at: time, updated_at: day(19).toISOString(), taken_back: 10 });
    const payouts = [at('2026-11-13T16:00:00Z'), at('2026-11-13T15:59:59Z')];
    expect(growthIn(paidOverTime(payouts, day(20)), 7)).toEqual({ now: 7000, before: 7000 });
  });

  it('was paid with each payment that was made, without what was taken back', () => {
    const payouts = [
      paidOn(15, { amount: 50, taken_back: 20 }),
      paidOn(12, { status: 'failed', amount: 70 }),
      paidOn(5, { amount: 80 }),
    ];
    expect(paidOverTime(payouts, day(20))).toEqual([
      { at: day(5), value: 8000 },
      { at: day(15), value: 11_000 },
      { at: day(20), value: 11_000 },
    ]);
  });
});
