import type { Flag } from '@doubloon/contract/flags/flag.ts';
import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import type { FlagThresholds } from '../platform/config/flag-settings.ts';

/** A figure that grows by itself from day to day. */
const BY_ITSELF = 'days';
/** Figures that are compared exactly: a person's claimed count, the number of a payout account, and a level of risk. */
const EXACT = ['reported', 'account', 'elevated'];

type Figures = Flag['evidence'];

/** Returns the flags that hold a payment: those that nobody has decided on, or whose figures have changed since. */
export function undecided(
  { flags, decided }: Pick<FlagReport, 'flags' | 'decided'>,
  payableId: string,
  { decided: { times } }: FlagThresholds,
): Flag[] {
  return flags.filter(
    ({ name, evidence }) =>
      !decided.some(
        (one) =>
          one.name === name &&
          (one.subjectId === null || one.subjectId === payableId) &&
          areAlike(one.evidence, evidence, times),
      ),
  );
}

const areAlike = (before: Figures, now: Figures, times: number): boolean =>
  Object.entries(now).every(([name, figure]) => {
    const known = before[name];
    if (known === undefined) return false;
    if (name === BY_ITSELF) return true;
    return EXACT.includes(name) ? figure === known : isNear(known, figure, times);
  });

/** True when neither figure is more than `times` the other. One is added to both, because no number is a multiple of 0. */
function isNear(one: number, other: number, times: number): boolean {
  return Math.max(one, other) + 1 <= times * (Math.min(one, other) + 1);
}
