import { duration } from '../values/duration.ts';
import { nanosPerDay, nanosPerMilli, nanosPerSecond, timestamp } from '../values/timestamp.ts';
import { error, typeError } from '../values/value.ts';
import type { NamespaceOf } from './functions.ts';

const nanosOfUnit: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * nanosPerDay],
  ['d', nanosPerDay],
  ['h', 3_600n * nanosPerSecond],
  ['m', 60n * nanosPerSecond],
  ['s', nanosPerSecond],
  ['ms', nanosPerMilli],
  ['ns', 1n],
]);

/** https://firebase.google.com/docs/reference/rules/rules.duration_ */
export const durationFunctions: NamespaceOf<'duration'> = {
  abs: (value) =>
    value.type === 'duration'
      ? duration(value.nanos < 0n ? -value.nanos : value.nanos)
      : typeError('duration.abs()', value),
  time: (hours, minutes, seconds, nanos) => {
    if (hours.type !== 'int' || minutes.type !== 'int' || seconds.type !== 'int' || nanos.type !== 'int') {
      return typeError('duration.time()', hours, minutes, seconds, nanos);
    }
    return duration(((hours.value * 60n + minutes.value) * 60n + seconds.value) * nanosPerSecond + nanos.value);
  },
  value: (magnitude, unit) => {
    if (magnitude.type !== 'int' || unit.type !== 'string') return typeError('duration.value()', magnitude, unit);
    const nanos = nanosOfUnit.get(unit.value);
    return nanos === undefined
      ? error(`'${unit.value}' is no unit of time: use w, d, h, m, s, ms or ns.`)
      : duration(magnitude.value * nanos);
  },
};

/** https://firebase.google.com/docs/reference/rules/rules.timestamp_ */
export const timestampFunctions: NamespaceOf<'timestamp'> = {
  value: (millis) =>
    millis.type === 'int' ? timestamp(millis.value * nanosPerMilli) : typeError('timestamp.value()', millis),
  date: (year, month, day) => {
    if (year.type !== 'int' || month.type !== 'int' || day.type !== 'int') {
      return typeError('timestamp.date()', year, month, day);
    }
    const text = [year.value, month.value, day.value]
      .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
      .join('-');
    const millis = Date.parse(`${text}T00:00:00Z`);
    // Some parsers move a date such as 30 February on, so the result is compared with the input.
    return Number.isNaN(millis) || !new Date(millis).toISOString().startsWith(text)
      ? error(`There is no date ${text}.`)
      : timestamp(BigInt(millis) * nanosPerMilli);
  },
};
