import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBuckets, MAX_BUCKETS } from './token-buckets.ts';

function bucketsOf(perMinute: number) {
  let now = 1_700_000_000_000;
  const buckets = createTokenBuckets(perMinute, { now: () => new Date(now) });
  return { take: buckets.take, pass: (ms: number) => (now += ms) };
}

describe('a bucket of tokens', () => {
  it('is full at first, says when the next token is there, and has it then', () => {
    const { take, pass } = bucketsOf(6);
    for (let calls = 0; calls < 6; calls += 1) expect(take('ada')).toBe(0);
    expect(take('ada')).toBe(10_000);
    expect(take('ben'), 'another caller').toBe(0);
    pass(9_999);
    expect(take('ada')).toBe(1);
    pass(1);
    expect(take('ada')).toBe(0);
    expect(take('ada')).toBe(10_000);
  });

  it('is full again after a minute, and never fuller', () => {
    const { take, pass } = bucketsOf(3);
    for (const quiet of [0, 60_000, 3_600_000]) {
      pass(quiet);
      expect([take('ada'), take('ada'), take('ada')]).toEqual([0, 0, 0]);
      expect(take('ada')).toBeGreaterThan(0);
    }
  });

  it('makes nobody wait longer because the clock was set back', () => {
    const { take, pass } = bucketsOf(2);
    take('ada');
    take('ada');
    pass(-20_000);
    expect(take('ada')).toBe(30_000);
    pass(-3_600_000);
    expect(take('ada')).toBe(0);
  });

  it('never gives more than it holds and what has come since', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), gaps, (perMinute, waits) => {
        const { take, pass } = bucketsOf(perMinute);
        let [given, passed] = [0, 0];
        for (const wait of waits) {
          passed += pass(wait) > 0 ? wait : 0;
          if (take('ada') === 0) given += 1;
          expect(given).toBeLessThanOrEqual(perMinute + (passed * perMinute) / 60_000 + 1e-6);
        }
      }),
    );
  });

  it('is forgotten first of whoever has not called for longest, so that memory has an end', () => {
    const { take } = bucketsOf(1);
    take('ada');
    take('ben');
    for (let other = 0; other < MAX_BUCKETS - 1; other += 1) take(`2001:db8:${other.toString(16)}::/64`);
    expect(take('ben')).toBeGreaterThan(0);
    expect(take('ada'), 'forgotten').toBe(0);
  });
});
