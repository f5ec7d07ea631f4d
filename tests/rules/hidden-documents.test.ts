import { DOCUMENT_ACCESS, type DocumentAccess } from '@doubloon/contract/shared/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, describe, expect, it } from 'vitest';
import { restClients, serverFirestore, UIDS } from '../support/direct-clients.ts';

const { firestore, close } = restClients();
afterAll(close);

const hidden = (Object.entries(DOCUMENT_ACCESS) as [CollectionName, DocumentAccess][]).flatMap(
  ([name, { parties, hiddenWhile }]) =>
    (hiddenWhile?.isOneOf ?? []).map((value) => {
      const self = parties && 'self' in parties ? parties.self : 'uid';
      return { name, value, document: { [self]: UIDS.self, [hiddenWhile?.field ?? '']: value } };
    }),
);

describe.each(hidden)('a document of $name that is $value', ({ name, value, document }) => {
  const id = `hidden-${value}`;
  const get = (relation: keyof typeof firestore) => getDoc(doc(firestore[relation], name, id));

  it('is there for its person and admins', async () => {
    await serverFirestore().collection(name).doc(id).set(document);
    expect((await get('self')).exists()).toBe(true);
    expect((await get('admin')).exists()).toBe(true);
  });

  it.each(['other', 'anonymous'] as const)('is refused to %s', async (relation) => {
    await serverFirestore().collection(name).doc(id).set(document);
    await expect(get(relation)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

it('covers the campaigns that moderation hides', () => {
  expect(hidden.map(({ name, value }) => `${name} ${value}`)).toEqual(['campaigns pending', 'campaigns rejected']);
});
