import { formatNumber } from './numbers.tsx';

/** A sum that many times the one before says nothing in percent: hardly anything came before. */
const MUCH = 10;

/** How a sum of some days differs from that of as many days before. */
export interface Delta {
  /** The difference in short; left out where there is none, or nothing to compare with. */
  change?: { text: string; isMore: boolean };
  /** The rest of the line: what it is compared with. */
  words: string;
}

/** Compares a sum of some days with that of as many days before. Neither is negative. */
export function deltaOf(sum: number, before: number, days: number): Delta {
  const span = `the ${days} days before`;
  if (before === 0) return { words: sum === 0 ? `Nothing in ${span} either` : `Nothing in ${span}` };
  if (sum === before) return { words: `The same as in ${span}` };
  if (sum > MUCH * before) return { change: { text: `Over ${MUCH}×`, isMore: true }, words: span };
  const percent = Math.round(((sum - before) / before) * 100);
  if (percent === 0) return { words: `Nearly the same as in ${span}` };
  const text = `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}%`;
  return { change: { text, isMore: percent > 0 }, words: `vs. ${span}` };
}

/** Says how a sum of some days differs from that of as many days before: `+12% vs. the 30 days before`. */
export function deltaText(sum: number, before: number, days: number): string {
  const { change, words } = deltaOf(sum, before, days);
  return change ? `${change.text} ${words}` : words;
}
