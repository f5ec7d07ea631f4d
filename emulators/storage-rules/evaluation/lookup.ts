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

/** `x[from:to]` of a list or string, the upper bound not included. */
export function rangeOf(value: Sound, from: Sound | undefined, to: Sound | undefined): Value {
  if (value.type === 'null') return error('Null value error.');
  const items = value.type === 'list' || value.type === 'string' ? sequence(value) : undefined;
  if (!items) return typeError("Operator '[:]'", value);
  const start = bound(from, 0n);
  const end = bound(to, BigInt(items.length));
  if (start === undefined || end === undefined) return error("Operator '[:]' needs integers.");
  if (start < 0n || end > BigInt(items.length) || start > end) return error(`Range ${start}:${end} is out of bounds.`);
  const part = items.slice(Number(start), Number(end));
  return value.type === 'list'
    ? list(part)
    : string(part.map((item) => (item.type === 'string' ? item.value : '')).join(''));
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
