import {
  DOCUMENT_ACCESS,
  mayDo,
  RELATIONS,
  type DocumentAccess,
  type ListFilter,
  type Relation,
} from '@doubloon/contract/shared/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restClients, serverFirestore, UIDS } from '../support/direct-clients.ts';

const { firestore, close } = restClients();
afterAll(close);

const tables = Object.entries(DOCUMENT_ACCESS) as [CollectionName, DocumentAccess][];

/** A document of `self`; in collections without parties one that looks as if it were theirs, which must not help. */
function documentOf({ parties }: DocumentAccess): { id: string; data: Record<string, string | string[]> } {
  if (parties && 'among' in parties) {
    return { id: 'rules-document', data: { status: 'open', [parties.among]: [UIDS.self, UIDS.counterpart] } };
  }
  const { self, counterpart } = parties ?? { self: 'id' };
  const data = { status: 'open', ...(parties ? {} : { uid: UIDS.self, ownerId: UIDS.self, creatorId: UIDS.self }) };
  return {
    id: self === 'id' ? UIDS.self : 'rules-document',
    data: {
      ...data,
      ...(self !== 'id' && { [self]: UIDS.self }),
      ...(counterpart && { [counterpart]: UIDS.counterpart }),
    },
  };
}

function relationsOf({ parties }: DocumentAccess): Relation[] {
  const hasCounterpart = parties !== null && ('among' in parties || parties.counterpart !== undefined);
  return RELATIONS.filter((relation) => relation !== 'counterpart' || hasCounterpart);
}

beforeAll(async () => {
  const server = serverFirestore();
  await Promise.all(
    tables.map(([name, access]) => server.collection(name).doc(documentOf(access).id).set(documentOf(access).data)),
  );
});

const refused = (attempt: Promise<unknown>) =>
  expect(attempt, 'must be refused').rejects.toMatchObject({ code: 'permission-denied' });

const actions = {
  get: (relation: Relation, name: CollectionName, id: string) => getDoc(doc(firestore[relation], name, id)),
  create: (relation: Relation, name: CollectionName, _id: string) =>
    setDoc(doc(firestore[relation], name, `new-${relation}`), { uid: UIDS[relation], creatorId: UIDS[relation] }),
  update: (relation: Relation, name: CollectionName, id: string) =>
    updateDoc(doc(firestore[relation], name, id), { status: 'approved' }),
  delete: (relation: Relation, name: CollectionName, id: string) => deleteDoc(doc(firestore[relation], name, id)),
};

function constraintsOf(filter: ListFilter, relation: Relation): QueryConstraint[] {
  if (filter === 'unfiltered') return [];
  if ('ownUidAmong' in filter) return [where(filter.ownUidAmong, 'array-contains', UIDS[relation])];
  return 'ownUidIn' in filter ? [where(filter.ownUidIn, '==', UIDS[relation])] : [where(filter.field, '==', filter.is)];
}

/** A filter by the uid of `self`, whoever asks; null where no field of the documents holds it. */
function heldBySelf({ parties }: DocumentAccess): QueryConstraint | null {
  if (!parties) return null;
  return 'among' in parties ? where(parties.among, 'array-contains', UIDS.self) : where(parties.self, '==', UIDS.self);
}

const list = (relation: Relation, name: CollectionName, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(firestore[relation], name), ...constraints));

describe.each(tables)('%s', (name, access) => {
  const { id } = documentOf(access);

  describe.each(relationsOf(access))('for %s', (relation) => {
    it.each(['get', 'create', 'update', 'delete'] as const)('%s', async (action) => {
      const attempt = actions[action](relation, name, id);
      if (mayDo(name, relation, action)) await expect(attempt).resolves.toBeDefined();
      else await refused(attempt);
    });

    const filter = access.list[relation];
    if (!filter) {
      it('list, not even with a filter that others may use', async () => {
        await refused(list(relation, name, limit(1)));
        await refused(list(relation, name, heldBySelf(access) ?? where('uid', '==', UIDS.self), limit(1)));
        for (const [user, theirs] of Object.entries(access.list) as [Relation, ListFilter][]) {
          await refused(list(relation, name, ...constraintsOf(theirs, user), limit(1)));
        }
      });
      return;
    }
    const constraints = constraintsOf(filter, relation);

    it('list, with its filter and a limit', async () => {
      const found = await list(relation, name, ...constraints, limit(MAX_PAGE_SIZE));
      expect(found.docs.map((document) => document.id)).toContain(id);
    });

    it('list, not without a limit or with a larger one', async () => {
      await refused(list(relation, name, ...constraints));
      await refused(list(relation, name, ...constraints, limit(MAX_PAGE_SIZE + 1)));
    });

    if (filter !== 'unfiltered') {
      it('list, not without its filter', () => refused(list(relation, name, limit(1))));
    }

    const bySelf = heldBySelf(access);
    if (relation !== 'self' && filter !== 'unfiltered' && bySelf) {
      it('list, not filtered by the uid of somebody else', () => refused(list(relation, name, bySelf, limit(1))));
    }
  });
});

describe('the refusals of these tests', () => {
  it('leave every document as it was', async () => {
    const server = serverFirestore();
    for (const [name, access] of tables) {
      const { id, data } = documentOf(access);
      expect((await server.collection(name).doc(id).get()).data(), name).toEqual(data);
    }
  });

  it('would be missed if reading worked for nobody: the same path gives a private document to its owner only', async () => {
    const read = (relation: Relation) => getDoc(doc(firestore[relation], 'userPrivate', UIDS.self));
    expect((await read('self')).data()).toMatchObject({ status: 'open' });
    await refused(read('anonymous'));
    await refused(read('other'));
  });

  it('hold in a collection that nobody has named', async () => {
    for (const relation of RELATIONS) await refused(getDoc(doc(firestore[relation], 'unheardOf', 'any')));
    await refused(getDoc(doc(firestore.self, 'users', UIDS.self, 'unheardOf', 'any')));
  });
});

describe('a campaign that is not open', () => {
  beforeAll(async () => {
    await serverFirestore().collection('campaigns').doc('rules-paused').set({ status: 'paused', ownerId: UIDS.self });
  });

  const inStatus = (relation: Relation, status: string) =>
    list(relation, 'campaigns', where('status', '==', status), limit(1));

  it('is listed to its owner and an admin, and to nobody else', async () => {
    await expect(
      list('self', 'campaigns', where('status', '==', 'paused'), where('ownerId', '==', UIDS.self), limit(1)),
    ).resolves.toMatchObject({ size: 1 });
    await expect(inStatus('admin', 'paused')).resolves.toMatchObject({ size: 1 });
    await refused(inStatus('other', 'paused'));
    await refused(inStatus('self', 'paused'));
  });
});
