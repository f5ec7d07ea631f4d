import { describe, expect, it } from 'vitest';
import { countsOf } from '../platform/projections/projection.ts';
import { affiliateClickProjections, affiliateSignUpProjections } from './projections.ts';

const createdAt = new Date('2026-03-01T08:00:00Z');

describe('what referral links are credited with', () => {
  it('is a click for each stored click', () => {
    expect(countsOf(affiliateClickProjections, [{ linkId: 'ada__cy', createdAt }])).toEqual({
      'affiliateLinks/ada__cy': { 'counts.clicks': 1 },
    });
  });

  it('is a sign-up for each stored sign-up', () => {
    expect(countsOf(affiliateSignUpProjections, [{ uid: 'eve', linkId: 'ada__cy', createdAt }])).toEqual({
      'affiliateLinks/ada__cy': { 'counts.signUps': 1 },
    });
  });
});
