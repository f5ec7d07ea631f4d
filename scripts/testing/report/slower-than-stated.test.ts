import { describe, expect, it } from 'vitest';
import { partsSlowerThanStated, slowerThanStated } from './slower-than-stated.ts';

const stated = { typical: 2, max: 10 };
const files = (...seconds: number[]) =>
  seconds.map((each, index) => ({
    file: `tests/api/${index}.test.ts`,
    seconds: each,
    scope: 'quick' as const,
    stated,
  }));

const SLOW_BY_TWO = 'tests/api/5.test.ts took 21.0 s; what it states is 10 s, here about 10.0 s';

describe('files slower than they state', () => {
  it('are told, much slower ones only', () => {
    expect(slowerThanStated([files(1, 1, 2, 2, 19, 21)], [])).toEqual([SLOW_BY_TWO]);
  });

  it('are the same on a machine that is ten times as slow, or as fast', () => {
    expect(slowerThanStated([files(10, 10, 20, 20, 190, 210)], [])).toHaveLength(1);
    expect(slowerThanStated([files(0.1, 0.1, 0.2, 0.2, 1.9, 2.1)], [])).toHaveLength(1);
    expect(slowerThanStated([files(10, 10, 20, 20, 190, 190)], [])).toEqual([]);
  });

  it('may state a cost of their own', () => {
    const exceptions = [{ path: 'tests/api/5.test.ts', seconds: 12, reason: 'every operation' }];

    expect(slowerThanStated([files(1, 1, 2, 2, 19, 21)], exceptions)).toEqual([]);
    expect(slowerThanStated([files(1, 1, 2, 2, 19, 25)], exceptions)).toHaveLength(1);
    const inFull = [{ path: 'tests/api/5.test.ts', seconds: { quick: 10, all: 12 }, reason: 'every operation' }];
    expect(slowerThanStated([files(1, 1, 2, 2, 19, 21)], inFull)).toEqual([SLOW_BY_TWO]);
  });

  it('are measured by the files of other parts where their own are too few to know the machine', () => {
    expect(slowerThanStated([files(21), files(1, 1, 2, 2, 2)], [])).toHaveLength(1);
    expect(slowerThanStated([files(21), files(5, 5, 6, 6, 6)], [])).toEqual([]);
    expect(slowerThanStated([files(21), files(2, 2)], [])).toEqual([]);
  });
});

describe('parts slower than they state', () => {
  const part = (seconds: number) => [{ name: 'api', seconds, stated: 350 }];

  it('are told, much slower ones only, on a machine of any speed', () => {
    expect(partsSlowerThanStated(part(710), files(2, 2, 2, 2, 2))).toEqual([
      'api took 710 s; what it states is 350 s, here about 350 s',
    ]);
    expect(partsSlowerThanStated(part(690), files(2, 2, 2, 2, 2))).toEqual([]);
    expect(partsSlowerThanStated(part(710), files(4, 4, 4, 4, 4))).toEqual([]);
  });

  it('are not told of where a handful of files says nothing about the machine', () => {
    expect(partsSlowerThanStated(part(710), files(2, 2))).toEqual([]);
  });

  it('are not told of where a few seconds are all of it', () => {
    const short = [{ name: 'format', seconds: 12, stated: 2 }];
    expect(partsSlowerThanStated(short, files(2, 2, 2, 2, 2))).toEqual([]);
  });
});
