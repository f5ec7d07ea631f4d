import { DOCUMENT_ACCESS, RELATIONS, type DocumentAccess } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, describe, expect, it } from 'vitest';
import { outcomeOf, restClients, serverFirestore, UIDS } from '../support/borders/direct-clients.ts';

const { firestore, close } = restClients();
afterAll(close);

const hidden = (Object.entries(DOCUMENT_ACCESS) as [CollectionName, DocumentAccess][]).flatMap(
  ([name, { parties, get, hiddenWhile }]) =>
    (hiddenWhile?.isOneOf ?? []).map((value) => {
      const self = parties && 'self' in parties ? parties.self : 'uid';
      const id = self === 'id' ? UIDS.self : `hidden-${value}`;
      const document = { [self]: UIDS.self, [hiddenWhile?.field ?? '']: value };
      const given = get.filter((relation) => hiddenWhile?.exceptFrom.includes(relation));
      return { name, value, id, document, given };
    }),
);

describe.each(hidden)('a document of $name that is $value', ({ name, id, document, given }) => {
  it.each(RELATIONS.filter((relation) => relation !== 'counterpart'))('as the table says for %s', async (relation) => {
    await serverFirestore().collection(name).doc(id).set(document);
    const outcome = await outcomeOf(getDoc(doc(firestore[relation], name, id)));
    expect(outcome).toBe(given.includes(relation) ? 'given' : 'refused');
  });
});

it('covers the campaigns that moderation hides', () => {
  const covered = hidden.map(({ name, value }) => `${name} ${value}`);
  expect(covered).toEqual(['publicCampaigns pending', 'publicCampaigns rejected']);
});

describe('the settings of a store', () => {
  const settingsFor = (relation: keyof typeof firestore, id: string) =>
    outcomeOf(getDoc(doc(firestore[relation], 'storeSettings', id)));

  it.each(RELATIONS)(
    'are given while the store is open, hidden while it is closed or missing: %s',
    async (relation) => {
      const server = serverFirestore();
      for (const [id, store] of [
        ['hidden-open', 'open'],
        ['hidden-closed', 'closed'],
        ['hidden-missing', null],
      ] as const) {
        await server.collection('storeSettings').doc(id).set({ layout: 'modern' });
        if (store) await server.collection('stores').doc(id).set({ status: store });
      }
      expect(await settingsFor(relation, 'hidden-open')).toBe('given');
      expect(await settingsFor(relation, 'hidden-closed')).toBe('refused');
      expect(await settingsFor(relation, 'hidden-missing')).toBe('refused');
    },
  );
});
