import { describe, expect, it } from 'vitest';
import { listOldest } from './missed-events.ts';

/** A provider with something at each of these moments, that counts how much of it was listed. */
function provider(moments: readonly number[]) {
  const looks = { listed: 0 };
  async function* list(from: number, to: number) {
    await Promise.resolve();
    for (const moment of moments.filter((one) => one >= from && one <= to).toReversed()) {
      looks.listed += 1;
      yield moment;
    }
  }
  return { list, looks };
}

const seconds = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the oldest of what a provider lists newest first', () => {
  it('is everything, the oldest first, when there is not too much', async () => {
    const { list } = provider([3, 3, 7, 9]);
    expect(await listOldest(list, { from: 0, to: 10 }, 4)).toEqual({ found: [3, 3, 7, 9], until: 10 });
    expect(await listOldest(list, { from: 10, to: 10 }, 4)).toEqual({ found: [], until: 10 });
  });

  it('is never what is newest when there is more, and slice after slice leaves nothing out', async () => {
    const { list, looks } = provider(seconds(5000));
    const seen: number[] = [];
    for (let from = 0; from <= 30_000;) {
      const { found, until } = await listOldest(list, { from, to: 30_000 }, 1000);
      expect(found.length).toBeLessThanOrEqual(1000);
      seen.push(...found);
      from = until + 1;
    }
    expect(seen).toEqual(seconds(5000));
    expect(looks.listed).toBeLessThan(50_000);
  });

  it('is a whole second when even that holds too much', async () => {
    const { list } = provider([4, 5, 5, 5, 6]);
    expect(await listOldest(list, { from: 5, to: 9 }, 2)).toEqual({ found: [5, 5, 5], until: 5 });
  });
});
