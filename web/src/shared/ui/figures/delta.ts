import { formatNumber } from './numbers.tsx';

/** A sum that many times the one before says nothing in percent: hardly anything came before. */
const MUCH = 10;

/** Says how a sum of some days differs from that of as many days before: `+12% vs. the 30 days before`. Neither is negative. */
export function deltaText(sum: number, before: number, days: number): string {
  const span = `the ${days} days before`;
  if (before === 0) return sum === 0 ? `Nothing in ${span} either` : `Nothing in ${span}`;
  if (sum === before) return `The same as in ${span}`;
  if (sum > MUCH * before) return `More than ${MUCH} times as much as in ${span}`;
  const percent = Math.round(((sum - before) / before) * 100);
  if (percent === 0) return `Nearly the same as in ${span}`;
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}% vs. ${span}`;
}
