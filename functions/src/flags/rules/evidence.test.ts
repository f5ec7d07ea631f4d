import { describe, expect, it } from 'vitest';
import { atHour, quietFacts } from '../../../testing/flag-facts.ts';
import { otherAuthor, pictureSeen, samePost } from './evidence.ts';

describe('a picture that was sent before', () => {
  const seen = (...pictures: readonly [distance: number, isOthers: boolean][]) =>
    quietFacts({
      seenPictures: pictures.map(([distance, isOthers]) => ({ distance, isOthers, isSameFile: distance === 0 })),
    });

  it.each([
    ['no earlier picture', seen()],
    ['one that differs in 11 bits', seen([11, true])],
    ['one of the creator’s own that differs at all', seen([1, false])],
  ])('is not found in %s', (_what, facts) => {
    expect(pictureSeen(facts)).toBeNull();
  });

  it.each([
    ['one that differs in 10 bits', seen([10, true]), 50, { pictures: 1, ofOthers: 1, closest: 10 }],
    ['one of the creator’s own', seen([0, false]), 30, { pictures: 1, ofOthers: 0, closest: 0 }],
    ['several', seen([0, false], [2, true], [40, true]), 50, { pictures: 2, ofOthers: 1, closest: 0 }],
  ])('is found in %s', (_what, facts, weight, evidence) => {
    expect(pictureSeen(facts)).toMatchObject({ name: 'picture_seen', weight, evidence });
  });

  it('is told apart by who has sent it, to admins only', () => {
    const found = pictureSeen(seen([3, true], [0, false]));
    expect(found?.forAdmins).toBe(
      'A picture of the proof looks like 2 earlier pictures, 1 of them sent by somebody else; the closest differs in 0 of 256 bits.',
    );
    expect(found?.forPerson).toBe('A picture of the proof looks like one that was sent before.');
  });
});

describe('a post under another address', () => {
  it.each([
    [0, null],
    [1, '1 other treasure was published at the same second'],
    [3, '3 other treasures were published at the same second'],
  ])('is found by %d treasures of the same second', (samePosts, words) => {
    const found = samePost(quietFacts({ samePosts }));
    expect(found?.forAdmins.slice(0, words?.length) ?? null).toBe(words);
    if (found) expect(found).toMatchObject({ name: 'same_post', weight: 50, evidence: { treasures: samePosts } });
  });
});

describe('another author', () => {
  it.each([
    ['no platform has named', null, null],
    ['was named half a day ago', atHour(-12), 0],
    ['was named two days ago', atHour(-48), 2],
  ])('%s', (_what, otherAuthorSince, days) => {
    const found = otherAuthor(quietFacts({ otherAuthorSince }));
    if (days === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ name: 'other_author', weight: 60, evidence: { days } });
  });
});
