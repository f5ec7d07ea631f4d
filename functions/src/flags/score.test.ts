import { Flag, FLAG_NAMES } from '@doubloon/contract/flags/flag.ts';
import { describe, expect, it } from 'vitest';
import { atHour, hourly, quietFacts } from '../../testing/flag-facts.ts';
import { TRAITS } from './rule.ts';
import { USUAL_FLAG_SETTINGS } from '../platform/config/flag-settings.ts';
import { findFlags, needsAdmin, scoreOf } from './score.ts';

/** Facts in which every rule finds something. */
const ALL = quietFacts({
  readings: hourly(0, 100, 200, 300, 90_000, 40_000).map((reading) => ({ ...reading, likes: 0, comments: 0 })),
  report: { views: 90_000, at: atHour(0) },
  seenPictures: [{ distance: 0, isOthers: true, isSameFile: true }],
  samePosts: 1,
  otherAuthorSince: atHour(-30),
  registeredAt: atHour(-1),
  otherPosts: { all: 5, missing: 4 },
  shared: TRAITS,
  paidTogether: 2,
  replacedAccount: { at: atHour(-80), number: 2 },
  firstPayoutsOfDay: 9,
  riskLevel: 'elevated',
  isWarned: true,
  isUnauthenticated: true,
  velocity: {
    ofOwner: { loots: 9, cents: 3_000_000 },
    ofCard: { loots: 9, owners: 3 },
    ofCreator: { payouts: 20, cents: 2_000_000 },
  },
});

const weighing = (...weights: readonly number[]) => weights.map((weight) => ({ weight }));

describe('the flags of facts', () => {
  it('are none where nothing is known', () => {
    expect(findFlags(quietFacts())).toEqual([]);
  });

  it('are one of each rule at most, the heaviest first, and can be stored', () => {
    const flags = findFlags(ALL);
    expect(flags.map(({ name }) => name).toSorted()).toEqual([...FLAG_NAMES].toSorted());
    expect(flags.map((flag) => Flag.parse(flag))).toEqual(flags);
    expect(flags.map(({ weight }) => weight)).toEqual(flags.map(({ weight }) => weight).toSorted((a, b) => b - a));
  });

  it('say one sentence each to admins and to the person, who reads no figure', () => {
    for (const { forAdmins, forPerson } of findFlags(ALL)) {
      expect(forAdmins).toMatch(/^[A-Z0-9].*\.$/);
      expect(forPerson).toMatch(/^[A-Z][^0-9]*\.$/);
    }
  });
});

describe('the score', () => {
  it.each([
    [[], 0, false],
    [[25], 25, false],
    [[25, 15, 9], 49, false],
    [[35, 15], 50, true],
    [[60], 60, true],
    [[60, 60, 50], 100, true],
  ])('of flags that weigh %j is %d', (weights, score, waits) => {
    expect(scoreOf(weighing(...weights))).toBe(score);
    expect(needsAdmin(weighing(...weights), USUAL_FLAG_SETTINGS)).toBe(waits);
  });

  it('makes a payment wait from the score of the settings on', () => {
    const waits = (holdScore: number) => needsAdmin(weighing(35), { ...USUAL_FLAG_SETTINGS, holdScore });
    expect([36, 35].map(waits)).toEqual([false, true]);
  });

  it('of no count alone makes a payment wait', () => {
    const counts = new Set(['spike', 'low_engagement', 'fall', 'reported_apart']);
    for (const flag of findFlags(ALL).filter(({ name }) => counts.has(name)))
      expect(needsAdmin([flag], USUAL_FLAG_SETTINGS)).toBe(false);
  });
});
