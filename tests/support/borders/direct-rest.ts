import type { ListFilter } from '@doubloon/contract/calls/access.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { shareDatabase } from '../setup/own-database.ts';
import type { Person } from '../given/person.ts';

shareDatabase();

const documentsUrl = () =>
  `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

async function isAllowed(url: string, person: Person | undefined, body?: object): Promise<boolean> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...(person && { authorization: `Bearer ${person.idToken}` }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status === 200) return true;
  if (response.status === 403) return false;
  throw new Error(`neither given nor refused: ${response.status} ${text}`);
}

/** True if the rules allow a get with a real ID token (nobody's if omitted), sent as browsers send it. */
export function mayGetDirectly(person: Person | undefined, path: string): Promise<boolean> {
  return isAllowed(`${documentsUrl()}/${path}`, person);
}

function fieldFilterOf(filter: Exclude<ListFilter, 'unfiltered'>, uid: string): object {
  if ('ownUidAmong' in filter) {
    return { field: { fieldPath: filter.ownUidAmong }, op: 'ARRAY_CONTAINS', value: { stringValue: uid } };
  }
  const [fieldPath, value] = 'ownUidIn' in filter ? [filter.ownUidIn, uid] : [filter.field, filter.is];
  return { field: { fieldPath }, op: 'EQUAL', value: { stringValue: value } };
}

/** True if the rules allow a person to run a list; `uid` is the uid in the filter. */
export function mayListDirectly(
  person: Person | undefined,
  collectionId: string,
  filter: ListFilter,
  uid: string,
): Promise<boolean> {
  return isAllowed(`${documentsUrl()}:runQuery`, person, {
    structuredQuery: {
      from: [{ collectionId }],
      limit: MAX_PAGE_SIZE,
      ...(filter !== 'unfiltered' && { where: { fieldFilter: fieldFilterOf(filter, uid) } }),
    },
  });
}

/** A write as clients make it without the API; `undefined` fields are left out. */
export interface DirectWrite {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that the database sets to its own time. */
  readonly serverTimes: readonly string[];
}

/** Returns a value in the form of the REST interface. */
function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Record<string, unknown>) } };
}

function fieldsOf(fields: Readonly<Record<string, unknown>>): Record<string, object> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([field, value]) => [field, valueOf(value)]));
}

const nameOf = (path: string) => `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/${path}`;

/** Writes a whole document with a real ID token; true if the rules allow it. */
export function writeDirectly(person: Person, { path, fields, serverTimes }: DirectWrite): Promise<boolean> {
  const updateTransforms = serverTimes.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const update = { name: nameOf(path), fields: fieldsOf(fields) };
  return isAllowed(`${documentsUrl()}:commit`, person, { writes: [{ update, updateTransforms }] });
}

/** Deletes a document with a real ID token; true if the rules allow it. */
export function deleteDirectly(person: Person, path: string): Promise<boolean> {
  return isAllowed(`${documentsUrl()}:commit`, person, { writes: [{ delete: nameOf(path) }] });
}
