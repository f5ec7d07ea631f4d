import type { Position } from '../ast.ts';

interface NullValue {
  readonly type: 'null';
}
interface BoolValue {
  readonly type: 'bool';
  readonly value: boolean;
}
/** A signed 64-bit integer. */
export interface IntValue {
  readonly type: 'int';
  readonly value: bigint;
}
export interface FloatValue {
  readonly type: 'float';
  readonly value: number;
}
export interface StringValue {
  readonly type: 'string';
  readonly value: string;
}
interface BytesValue {
  readonly type: 'bytes';
  readonly value: Uint8Array;
}
interface ListValue {
  readonly type: 'list';
  readonly items: readonly Value[];
}
/** Items are pairwise unequal. */
export interface SetValue {
  readonly type: 'set';
  readonly items: readonly Value[];
}
export interface MapValue {
  readonly type: 'map';
  readonly entries: ReadonlyMap<string, Value>;
}
/** The two maps of `left.diff(right)`. */
export interface MapDiffValue {
  readonly type: 'map_diff';
  readonly left: MapValue;
  readonly right: MapValue;
}
/** A segment without text is a name that `bind()` has still to fill. */
export interface PathSegment {
  readonly text?: string;
  readonly name?: string;
}
export interface PathValue {
  readonly type: 'path';
  readonly segments: readonly PathSegment[];
}
/** Nanoseconds since 1970-01-01T00:00:00Z. */
export interface TimestampValue {
  readonly type: 'timestamp';
  readonly epochNanos: bigint;
}
export interface DurationValue {
  readonly type: 'duration';
  readonly nanos: bigint;
}
/** A point on the earth, in degrees. */
export interface LatLngValue {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}
/** An evaluation error; it is a value because `error || true` is true. */
export interface ErrorValue {
  readonly type: 'error';
  readonly message: string;
  readonly at?: Position;
}

/** Values of expressions that were evaluated without an error. */
export type Sound =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | PathValue
  | TimestampValue
  | DurationValue
  | LatLngValue;

export type Value = Sound | ErrorValue;
export type TypeName = Sound['type'];

export const nullValue: NullValue = { type: 'null' };
const trueValue: BoolValue = { type: 'bool', value: true };
const falseValue: BoolValue = { type: 'bool', value: false };

const minInt = -(2n ** 63n);
const maxInt = 2n ** 63n - 1n;

export function bool(value: boolean): BoolValue {
  return value ? trueValue : falseValue;
}

/** A 64-bit integer, or an error when the value does not fit. */
export function int(value: bigint | number): IntValue | ErrorValue {
  const big = BigInt(value);
  return big < minInt || big > maxInt ? error('Integer overflow.') : { type: 'int', value: big };
}

export function float(value: number): FloatValue {
  return { type: 'float', value };
}

export function string(value: string): StringValue {
  return { type: 'string', value };
}

export function bytes(value: Uint8Array): BytesValue {
  return { type: 'bytes', value };
}

export function list(items: readonly Value[]): ListValue {
  return { type: 'list', items };
}

export function map(entries: Iterable<readonly [string, Value]>): MapValue {
  return { type: 'map', entries: new Map(entries) };
}

/** A path of plain segments. */
export function path(segments: readonly string[]): PathValue {
  return { type: 'path', segments: segments.map((text) => ({ text })) };
}

export function error(message: string, at?: Position): ErrorValue {
  return at === undefined ? { type: 'error', message } : { type: 'error', message, at };
}

/** The error that every built-in answers for an operand of a type it does not take. */
export function typeError(what: string, ...given: readonly Value[]): ErrorValue {
  return error(`${what} does not take ${given.map((value) => value.type).join(' and ')}.`);
}

/** A float as an integer, when it is whole and fits; otherwise an error. */
export function wholeToInt(value: number): IntValue | ErrorValue {
  return Number.isFinite(value) ? int(BigInt(value)) : error('Not a finite number.');
}
