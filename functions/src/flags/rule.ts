import type { Flag, FlagName } from '@doubloon/contract/flags/flag.ts';
import type { RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Reading } from '@doubloon/contract/readings/reading.ts';
import type { FlagThresholds } from '../platform/config/flag-settings.ts';

/** Traits that an owner and a creator may have in common. */
export const TRAITS = ['card', 'bank', 'device', 'network'] as const;
export type Trait = (typeof TRAITS)[number];

/** An earlier picture that looks like one of a proof. */
export interface SeenPicture {
  /** Bits of 256 in which the two pictures differ. */
  readonly distance: number;
  /** True when both are one file. */
  readonly isSameFile: boolean;
  /** True when the other picture was sent by somebody else. */
  readonly isOthers: boolean;
}

/** All that the rules look at; what is not known is null or empty. */
export interface FlagFacts {
  /** The points of each rule, and from which figures on it finds something. */
  readonly thresholds: FlagThresholds;
  readonly now: Date;
  /** Counts that the product has read from the platform, in order of time. */
  readonly readings: readonly Pick<Reading, 'at' | 'views' | 'likes' | 'comments'>[];
  /** The creator's own count. */
  readonly report: { readonly views: number; readonly at: Date } | null;
  readonly seenPictures: readonly SeenPicture[];
  /** Other treasures whose post is this one under another address. */
  readonly samePosts: number;
  /** Since when the platform says that the post is by another account. */
  readonly otherAuthorSince: Date | null;
  readonly registeredAt: Date | null;
  /** When the creator has linked the account that the post is on. */
  readonly linkedAt: Date | null;
  /** The creator's other posts that are read, and those of them that are gone or private. */
  readonly otherPosts: { readonly all: number; readonly missing: number };
  /** Traits that the owner and the creator share. */
  readonly shared: readonly Trait[];
  /** Other creators of the owner's who are paid to a bank account of this one. */
  readonly paidTogether: number;
  /** When the creator's payout account took the place of another one, and the how many-th it is; null for a first account, and without one. */
  readonly replacedAccount: { readonly at: Date; readonly number: number } | null;
  /** Creators whom the owner pays for the first time on this day, this one included. */
  readonly firstPayoutsOfDay: number;
  /** The provider's judgement of the payment for the loot; null where it is not known. */
  readonly riskLevel: RiskLevel | null;
  /** True when a card has paid for the loot without 3-D Secure, so that the platform bears a fraudulent dispute. */
  readonly isUnauthenticated: boolean;
  readonly velocity: Velocity;
}

/** Money that moved within a day; each is counted up to 20. */
export interface Velocity {
  /** The owner's payments for loots within a day of one for this loot, that and added budget included, and their budgets. */
  readonly ofOwner: { readonly loots: number; readonly cents: number };
  /** Payments for loots with the card of this one within a day of one for it, by how many owners. */
  readonly ofCard: { readonly loots: number; readonly owners: number };
  /** Payments of the last day to the creator. */
  readonly ofCreator: { readonly payouts: number; readonly cents: number };
}

/** One rule: what it finds in the facts, or null. Changes nothing and asks nobody. */
export type Rule = (facts: FlagFacts) => Flag | null;

type Found = Pick<Flag, 'evidence' | 'forAdmins' | 'forPerson'> & { readonly weight?: number };

/** Makes the flag of a rule, with the weight of that rule unless another is given. */
export function flagOf(
  { thresholds }: Pick<FlagFacts, 'thresholds'>,
  name: FlagName,
  { weight = thresholds[name].weight, ...found }: Found,
): Flag {
  return { name, weight, ...found };
}

/** Writes a number for people: at most two decimals, none from ten on. */
export function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}

/** Writes a time of `days` for people, in whole days: a report that says it changes once a day. */
export function daysOf(days: number): string {
  const whole = Math.floor(days);
  if (whole === 0) return 'less than a day';
  return whole === 1 ? '1 day' : `${figure(whole)} days`;
}

export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;
