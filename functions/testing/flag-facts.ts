import type { FlagFacts } from '../src/flags/rule.ts';
import { USUAL_THRESHOLDS } from '../src/platform/config/flag-settings.ts';

export const FLAGS_NOW = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

/** A moment so many hours before or after the one that the facts are of. */
export const atHour = (hours: number): Date => new Date(FLAGS_NOW.getTime() + hours * HOUR_MS);

/** Facts in which no rule finds anything, with these instead of some. */
export function quietFacts(changes: Partial<FlagFacts> = {}): FlagFacts {
  return {
    now: FLAGS_NOW,
    thresholds: USUAL_THRESHOLDS,
    readings: [],
    report: null,
    seenPictures: [],
    samePosts: 0,
    otherAuthorSince: null,
    registeredAt: null,
    linkedAt: null,
    otherPosts: { all: 0, missing: 0 },
    shared: [],
    paidTogether: 0,
    replacedAccount: null,
    firstPayoutsOfDay: 1,
    riskLevel: 'normal',
    isWarned: false,
    isUnauthenticated: false,
    velocity: {
      ofOwner: { loots: 1, cents: 100_000 },
      ofCard: { loots: 1, owners: 1 },
      ofCreator: { payouts: 1, cents: 10_000 },
    },
    ...changes,
  };
}

/** Readings an hour apart, the last of them now, with so many views each and a natural number of reactions. */
export function hourly(...views: readonly number[]): FlagFacts['readings'] {
  return views.map((count, index) => ({
    at: atHour(index - views.length + 1),
    views: count,
    likes: Math.ceil(count / 25),
    comments: Math.ceil(count / 200),
  }));
}
