import { describe, expect, it } from 'vitest';
import { brokenPromises, brokenPromisesOfShortage, monthlyCost } from './judge-day.ts';
import { SIMULATED, simulateReadings } from './simulate-readings.ts';

describe('the schedule that reads posts', () => {
  it('reads every post within a day, also after a day without a run, inside the quotas of the platforms', async () => {
    const [first, second] = await simulateReadings({ posts: 80, platforms: SIMULATED, days: 2, quotas: {} });
    if (!first || !second) throw new Error('Two days were asked for');
    expect(brokenPromises(first, 20, true)).toEqual([]);
    expect(brokenPromises(second, 20, false)).toEqual([]);
    expect(second.platforms.map(({ platform, calls }) => [platform, calls.answered])).toEqual([
      ['youtube', expect.toSatisfy((calls: number) => calls <= 20) as number],
      // One of TikTok for each creator whose posts are due, two of Instagram for each post.
      ['tiktok', 20],
      ['instagram', 40],
      ['twitter', expect.toSatisfy((calls: number) => calls <= 20) as number],
    ]);
    expect(second.told).toEqual([]);
    const { documents, ofX } = monthlyCost(second, 80);
    expect(documents).toBeLessThan(0.001);
    expect(ofX).toBeCloseTo(0.155, 2);
  });

  it('keeps to a quota that is too small: it reads the posts that are due longest and tells of the others', async () => {
    const days = await simulateReadings({ posts: 50, platforms: ['twitter'], days: 3, quotas: { twitter: 20 } });
    for (const day of days) expect(brokenPromisesOfShortage(day, 20)).toEqual([]);
    // Nobody waits for longer than the quota needs to come to all.
    expect(days.map(({ platforms }) => platforms[0]?.latestHours ?? 0).every((hours) => hours < 24 * 3.5)).toBe(true);
    expect(JSON.parse(days[0]?.told[0] ?? '{}')).toMatchObject({ platform: 'twitter', waiting: 30, posts: 20 });
  });

  it('asks for no more posts of one creator than their share of the day, and for the others of theirs the next day', async () => {
    const days = await simulateReadings({
      ...{ posts: 50, platforms: ['twitter'], days: 3, quotas: { twitter: 100 }, ofACreator: 40 },
    });
    // Twenty of the one who has forty, and the ten of the other.
    expect(days.map(({ platforms }) => platforms[0]?.posts)).toEqual([30, 30, 30]);
    expect(days.map(({ platforms }) => (platforms[0]?.latestHours ?? 99) < 49)).toEqual([true, true, true]);
  });

  it('reads the posts of other platforms while one is not asked any more', async () => {
    const quotas = { youtube: 0 };
    const [day] = await simulateReadings({ posts: 20, platforms: ['youtube', 'twitter'], days: 1, quotas });
    expect(day?.platforms.map(({ posts, calls }) => [posts, calls.answered > 0])).toEqual([
      [0, false],
      [10, true],
    ]);
  });
});
