import type { Flag, FlagName } from '@doubloon/contract/flags/flag.ts';
import type { RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Reading } from '@doubloon/contract/readings/reading.ts';
import type { FlagThresholds } from '../platform/config/flag-settings.ts';

/** Traits that an owner and a creator may have in common. */
export const TRAITS = ['card', 'bank', 'device', 'network'] as const;
export type Trait = (typeof TRAITS)[number];

/** An earlier picture that resembles one of a proof. */
export interface SeenPicture {
  /** Number of differing bits of 256. */
  readonly distance: number;
  /** True when both are the same file. */
  readonly isSameFile: boolean;
  /** True when somebody else sent the other picture. */
  readonly isOthers: boolean;
}

/** All facts that the rules need; unknown facts are null or empty. */
export interface FlagFacts {
  /** The weight of each rule, and the figures from which it finds something. */
  readonly thresholds: FlagThresholds;
  readonly now: Date;
  /** Counts that the product has read from the platform, in chronological order. */
  readonly readings: readonly Pick<Reading, 'at' | 'views' | 'likes' | 'comments'>[];
  /** The creator's own count. */
  readonly report: { readonly views: number; readonly at: Date } | null;
  readonly seenPictures: readonly SeenPicture[];
  /** Number of other treasures that have this post under another address. */
  readonly samePosts: number;
  /** Since when the platform says that the post belongs to another account. */
  readonly otherAuthorSince: Date | null;
  readonly registeredAt: Date | null;
  /** When the creator linked the account of the post. */
  readonly linkedAt: Date | null;
  /** The number of the creator's other watched posts, and how many of them are gone or private. */
  readonly otherPosts: { readonly all: number; readonly missing: number };
  /** Traits that the owner and the creator share. */
  readonly shared: readonly Trait[];
  /** Number of the owner's other creators who are paid to a bank account of this one. */
  readonly paidTogether: number;
  /** When the creator's payout account replaced another one, and its ordinal number; null for a first account, and without one. */
  readonly replacedAccount: { readonly at: Date; readonly number: number } | null;
  /** Number of creators whom the owner pays for the first time on this day, including this one. */
  readonly firstPayoutsOfDay: number;
  /** The provider's risk rating of the payment for the loot; null if unknown. */
  readonly riskLevel: RiskLevel | null;
  /** True when the issuer of a card that has paid for the loot, or of another card of its owner, has warned of fraud in the last 180 days. */
  readonly isWarned: boolean;
  /** True when a card has paid for the loot without 3-D Secure, so that the platform bears a fraudulent dispute. */
  readonly isUnauthenticated: boolean;
  readonly velocity: Velocity;
}

/** Money that moved within a day; each number is counted up to 20. */
export interface Velocity {
  /** The owner's payments within a day of one for this loot, including that one and added budget, and the sum of their budgets. */
  readonly ofOwner: { readonly loots: number; readonly cents: number };
  /** Number of payments made with this loot's card within a day of one for it, and of the owners who made them. */
  readonly ofCard: { readonly loots: number; readonly owners: number };
  /** The creator's payments of the last day. */
  readonly ofCreator: { readonly payouts: number; readonly cents: number };
}

/** A rule: returns the flag that it finds in the facts, or null. It is pure. */
export type Rule = (facts: FlagFacts) => Flag | null;

type Found = Pick<Flag, 'evidence' | 'forAdmins' | 'forPerson'> & { readonly weight?: number };

/** Creates the flag of a rule, with the rule's weight unless another is given. */
export function flagOf(
  { thresholds }: Pick<FlagFacts, 'thresholds'>,
  name: FlagName,
  { weight = thresholds[name].weight, ...found }: Found,
): Flag {
  return { name, weight, ...found };
}

/** Formats a number for people: at most two decimals, none from ten on. */
export function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}

/** Formats a duration of `days` for people, in whole days, so that a report with it changes at most once a day. */
export function daysOf(days: number): string {
  const whole = Math.floor(days);
  if (whole === 0) return 'less than a day';
  return whole === 1 ? '1 day' : `${figure(whole)} days`;
}

export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;
