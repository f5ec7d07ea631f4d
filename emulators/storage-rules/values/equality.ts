import type { MapValue, PathValue, SetValue, Value } from './value.ts';

/** Deep equality as `==` sees it: integers equal floats of the same size, other types never mix. */
export function equals(a: Value, b: Value): boolean {
  switch (a.type) {
    case 'int':
      return (b.type === 'int' || b.type === 'float') && a.value === asComparable(b.value, a.value);
    case 'float':
      return b.type === 'int' ? equals(b, a) : b.type === 'float' && a.value === b.value;
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'string':
      return b.type === a.type && b.value === a.value;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'list':
      return b.type === 'list' && sameItems(a.items, b.items);
    case 'set':
      return b.type === 'set' && sameSet(a, b);
    case 'map':
      return b.type === 'map' && sameMap(a, b);
    case 'map_diff':
      return b.type === 'map_diff' && sameMap(a.left, b.left) && sameMap(a.right, b.right);
    case 'path':
      return b.type === 'path' && samePath(a, b);
    case 'timestamp':
      return b.type === 'timestamp' && a.epochNanos === b.epochNanos;
    case 'duration':
      return b.type === 'duration' && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'error':
      return false;
  }
}

/** True when the items hold a value equal to the wanted one. */
export function contains(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => equals(item, wanted));
}

/** The items without later duplicates. */
export function unique(items: readonly Value[]): Value[] {
  const kept: Value[] = [];
  for (const item of items) if (!contains(kept, item)) kept.push(item);
  return kept;
}

function asComparable(value: bigint | number, other: bigint): bigint | undefined {
  if (typeof value === 'bigint') return value;
  // An integer is compared as a float, as the reference says of mixed operands.
  return Number(other) === value ? other : undefined;
}

function sameItems(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((item, i) => equals(item, b[i] ?? { type: 'null' }));
}

function sameSet(a: SetValue, b: SetValue): boolean {
  return a.items.length === b.items.length && a.items.every((item) => contains(b.items, item));
}

function sameMap(a: MapValue, b: MapValue): boolean {
  if (a.entries.size !== b.entries.size) return false;
  return [...a.entries].every(([key, value]) => {
    const other = b.entries.get(key);
    return other !== undefined && equals(value, other);
  });
}

function samePath(a: PathValue, b: PathValue): boolean {
  return (
    a.segments.length === b.segments.length &&
    a.segments.every((segment, i) => segment.text !== undefined && segment.text === b.segments[i]?.text)
  );
}
