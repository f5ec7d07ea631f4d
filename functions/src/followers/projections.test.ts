import { describe, expect, it } from 'vitest';
import { followDocument } from '../../testing/store-documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { followProjections } from './projections.ts';

describe('what follows contribute', () => {
  it('is a follower each, to the store of the creator', () => {
    const follows = ['ada', 'bo'].map((followerUid) => followDocument({ followerUid, creatorUid: 'cy' }));
    expect(countsOf(followProjections, follows)).toEqual({ 'stores/cy': { 'counts.followers': 2 } });
  });
});
