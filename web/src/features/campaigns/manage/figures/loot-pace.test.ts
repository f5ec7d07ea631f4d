import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { costText, lootPace } from './loot-pace.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A loot of 10 days, of which half is over at `NOW`. */
const loot = (change: Parameters<typeof aCampaign>[0] = {}) =>
  aCampaign({ startDate: '2026-11-01', endDate: '2026-11-10', expected_reach: 10_000, ...change });
const NOW = new Date('2026-11-06T00:00:00+08:00');

describe('the cost of a thousand counted views', () => {
  it.each([
    [{ views: 4000, paidOut: 10_000 }, 'SGD 25.00 per 1,000, plan SGD 50.00'],
    [{ views: 4000, paidOut: 10_000, expected_reach: null }, 'SGD 25.00 per 1,000'],
    [{ views: 0 }, 'Plan SGD 50.00 per 1,000'],
    [{ views: 0, expected_reach: null }, 'None so far'],
  ])('of %j is said beside what was planned', (change, said) => {
    expect(plain(costText(loot({ budget: 50_000, ...change })))).toBe(said);
  });
});

describe('the pace of a loot', () => {
  it.each([
    [{ views: 3900 }, 'Behind pace'],
    [{ views: 4000 }, 'On pace'],
    [{ views: 6200 }, 'On pace'],
    [{ views: 6300 }, 'Ahead of pace'],
    [{ expected_reach: null, budget: 50_000, paidOut: 10_000 }, 'Behind pace'],
    [{ expected_reach: null, budget: 50_000, paidOut: 25_000 }, 'On pace'],
  ])('with %j in half of its time is judged: %s', (change, verdict) => {
    expect(lootPace(loot(change), NOW)?.verdict).toBe(verdict);
  });

  it('names the figures it is judged by: views where a reach was planned, else what is paid', () => {
    expect(lootPace(loot({ views: 4000 }), NOW)?.reason).toBe('40% of the expected views in 50% of the time');
    const paid = { expected_reach: null, budget: 50_000, paidOut: 10_000 };
    expect(lootPace(loot(paid), NOW)?.reason).toBe('20% of the budget paid in 50% of the time');
  });

  it('is not judged in the first days, unless all is reached', () => {
    const early = new Date('2026-11-01T12:00:00+08:00');
    expect(lootPace(loot(), early)).toEqual({
      verdict: 'Just started',
      reason: '0% of the expected views in 5% of the time',
      shares: { time: 5, progress: 0 },
    });
    expect(lootPace(loot({ views: 12_000 }), early)?.verdict).toBe('Ahead of pace');
  });

  it('begins when the loot was created where it has no start, and ends at its end date', () => {
    const created = loot({ startDate: null, created_at: new Date('2026-11-01T00:00:00+08:00') });
    expect(lootPace(created, NOW)?.reason).toMatch(/in 50% of the time$/);
    expect(lootPace(created, new Date('2026-12-01'))?.reason).toMatch(/in 100% of the time$/);
  });

  it.each([[{ endDate: null }], [{ status: 'completed' as const }], [{ endDate: '2026-10-01' }]])(
    'is not known of one with %j',
    (change) => expect(lootPace(loot(change), NOW)).toBeUndefined(),
  );
});
