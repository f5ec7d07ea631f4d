import { boundSegment } from '../values/path.ts';
import { characters } from '../values/string.ts';
import { error, list, type Sound, string, typeError, type Value } from '../values/value.ts';

/** `x.name`. */
export function memberOf(value: Sound, name: string): Value {
  if (value.type === 'map') return value.entries.get(name) ?? error(`Property ${name} is undefined on object.`);
  if (value.type === 'path') return boundSegment(value, name);
  return value.type === 'null' ? error('Null value error.') : error(`A ${value.type} has no property '${name}'.`);
}

/** `x[index]`: an entry of a map, an item of a list, a character of a string, a segment of a path. */
export function itemOf(value: Sound, index: Sound): Value {
  if (index.type === 'string' && (value.type === 'map' || value.type === 'path')) return memberOf(value, index.value);
  if (value.type === 'null') return error('Null value error.');
  const items = index.type === 'int' ? sequence(value) : undefined;
  if (!items || index.type !== 'int') return typeError("Operator '[]'", value, index);
  return items[Number(index.value)] ?? error(`Index ${index.value} is out of range.`);
}

/** `x[from:to]` of a list, string or path, the upper bound not included. */
export function rangeOf(value: Sound, from: Sound | undefined, to: Sound | undefined): Value {
  if (value.type === 'null') return error('Null value error.');
  const whole = sliceable(value);
  if (!whole) return typeError("Operator '[:]'", value);
  const start = bound(from, 0n);
  const end = bound(to, BigInt(whole.length));
  if (start === undefined || end === undefined) return error("Operator '[:]' needs integers.");
  if (start < 0n || end > BigInt(whole.length) || start > end) return error(`Range ${start}:${end} is out of bounds.`);
  return whole.slice(Number(start), Number(end));
}

interface Sliceable {
  readonly length: number;
  readonly slice: (start: number, end: number) => Value;
}

/** A value that takes a range; the range has the same type. */
function sliceable(value: Sound): Sliceable | undefined {
  switch (value.type) {
    case 'list':
      return { length: value.items.length, slice: (start, end) => list(value.items.slice(start, end)) };
    case 'path':
      return {
        length: value.segments.length,
        slice: (start, end) => ({ type: 'path', segments: value.segments.slice(start, end) }),
      };
    case 'string': {
      const all = characters(value);
      return { length: all.length, slice: (start, end) => string(all.slice(start, end).join('')) };
    }
    default:
      return undefined;
  }
}

function sequence(value: Sound): readonly Value[] | undefined {
  if (value.type === 'list') return value.items;
  if (value.type === 'string') return characters(value).map((character) => string(character));
  if (value.type !== 'path') return undefined;
  return value.segments.map((segment) =>
    segment.text === undefined ? error(`'${segment.name ?? ''}' is not bound.`) : string(segment.text),
  );
}

function bound(value: Sound | undefined, otherwise: bigint): bigint | undefined {
  if (value === undefined) return otherwise;
  return value.type === 'int' ? value.value : undefined;
}
