import { describe, expect, it } from 'vitest';
import { PostState, postStateAfter, Reading, READING_SOURCES, ReadingProblem, strongerSource } from './reading.ts';

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

describe('where a post is', () => {
  const UNANSWERED: readonly ReadingProblem[] = ['over_quota', 'not_yet', 'unavailable'];

  it.each(['gone', 'private'] as const)('stays %s until its platform shows it again', (known) => {
    for (const problem of ReadingProblem.options) {
      const isRemoval = problem === 'gone' || problem === 'private';
      expect(postStateAfter(problem, known), problem).toBe(isRemoval ? problem : known);
    }
    expect(postStateAfter(null, known)).toBe('live');
  });

  it.each(['live', 'unknown'] as const)('is unknown once it was %s and nobody may ask, or it is another’s', (known) => {
    for (const problem of ['not_author', 'grant_needed', 'grant_ended', 'cannot_be_read'] as const) {
      expect(postStateAfter(problem, known), problem).toBe('unknown');
    }
  });

  it('stays the same where its platform did not answer', () => {
    for (const problem of UNANSWERED) {
      for (const known of PostState.options) expect(postStateAfter(problem, known), problem).toBe(known);
    }
  });
});
