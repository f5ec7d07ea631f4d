import type { MethodsOf } from './method.ts';
import { error, type ErrorValue, int, type TimestampValue, wholeToInt } from './value.ts';

export const nanosPerSecond = 1_000_000_000n;
export const nanosPerMilli = 1_000_000n;
export const nanosPerDay = 86_400n * nanosPerSecond;

const firstNanos = BigInt(Date.parse('0001-01-01T00:00:00Z')) * nanosPerMilli;
const lastNanos = BigInt(Date.parse('9999-12-31T23:59:59.999Z')) * nanosPerMilli + 999_999n;

/** https://firebase.google.com/docs/reference/rules/rules.Timestamp_; all in UTC, Monday is day 1 of the week. */
export const timestampMethods: MethodsOf<'timestamp'> = {
  date: (self) => timestamp(floorDiv(self.epochNanos, nanosPerDay) * nanosPerDay),
  time: (self) => ({ type: 'duration', nanos: self.epochNanos - floorDiv(self.epochNanos, nanosPerDay) * nanosPerDay }),
  day: (self) => int(calendar(self).getUTCDate()),
  dayOfWeek: (self) => int(((calendar(self).getUTCDay() + 6) % 7) + 1),
  dayOfYear: (self) => {
    const date = calendar(self);
    const newYear = new Date(date);
    newYear.setUTCMonth(0, 1);
    return wholeToInt(Math.round((date.getTime() - newYear.getTime()) / 86_400_000) + 1);
  },
  hours: (self) => int(calendar(self).getUTCHours()),
  minutes: (self) => int(calendar(self).getUTCMinutes()),
  month: (self) => int(calendar(self).getUTCMonth() + 1),
  nanos: (self) => int(self.epochNanos - floorDiv(self.epochNanos, nanosPerSecond) * nanosPerSecond),
  seconds: (self) => int(calendar(self).getUTCSeconds()),
  toMillis: (self) => int(floorDiv(self.epochNanos, nanosPerMilli)),
  year: (self) => int(calendar(self).getUTCFullYear()),
};

/** A timestamp of the years 1 to 9999, otherwise an error. */
export function timestamp(epochNanos: bigint): TimestampValue | ErrorValue {
  return epochNanos < firstNanos || epochNanos > lastNanos
    ? error('The timestamp is outside the years 1 to 9999.')
    : { type: 'timestamp', epochNanos };
}

/** An ISO 8601 text with up to nine decimals of a second, in any offset; undefined when it is none. */
export function parseTimestamp(text: string): TimestampValue | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/.exec(text);
  const millis = Date.parse(`${parts?.[1] ?? ''}${parts?.[3] ?? ''}`);
  if (Number.isNaN(millis)) return undefined;
  const value = timestamp(BigInt(millis) * nanosPerMilli + BigInt((parts?.[2] ?? '').padEnd(9, '0')));
  return value.type === 'timestamp' ? value : undefined;
}

function calendar(self: TimestampValue): Date {
  return new Date(Number(floorDiv(self.epochNanos, nanosPerMilli)));
}

function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
