import type { Value } from './value.ts';

/** Converts a value as `string()` does; undefined for types that have no text. */
export function asText(value: Value): string | undefined {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    default:
      return undefined;
  }
}

/** A value for people to read, as `debug()` prints it; never throws. */
export function describe(value: Value): string {
  switch (value.type) {
    case 'error':
      return `error: ${value.message}`;
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `b'${Buffer.from(value.value).toString('hex')}'`;
    case 'list':
      return `[${value.items.map(describe).join(', ')}]`;
    case 'set':
      return `set[${value.items.map(describe).join(', ')}]`;
    case 'map':
      return `{${[...value.entries].map(([key, item]) => `${JSON.stringify(key)}: ${describe(item)}`).join(', ')}}`;
    case 'map_diff':
      return `diff(${describe(value.left)}, ${describe(value.right)})`;
    case 'path':
      return `/${value.segments.map((segment) => segment.text ?? `$(${segment.name ?? ''})`).join('/')}`;
    case 'timestamp':
      return `timestamp(${value.epochNanos}ns)`;
    case 'duration':
      return `duration(${value.nanos}ns)`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    default:
      return asText(value) ?? value.type;
  }
}
