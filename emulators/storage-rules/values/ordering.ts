import { error, type ErrorValue, type Value, typeError } from './value.ts';

/** Negative, zero or positive as `a` is before, same as or after `b`; NaN when nothing is ordered; an error for types without order. */
export function compare(a: Value, b: Value): number | ErrorValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (isNumber(a) && isNumber(b)) {
    return typeof a.value === 'bigint' && typeof b.value === 'bigint'
      ? sign(a.value, b.value)
      : sign(Number(a.value), Number(b.value));
  }
  if (a.type === 'string' && b.type === 'string') return compareText(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return sign(a.epochNanos, b.epochNanos);
  if (a.type === 'duration' && b.type === 'duration') return sign(a.nanos, b.nanos);
  if (a.type === 'null' || b.type === 'null') return error('Null value error.');
  return typeError('A comparison', a, b);
}

function isNumber(value: Value): value is Extract<Value, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}

function sign<T extends bigint | number>(a: T, b: T): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a === b ? 0 : NaN;
}

/** Compares texts by code points, so that it agrees with the order of their UTF-8 bytes. */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
