import { type Flag, MAX_SCORE } from '@doubloon/contract/flags/flag.ts';
import type { FlagSettings } from '../platform/config/flag-settings.ts';
import type { FlagFacts, Rule } from './rule.ts';
import {
  emptiedAccount,
  firstPayouts,
  paidTogether,
  replacedAccount,
  sharedTraits,
  youngAccount,
} from './rules/accounts.ts';
import { otherAuthor, pictureSeen, samePost } from './rules/evidence.ts';
import { fastCard, fastCreator, fastOwner, notAuthenticated, riskyPayment } from './rules/velocity.ts';
import { fall, lowEngagement, reportedApart, spike } from './rules/views.ts';

const RULES: readonly Rule[] = [
  ...[spike, lowEngagement, fall, reportedApart],
  ...[pictureSeen, samePost, otherAuthor],
  ...[youngAccount, emptiedAccount, ...sharedTraits, paidTogether, replacedAccount, firstPayouts],
  ...[riskyPayment, notAuthenticated, fastOwner, fastCard, fastCreator],
];

/** Returns the flags that all rules find in the facts, the heaviest first. */
export function findFlags(facts: FlagFacts): Flag[] {
  return RULES.flatMap((rule) => rule(facts) ?? []).toSorted((one, other) => other.weight - one.weight);
}

/** Returns the sum of the flags' weights, 100 at most. */
export function scoreOf(flags: readonly Pick<Flag, 'weight'>[]): number {
  return Math.min(
    MAX_SCORE,
    flags.reduce((sum, { weight }) => sum + weight, 0),
  );
}

/** True when these flags make a payment wait for an admin, which they do from `holdScore` on. */
export function needsAdmin(flags: readonly Pick<Flag, 'weight'>[], { holdScore }: FlagSettings): boolean {
  return scoreOf(flags) >= holdScore;
}
