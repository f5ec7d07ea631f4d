import { type FlagName, MAX_SCORE } from '@doubloon/contract/flags/flag.ts';

/** The figures of each rule of flags where `FLAG_THRESHOLDS` names no others: its points, and from which figures on it finds something. Percents are of 100. Reasons are in docs/flags.md. */
export const USUAL_THRESHOLDS = {
  /** Growth in an hour between two readings so far apart: as many times the median, and as many views. */
  spike: { weight: 25, timesMedian: 10, viewsPerHour: 5_000, minMinutesApart: 30 },
  /** Likes and comments together are below this percent of more than so many views. */
  low_engagement: { weight: 35, percent: 0.05, views: 5_000 },
  /** Least percent by which a count has fallen below an earlier reading. */
  fall: { weight: 20, percent: 10 },
  /** The reported count differs from the one that was read within so many hours of it. */
  reported_apart: { weight: 20, percent: 5, hours: 24 },
  /** Bits of 256 in which a picture may differ from one of somebody else, and the weight of a file of the creator's own. */
  picture_seen: { weight: 50, ownWeight: 30, bits: 10 },
  /** Percent by which the latest counts of one post under two addresses differ at most. */
  same_post: { weight: 50, percent: 10 },
  other_author: { weight: 60 },
  /** Days since the creator has registered or linked the account. */
  young_account: { weight: 10, days: 7 },
  /** The least number of a creator's other posts that is looked at, and the percent of them that is gone or private. */
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
  /** Loots that an owner pays for within a day, and their budgets together in cents; here and below 0 is no limit. */
  fast_owner: { weight: 50, loots: 6, cents: 2_000_000 },
  /** Loots that one card pays for within a day, and their owners. */
  fast_card: { weight: 50, loots: 6, owners: 2 },
  /** Payments to a creator within a day, and their sum in cents. */
  fast_creator: { weight: 50, payouts: 15, cents: 1_000_000 },
  /** Days for which a payout account that took the place of another is looked at before it is paid. */
  replaced_account: { weight: 50, days: 14 },
  /** The refund of more than half of a payment waits for an admin once so many others of its owner's, or budgets of so many cents, went back like it within so many days; 0 is no limit. */
  refunded: { payments: 3, cents: 1_000_000, days: 30 },
  /** A flag that was decided on is looked at anew when one of its figures is more than so many times what it was, or less than that part. */
  decided: { times: 2 },
} as const satisfies Record<FlagName | 'refunded' | 'decided', Readonly<Record<string, number>>>;

/** The figures that differ in the emulators, where whoever tries the product pays for one loot after the other. */
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

/** Points of the score: none would be a flag that says nothing. */
const isPoints = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_SCORE;

/** The most bits in which a picture may differ and is still looked up. */
const MAX_BITS = 15;

/** Reads `FLAG_THRESHOLDS`, such as `spike.viewsPerHour:8000,fall.weight:10`, over the usual figures, and `HOLD_SCORE`. Throws, naming what is at fault. */
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
