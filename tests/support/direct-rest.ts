import type { ListFilter } from '@doubloon/contract/shared/access.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import type { Person } from './person.ts';

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

/** Whether the rules give a document to the bearer of a real ID token (nobody when left out), asked as browsers ask. */
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

/** Whether the rules let somebody run a list; `uid` is whose uid the filter holds. */
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
