import { loadRules } from '../analyze.ts';
import type { RequestMethod } from '../catalogue.ts';
import { type StorageRequest, verify, type Verdict } from '../evaluate.ts';
import type { GetDocument } from '../evaluation/documents.ts';
import { segmentsOf } from '../values/path.ts';
import { parseTimestamp } from '../values/timestamp.ts';
import { bool, float, int, list, map, type MapValue, nullValue, path, string, type Value } from '../values/value.ts';

const time = parseTimestamp('2026-03-01T12:34:56.789123456Z') ?? nullValue;

const users: Readonly<Record<string, MapValue>> = {
  ann: map([['role', string('admin')]]),
  bob: map([['role', string('reader')]]),
};

/** Ann is an admin, Bob a reader, nobody else is known; the collection `broken` cannot be read. */
export const documents: GetDocument = (segments) => {
  const [, , , collection, id = ''] = segments;
  if (collection === 'broken') return Promise.reject(new Error('unavailable'));
  return Promise.resolve(users[id]);
};

/** One value of every kind that can be sent, under its name. */
const metadata = map([
  ['int', int(7)],
  ['float', float(1.5)],
  ['nan', float(NaN)],
  ['null', nullValue],
  ['text', string('abc')],
  ['badPattern', string('[')],
  ['list', list([int(1), int(2)])],
  ['map', map([['a', int(1)]])],
]);

/** Ann, signed in with Google, and an object of 5 bytes at the path. */
export function request(
  method: RequestMethod,
  name: string,
  changes: Readonly<Record<string, Value>> = {},
): StorageRequest {
  const segments = ['b', 'main', 'o', ...segmentsOf(name)];
  const token = map([
    ['email_verified', bool(true)],
    ['firebase', map([['sign_in_provider', string('google.com')]])],
  ]);
  return {
    method,
    segments,
    resource: map([
      ['size', int(5)],
      ['metadata', metadata],
    ]),
    request: map([
      [
        'auth',
        map([
          ['uid', string('ann')],
          ['token', token],
        ]),
      ],
      ['path', path(segments)],
      ['time', time],
      ['resource', nullValue],
      ...Object.entries(changes),
    ]),
  };
}

/** The verdict on a request under a rules text. Throws when the rules do not load. */
export async function judge(rules: string, storageRequest: StorageRequest, getDocument = documents): Promise<Verdict> {
  const { ruleset, problems } = loadRules(rules);
  if (!ruleset)
    throw new Error(problems.map(({ line, column, description }) => `${line}:${column} ${description}`).join('\n'));
  return verify(ruleset, storageRequest, getDocument);
}

/** Rules of version 2 whose bucket holds the given statements. */
export function bucketRules(statements: string): string {
  return `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${statements}\n  }\n}\n`;
}
