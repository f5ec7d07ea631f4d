import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit } from './rate-limiter.ts';

const LIMIT = { max: 3, windowSeconds: 10 };

describe('a sliding window', () => {
  it('admits as many as there is room for', () => {
    expect(admit(LIMIT, [], 5, 1000)).toEqual({ hits: [1000, 1000, 1000], admitted: 3, freeAt: 11_000 });
    expect(admit(LIMIT, [500, 900], 1, 1000)).toEqual({ hits: [500, 900, 1000], admitted: 1, freeAt: 10_500 });
    expect(admit(LIMIT, [900], 1, 1000)).toEqual({ hits: [900, 1000], admitted: 1, freeAt: 1000 });
  });

  it('frees a place exactly a window after it was taken', () => {
    expect(admit(LIMIT, [500, 900, 1000], 1, 10_499).admitted).toBe(0);
    expect(admit(LIMIT, [500, 900, 1000], 1, 10_500)).toEqual({
      hits: [900, 1000, 10_500],
      admitted: 1,
      freeAt: 10_900,
    });
  });

  it('counts what a faster clock has written', () => {
    expect(admit(LIMIT, [2000, 2000, 2000], 1, 1000)).toMatchObject({ admitted: 0, freeAt: 12_000 });
  });

  it('never lets more than the limit into any window', () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 1, max: 4 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(gaps, (arrivals) => {
        let now = 0;
        let hits: number[] = [];
        const passed: number[] = [];
        for (const [gap, asking] of arrivals) {
          now += gap;
          const answer = admit(LIMIT, hits, asking, now);
          hits = answer.hits;
          for (let i = 0; i < answer.admitted; i += 1) passed.push(now);
        }
        for (const start of passed) {
          expect(passed.filter((time) => time >= start && time < start + 10_000).length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
