import { describe, expect, it } from 'vitest';
import { missingFrom, onlyTo, sumCounts } from './counters.ts';

describe('counts', () => {
  it('add up per target and number, without zeros and empty targets', () => {
    const sum = sumCounts([
      { 'dashboards/a': { total: 1, pending: 2 }, 'dashboards/b': { total: 3 } },
      { 'dashboards/a': { total: 1, pending: -2 }, 'dashboards/b': { total: -3 } },
    ]);
    expect(sum).toEqual({ 'dashboards/a': { total: 2 } });
  });

  it('differ by what is new, changed and gone', () => {
    const recorded = { 'dashboards/a': { pending: 1, total: 1 }, 'dashboards/b': { total: 1 } };
    const now = { 'dashboards/a': { approved: 1, total: 1 }, 'dashboards/c': { total: 1 } };
    expect(missingFrom(recorded, now)).toEqual({
      'dashboards/a': { approved: 1, pending: -1 },
      'dashboards/b': { total: -1 },
      'dashboards/c': { total: 1 },
    });
  });

  it('do not differ from themselves', () => {
    const some = { 'dashboards/a': { pending: 1 } };
    expect(missingFrom(some, some)).toEqual({});
  });

  it('can be kept to some targets', () => {
    expect(onlyTo(new Set(['a/1']), { 'a/1': { n: 1 }, 'a/2': { n: 1 } })).toEqual({ 'a/1': { n: 1 } });
  });
});
