import { describe, expect, it } from 'vitest';
import { reviewDocument } from '../../testing/store-documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { reviewProjections } from './projections.ts';

describe('what reviews contribute', () => {
  it('is their number and their stars, to the store of the creator each is about', () => {
    const about = (creatorId: string, userId: string, rating: number) => reviewDocument({ creatorId, userId, rating });
    expect(countsOf(reviewProjections, [about('cy', 'ada', 5), about('cy', 'bo', 2), about('di', 'ada', 4)])).toEqual({
      'stores/cy': { 'counts.reviews': 2, 'counts.ratingSum': 7 },
      'stores/di': { 'counts.reviews': 1, 'counts.ratingSum': 4 },
    });
  });
});
