import { describe, expect, it } from 'vitest';
import { Reading, READING_SOURCES, strongerSource } from './reading.ts';

const reading: Reading = {
  at: new Date('2026-11-23T10:00:00Z'),
  views: 1200,
  likes: 48,
  comments: null,
  shares: null,
  source: 'platform',
};

describe('a reading', () => {
  it('keeps a count that the platform does not give apart from 0', () => {
    expect(Reading.parse(reading)).toEqual(reading);
    expect(Reading.parse({ ...reading, comments: 0 }).comments).toBe(0);
    expect(Reading.safeParse({ ...reading, comments: undefined }).success).toBe(false);
  });

  it.each([
    ['half a view', { views: 0.5 }],
    ['views below nothing', { views: -1 }],
    ['no views', { views: null }],
    ['more than a number can hold exactly', { likes: 2 ** 53 }],
    ['an unknown source', { source: 'hearsay' }],
  ])('refuses %s', (_what, fields) => {
    expect(Reading.safeParse({ ...reading, ...fields }).success).toBe(false);
  });
});

describe('the stronger of two sources', () => {
  it('is the earlier of the list, whichever way round they are asked for', () => {
    expect(READING_SOURCES).toEqual(['platform', 'page', 'proof', 'reported']);
    READING_SOURCES.forEach((one, place) => {
      for (const other of READING_SOURCES.slice(place)) {
        expect([strongerSource(one, other), strongerSource(other, one)]).toEqual([one, one]);
      }
    });
  });
});
