import type { Flag } from '@doubloon/contract/flags/flag.ts';
import { describe, expect, it } from 'vitest';
import { USUAL_THRESHOLDS } from '../platform/config/flag-settings.ts';
import { undecided } from './decided-flags.ts';

const flag = (name: Flag['name'], evidence: Flag['evidence']): Flag => ({
  name,
  weight: 50,
  evidence,
  forAdmins: 'It does not fit.',
  forPerson: 'It does not fit.',
});
const left = (now: Flag, before: Flag, subjectId: string | null = null) =>
  undecided(
    { flags: [now], decided: [{ name: before.name, evidence: before.evidence, subjectId }] },
    'prf_1',
    USUAL_THRESHOLDS,
  ).length;

describe('a flag that was decided on', () => {
  it.each([
    ['the same figures', { views: 25_000, likes: 0 }, { views: 25_000, likes: 0 }],
    ['a few more views', { views: 25_000, likes: 0 }, { views: 49_000, likes: 1 }],
    ['the same, days later', { days: 0 }, { days: 40 }],
    ['the same payout account, days later', { days: 3, account: 2 }, { days: 9, account: 2 }],
    ['the same claim', { reported: 6000, read: 5000 }, { reported: 6000, read: 5200 }],
  ])('holds nothing any more: %s', (_what, before, now) => {
    expect(left(flag('low_engagement', now), flag('low_engagement', before))).toBe(0);
  });

  it.each([
    ['many more views', { views: 25_000, likes: 0 }, { views: 90_000, likes: 0 }],
    ['far fewer of them', { missing: 9 }, { missing: 3 }],
    ['another claim', { reported: 6000, read: 5000 }, { reported: 6001, read: 5000 }],
    ['another payout account', { days: 3, account: 2 }, { days: 3, account: 3 }],
    ['a higher risk', { elevated: 1 }, { elevated: 2 }],
    ['a warning of the card', { elevated: 1 }, { elevated: 1, warned: 1 }],
    ['a figure that was not known', { views: 25_000 }, { views: 25_000, likes: 0 }],
  ])('holds again: %s', (_what, before, now) => {
    expect(left(flag('low_engagement', now), flag('low_engagement', before))).toBe(1);
  });

  it('holds other payments where it was decided on for one only', () => {
    const seen = flag('picture_seen', { pictures: 1 });
    expect([left(seen, seen, 'prf_1'), left(seen, seen, 'prf_2')]).toEqual([0, 1]);
  });

  it('says nothing of another flag', () => {
    expect(left(flag('spike', { views: 1 }), flag('fall', { views: 1 }))).toBe(1);
  });
});
