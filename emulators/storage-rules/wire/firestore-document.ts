import { segmentsOf } from '../values/path.ts';
import { parseTimestamp } from '../values/timestamp.ts';
import {
  bool,
  bytes,
  error,
  float,
  int,
  list,
  map,
  type MapValue,
  nullValue,
  path,
  string,
  type Value,
} from '../values/value.ts';

/**
 * The fields of a document as Firestore's REST API gives them (`{ name, fields: { a: { stringValue: 'x' } } }`). A field
 * that cannot be read becomes an error value, so that only rules which look at it fail.
 */
export function readDocument(document: unknown): MapValue {
  return readFields(member(document, 'fields'));
}

/** The path under which Firestore's REST API knows a document, below `projects/ID`. */
export function documentPath(segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
}

function readFields(fields: unknown): MapValue {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return map(entries.map(([name, value]) => [name, readValue(value)]));
}

function readValue(sent: unknown): Value {
  const [[kind, content] = ['', undefined]] = Object.entries(typeof sent === 'object' && sent !== null ? sent : {});
  const text = typeof content === 'string' ? content : '';
  switch (kind) {
    case 'nullValue':
      return nullValue;
    case 'booleanValue':
      return bool(content === true);
    case 'integerValue':
      return /^-?\d+$/.test(String(content)) ? int(BigInt(String(content))) : unreadable(kind);
    case 'doubleValue':
      return float(Number(content));
    case 'stringValue':
      return string(text);
    case 'bytesValue':
      return bytes(Buffer.from(text, 'base64'));
    case 'timestampValue':
      return parseTimestamp(text) ?? unreadable(kind);
    case 'referenceValue':
      return path(segmentsOf(text.replace(/^projects\/[^/]+/, '')));
    case 'geoPointValue':
      return {
        type: 'latlng',
        latitude: Number(member(content, 'latitude') ?? 0),
        longitude: Number(member(content, 'longitude') ?? 0),
      };
    case 'arrayValue': {
      const values = member(content, 'values');
      return list(Array.isArray(values) ? values.map(readValue) : []);
    }
    case 'mapValue':
      return readFields(member(content, 'fields'));
    default:
      return unreadable(kind);
  }
}

function unreadable(kind: string): Value {
  return error(`A Firestore field cannot be read (${kind || 'empty'}).`);
}

function member(sent: unknown, name: string): unknown {
  return typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined;
}
