import { parsePath } from '../values/path.ts';
import { parseTimestamp } from '../values/timestamp.ts';
import { bool, bytes, float, int, list, map, nullValue, path, string, type Value } from '../values/value.ts';

/** Thrown for input that is not a typed value. */
export class MalformedValue extends Error {}

/** A value as firebase-tools sends it: one field whose name says the type, `{ string_value: 'a' }`. Throws `MalformedValue` for anything else. */
export function readTypedValue(sent: unknown): Value {
  const [[name, content] = ['', undefined], ...others] = Object.entries(asObject(sent));
  if (others.length > 0) throw new MalformedValue(`A typed value has one field, not ${others.length + 1}.`);
  const value = readField(name, content);
  if (value.type === 'error') throw new MalformedValue(value.message);
  return value;
}

function readField(name: string, content: unknown): Value {
  switch (name) {
    case 'null_value':
      return nullValue;
    case 'bool_value':
      return bool(expect(name, content, (it) => typeof it === 'boolean'));
    case 'string_value':
      return string(expect(name, content, (it) => typeof it === 'string'));
    case 'int_value':
      return readInteger(name, content);
    case 'float_value':
      // JSON writes NaN and the infinities as null.
      return float(content === null ? NaN : expect(name, content, (it) => typeof it === 'number'));
    case 'bytes_value':
      return bytes(
        Buffer.from(
          expect(name, content, (it) => typeof it === 'string'),
          'base64',
        ),
      );
    case 'timestamp_value':
      return expect(name, parseTimestamp(String(content)), (it) => it !== undefined);
    case 'path_value':
      return readPath(content);
    case 'list_value':
      return list(readItems(content));
    case 'set_value':
      return { type: 'set', items: readItems(content) };
    case 'map_value':
      return map(readEntries(content));
    default:
      throw new MalformedValue(`Unknown typed value '${name}'.`);
  }
}

function readInteger(name: string, content: unknown): Value {
  if (typeof content === 'string' && /^-?\d+$/.test(content)) return int(BigInt(content));
  return int(expect(name, content, (it): it is number => Number.isInteger(it)));
}

function readPath(content: unknown): Value {
  if (typeof content === 'string') return parsePath(content);
  const segments = asArray(asObject(content)['segments']);
  return path(segments.map((segment) => expect('simple', asObject(segment)['simple'], (it) => typeof it === 'string')));
}

function readItems(content: unknown): Value[] {
  return asArray(asObject(content)['values']).map(readTypedValue);
}

function readEntries(content: unknown): [string, Value][] {
  const fields = asObject(asObject(content)['fields'] ?? {});
  return Object.entries(fields).map(([key, value]) => [key, readTypedValue(value)]);
}

function asArray(sent: unknown): readonly unknown[] {
  if (sent === undefined) return [];
  if (!Array.isArray(sent)) throw new MalformedValue('A list was expected.');
  return sent as readonly unknown[];
}

function asObject(sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null) throw new MalformedValue('An object was expected.');
  return sent as Record<string, unknown>;
}

function expect<T, S extends T>(name: string, content: T, holds: (it: T) => it is S): S {
  if (!holds(content)) throw new MalformedValue(`${name} cannot be ${JSON.stringify(content) ?? 'missing'}.`);
  return content;
}
