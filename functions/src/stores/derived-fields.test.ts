import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { storeDocument } from '../../testing/store-documents.ts';
import { averageRating } from './store-view.ts';
import { deriveStoreFields } from './derived-fields.ts';

describe('the average rating of a store', () => {
  it.each([
    [0, 0, 0],
    [1, 5, 5],
    [3, 13, 4.3],
    [3, 14, 4.7],
    [20, 91, 4.6],
  ])('of %d reviews with %d stars is %d', (reviews, ratingSum, rating) => {
    expect(averageRating({ followers: 9, reviews, ratingSum })).toBe(rating);
  });
});

describe('the derived fields of a store', () => {
  const store = storeDocument({
    id: 'cy',
    name: 'Cy Ng',
    username: 'tea.lover',
    category: 'food',
    location: 'Jurong',
    specialties: ['Matcha'],
    description: 'Brews what others spill',
    personalDescription: 'Hidden words',
    counts: { followers: 0, reviews: 2, ratingSum: 9 },
  });

  it('are its rating and the parts of the words of name, user name, category, location, specialties and description', () => {
    const { rating, searchWords } = deriveStoreFields(store);
    expect(rating).toBe(4.5);
    expect(searchWords).toEqual(expect.arrayContaining(['cy', 'ng', 'tea', 'ove', 'foo', 'urong', 'atcha', 'pil']));
    expect(searchWords).not.toContain('hidde');
  });

  it('leave out parts of the words of a long description before anything else', () => {
    const longWord = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 50);
    const specialties = ['Matcha', ...Array.from({ length: 9 }, (_, index) => longWord(`specialty ${index}`))];
    const described = Array.from({ length: 10 }, (_, index) => longWord(`description ${index}`));
    const { searchWords } = deriveStoreFields({ ...store, specialties, description: described.join(' ') });
    expect(searchWords.length).toBeLessThanOrEqual(1500);
    expect(searchWords).toEqual(expect.arrayContaining(['atcha', 'urong', specialties[9]?.slice(20, 25)]));
    expect(searchWords).toContain(described[9]?.slice(0, 5));
    expect(searchWords).not.toContain(described[0]?.slice(20, 25));
  });

  it('hold nothing of specialties that others do not see', () => {
    const { searchWords } = deriveStoreFields({ ...store, showsSpecialties: false });
    expect(searchWords).toEqual(expect.arrayContaining(['urong', 'foo']));
    expect(searchWords).not.toContain('matc');
    expect(searchWords).not.toContain('atcha');
  });

  it('rank featured creators before the rest, of both reviewed ones before those with texts before empty stores', () => {
    const named = storeDocument({ id: 'cy', name: 'Cy Ng' });
    const reviewed = (reviews: number, stars: number) => ({
      counts: { followers: 0, reviews, ratingSum: reviews * stars },
    });
    const written = { description: 'Brews' };
    const rankOf = (fields: Partial<typeof store>) => deriveStoreFields({ ...named, ...fields })['featuredRank'];
    const ranks = [
      rankOf({ ...reviewed(1, 1), featured: true }),
      rankOf({ verified: true, featured: true }),
      rankOf({ ...reviewed(1, 1), verified: true }),
      rankOf(reviewed(2, 5)),
      rankOf(reviewed(1, 5)),
      rankOf(reviewed(5000, 4)),
      rankOf({ ...written, verified: true }),
      rankOf(written),
      rankOf({ verified: true, specialties: ['Hidden'], showsSpecialties: false }),
      rankOf({ createdAt: new Date('2026-09-01') }),
    ];
    expect(ranks).toEqual(ranks.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});
