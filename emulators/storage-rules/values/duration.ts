import type { MethodsOf } from './method.ts';
import { type DurationValue, error, type ErrorValue, int } from './value.ts';
import { nanosPerSecond } from './timestamp.ts';

const maxNanos = 315_576_000_000n * nanosPerSecond + 999_999_999n;

/** https://firebase.google.com/docs/reference/rules/rules.Duration: both parts carry the sign. */
export const durationMethods: MethodsOf<'duration'> = {
  seconds: (self) => int(self.nanos / nanosPerSecond),
  nanos: (self) => int(self.nanos % nanosPerSecond),
};

/** A duration of at most ±315,576,000,000 s, otherwise an error. */
export function duration(nanos: bigint): DurationValue | ErrorValue {
  return nanos > maxNanos || nanos < -maxNanos ? error('The duration is out of range.') : { type: 'duration', nanos };
}
