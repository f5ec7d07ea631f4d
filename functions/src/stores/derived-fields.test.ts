import { describe, expect, it } from 'vitest';
import { storeDocument } from '../../testing/store-documents.ts';
import { averageRating } from './average-rating.ts';
import { storeFields } from './derived-fields.ts';

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

  it('are its rating and the beginnings of the words of name, user name, category, location, specialties and description', () => {
    const { rating, searchWords } = storeFields.derive(store);
    expect(rating).toBe(4.5);
    expect(searchWords).toEqual(expect.arrayContaining(['cy', 'ng', 'tea', 'lov', 'food', 'juro', 'matcha', 'spill']));
    expect(searchWords).not.toContain('hidden');
  });

  it('leave out words of a long description before anything else', () => {
    const description = Array.from({ length: 80 }, (_, n) =>
      `${String.fromCharCode(97 + (n % 26))}${n}`.repeat(4),
    ).join(' ');
    const { searchWords } = storeFields.derive({ ...store, description });
    expect(searchWords).toEqual(expect.arrayContaining(['matcha', 'a0a0a0a0']));
    expect(searchWords).not.toContain('b79b79b79b79');
    expect((searchWords as string[]).length).toBeLessThanOrEqual(600);
  });

  it('rank featured creators before verified ones before the rest, the newest first', () => {
    const rankOf = (fields: Partial<typeof store>) => storeFields.derive({ ...store, ...fields })['featuredRank'];
    const later = new Date(store.createdAt.getTime() + 1);
    const ranks = [
      rankOf({ createdAt: new Date('2000-01-01'), featured: true }),
      rankOf({ createdAt: later, verified: true }),
      rankOf({ verified: true }),
      rankOf({ createdAt: later }),
      rankOf({}),
    ];
    expect(ranks).toEqual(ranks.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(ranks).size).toBe(ranks.length);
  });
});
