import { type FlagName, MAX_SCORE } from '@doubloon/contract/flags/flag.ts';

/**
 * Default thresholds of each rule of flags, which `FLAG_THRESHOLDS` can override: its weight, and the figures from which it finds something. Percents are of
 * 100. docs/flags.md gives the reasons.
 */
export const USUAL_THRESHOLDS = {
  /** Growth within an hour, between two readings at least `minMinutesApart` apart: both `timesMedian` times the median and `viewsPerHour` views. */
  spike: { weight: 25, timesMedian: 10, viewsPerHour: 5_000, minMinutesApart: 30 },
  /** Likes and comments together are below this percent of a count above `views`. */
  low_engagement: { weight: 35, percent: 0.05, views: 5_000 },
  /** Minimum percent by which a count has fallen below an earlier reading. */
  fall: { weight: 20, percent: 10 },
  /** Percent by which the reported count differs from the one read within `hours` of it. */
  reported_apart: { weight: 20, percent: 5, hours: 24 },
  /** Maximum bits of 256 in which a picture differs from somebody else's, and the weight of a file of the creator's own. */
  picture_seen: { weight: 50, ownWeight: 30, bits: 10 },
  /** Maximum percent by which the latest counts of one post under two addresses differ. */
  same_post: { weight: 50, percent: 10 },
  other_author: { weight: 60 },
  /** Days since the creator has registered or linked the account. */
  young_account: { weight: 10, days: 7 },
  /** Minimum number of a creator's other posts that the rule needs, and the percent of them that is gone or private. */
  emptied_account: { weight: 25, posts: 3, percent: 50 },
  shared_card: { weight: 60 },
  shared_bank: { weight: 60 },
  shared_device: { weight: 50 },
  shared_network: { weight: 15 },
  paid_together: { weight: 40 },
  /** Creators who get their first payout from one owner on one day. */
  first_payouts: { weight: 15, creators: 5 },
  /** The payment provider sees an elevated risk in the payment for the loot. */
  risky_payment: { weight: 50 },
  /** Nobody was authenticated by 3-D Secure when a card paid for the loot. */
  not_authenticated: { weight: 50 },
  /** Number of loots that an owner pays for within a day, and their budgets together in cents. Here and below, 0 means no limit. */
  fast_owner: { weight: 50, loots: 6, cents: 2_000_000 },
  /** Number of loots that one card pays for within a day, and of their owners. */
  fast_card: { weight: 50, loots: 6, owners: 2 },
  /** Payments to a creator within a day, and their sum in cents. */
  fast_creator: { weight: 50, payouts: 15, cents: 1_000_000 },
  /** Days for which a payout account that replaced another is examined before it is paid. */
  replaced_account: { weight: 50, days: 14 },
  /**
   * The refund of more than half of a payment waits for an admin once this many other payments of its owner, or budgets of so many cents together, were
   * refunded like it within `days`. 0 means no limit.
   */
  refunded: { payments: 3, cents: 1_000_000, days: 30 },
  /** A flag that was decided on is examined again when one of its figures is more than `times` its old value, or less than that fraction of it. */
  decided: { times: 2 },
} as const satisfies Record<FlagName | 'refunded' | 'decided', Readonly<Record<string, number>>>;

/** Thresholds that differ in the emulators, where people who try the product pay for one loot after the other. */
const EMULATED: Partial<FlagThresholds> = {
  fast_owner: { weight: 50, loots: 0, cents: 0 },
  fast_card: { weight: 50, loots: 0, owners: 0 },
  fast_creator: { weight: 50, payouts: 0, cents: 0 },
  replaced_account: { weight: 50, days: 0 },
  refunded: { payments: 0, cents: 0, days: 30 },
};

export type FlagThresholds = {
  readonly [Rule in keyof typeof USUAL_THRESHOLDS]: Readonly<Record<keyof (typeof USUAL_THRESHOLDS)[Rule], number>>;
};

export interface FlagSettings {
  readonly thresholds: FlagThresholds;
  /** From this score on, a payment waits for an admin. */
  readonly holdScore: number;
}

export const USUAL_FLAG_SETTINGS: FlagSettings = { thresholds: USUAL_THRESHOLDS, holdScore: 50 };

/** True for a valid weight; a weight of 0 would be a flag without effect. */
const isPoints = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_SCORE;

/** Maximum number of differing bits for which a picture can still be looked up. */
const MAX_BITS = 15;

/** Figures that are counted among the 20 latest documents: a greater limit would never be reached, and so silently be none. */
const COUNTED: readonly string[] = ['creators', 'loots', 'owners', 'payments', 'payouts'];

/** Most that is counted. */
const MAX_COUNTED = 20;

/** Reads `FLAG_THRESHOLDS`, such as `spike.viewsPerHour:8000,fall.weight:10`, over the defaults, and `HOLD_SCORE`. Throws, naming the faulty part. */
export function readFlagSettings(
  env: Readonly<Record<string, string | undefined>>,
  { emulated }: { readonly emulated: boolean },
): FlagSettings {
  const thresholds: Record<string, Readonly<Record<string, number>>> = {
    ...USUAL_THRESHOLDS,
    ...(emulated && EMULATED),
  };
  for (const setting of (env['FLAG_THRESHOLDS'] ?? '').split(',').filter(Boolean)) {
    const [, rule = '', figure = '', number] = /^(\w+)\.(\w+):(\d{1,9}(?:\.\d{1,9})?)$/.exec(setting.trim()) ?? [];
    if (number === undefined) throw refusal(`FLAG_THRESHOLDS is written RULE.FIGURE:NUMBER,…, not ${setting.trim()}`);
    thresholds[rule] = { ...thresholds[rule], [figure]: checkFigure(rule, figure, Number(number)) };
  }
  return { thresholds: thresholds as FlagThresholds, holdScore: readHoldScore(env['HOLD_SCORE'] || undefined) };
}

function checkFigure(rule: string, figure: string, value: number): number {
  const usual: Readonly<Record<string, object>> = USUAL_THRESHOLDS;
  const known = Object.hasOwn(usual, rule) ? usual[rule] : undefined;
  if (!known) throw refusal(`FLAG_THRESHOLDS names ${rule}; it may name ${Object.keys(usual).join(', ')}`);
  if (!Object.hasOwn(known, figure)) {
    throw refusal(`FLAG_THRESHOLDS names ${rule}.${figure}; ${rule} has ${Object.keys(known).join(', ')}`);
  }
  if (figure.toLowerCase().endsWith('weight') && !isPoints(value)) {
    throw refusal(`${rule}.${figure} of FLAG_THRESHOLDS is a whole number from 1 to ${MAX_SCORE}`);
  }
  if (figure === 'bits' && value > MAX_BITS) {
    throw refusal(`${rule}.${figure} of FLAG_THRESHOLDS is ${MAX_BITS} at most`);
  }
  if (COUNTED.includes(figure) && value > MAX_COUNTED) {
    throw refusal(`${rule}.${figure} of FLAG_THRESHOLDS is ${MAX_COUNTED} at most, because no more are counted`);
  }
  return value;
}

function readHoldScore(text: string | undefined): number {
  if (text === undefined) return USUAL_FLAG_SETTINGS.holdScore;
  if (!/^\d+$/.test(text) || !isPoints(Number(text))) {
    throw refusal(`HOLD_SCORE is a whole number from 1 to ${MAX_SCORE}`);
  }
  return Number(text);
}

const refusal = (what: string): Error => new Error(`Invalid configuration: ${what}`);
