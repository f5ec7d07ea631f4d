import { describe, expect, it } from 'vitest';
import { describe as inWords } from '../values/text.ts';
import { documentPath, readDocument } from './firestore-document.ts';

describe('a Firestore document', () => {
  it('is read from every kind of field of the REST API', () => {
    const document = readDocument({
      name: 'projects/demo/databases/(default)/documents/a/b',
      fields: {
        none: { nullValue: null },
        yes: { booleanValue: true },
        whole: { integerValue: '9007199254740993' },
        part: { doubleValue: 1.5 },
        nan: { doubleValue: 'NaN' },
        text: { stringValue: 'x' },
        bytes: { bytesValue: 'AQI=' },
        time: { timestampValue: '1970-01-01T00:00:01.000000002Z' },
        reference: { referenceValue: 'projects/demo/databases/(default)/documents/a/b' },
        place: { geoPointValue: { latitude: 1.5 } },
        list: {
          arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { a: { stringValue: 'b' } } } }] },
        },
        empty: { arrayValue: {} },
        map: { mapValue: {} },
      },
    });
    expect(Object.fromEntries([...document.entries].map(([name, value]) => [name, inWords(value)]))).toEqual({
      none: 'null',
      yes: 'true',
      whole: '9007199254740993',
      part: '1.5',
      nan: 'NaN',
      text: '"x"',
      bytes: "b'0102'",
      time: 'timestamp(1000000002ns)',
      reference: '/databases/(default)/documents/a/b',
      place: 'latlng(1.5, 0)',
      list: '[1, {"a": "b"}]',
      empty: '[]',
      map: '{}',
    });
  });

  it('has an error in place of a field that cannot be read', () => {
    const document = readDocument({
      fields: { a: { vectorValue: [] }, b: 1, c: { integerValue: 'x' }, d: { timestampValue: '' } },
    });
    expect([...document.entries.values()].map((value) => value.type)).toEqual(['error', 'error', 'error', 'error']);
  });

  it('may be without fields, or no document at all', () => {
    expect(readDocument({ name: 'a' }).entries.size).toBe(0);
    expect(readDocument(null).entries.size).toBe(0);
  });

  it('has a path in which only the slashes between segments are slashes', () => {
    expect(documentPath(['databases', '(default)', 'documents', 'a', 'b c?#/%'])).toBe(
      '/databases/(default)/documents/a/b%20c%3F%23%2F%25',
    );
  });
});
