import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { DocumentData, Firestore } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unitOfWork, type Database, type Tx } from '../../../functions/src/platform/database/database.ts';
import { storeOf } from '../../../functions/src/platform/database/document-store.ts';
import { deps } from '../../support/api.ts';
import { createMemoryFirestore } from '../../support/memory-firestore/memory-firestore.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

const Item = z.object({
  id: z.string(),
  n: z.int(),
  label: z.string().optional(),
  links: z.record(z.string(), z.string()).default({}),
  sums: z.object({ paid: z.int(), open: z.int().optional() }).nullable(),
  lines: z.array(z.object({ text: z.string() })).default([]),
});
type Item = z.output<typeof Item>;

class Items extends storeOf(COLLECTIONS.applications, Item, ({ id }) => id) {
  setSums(sums: Item['sums']): Promise<void> {
    return this.changeEach(this.documents, () => ({ sums }));
  }
}

/** A document as a newer version stores it: with fields that `Item` does not name. */
const NEWER = {
  id: 'a',
  n: 1,
  label: 'first',
  links: { web: 'a', shop: 'b' },
  sums: { paid: 1, open: 2, tax: 3, parts: { left: 4 } },
  lines: [{ text: 'x' }],
  grade: 'gold',
  history: { by: 'u1', steps: [1, 2] },
};
const ITEM: Item = { id: 'a', n: 1, links: {}, sums: null, lines: [] };

describe.each([
  ['the engine', () => deps().db.firestore],
  ['a database in memory', () => createMemoryFirestore()],
])('a document of a newer version on %s', (_name, open: () => Firestore) => {
  let db: Database;
  const work = <T>(body: (items: Items, tx: Tx) => Promise<T> | T) =>
    unitOfWork({ db }, (tx) => body(new Items(tx), tx));
  const place = () => db.firestore.collection(COLLECTIONS.applications).doc('a');
  const stored = async (): Promise<DocumentData | undefined> => (await place().get()).data();

  beforeEach(async () => {
    await emptyOwnDatabase();
    db = productDatabase(open());
    await place().set(NEWER);
  });

  it('keeps what the schema does not name when the whole document is written', async () => {
    await work(async (items) => {
      const found = await items.get('a');
      items.put({ ...found, n: 2, sums: { paid: 5, open: 6 } });
    });
    expect(await stored()).toEqual({ ...NEWER, n: 2, sums: { ...NEWER.sums, paid: 5, open: 6 } });
  });

  it('keeps it when nobody has read the document before', async () => {
    await work((items) => items.put({ ...ITEM, n: 3, lines: [{ text: 'y' }], sums: { paid: 5 } }));
    expect(await stored()).toEqual({
      id: 'a',
      n: 3,
      links: {},
      sums: { paid: 5, tax: 3, parts: { left: 4 } },
      lines: [{ text: 'y' }],
      grade: 'gold',
      history: NEWER.history,
    });
  });

  it('loses known fields and entries that the written document leaves out', async () => {
    await work(async (items) => {
      items.update('a', { 'links.shop': 'c', 'sums.open': 9 });
      const { label, ...others } = await items.get('a');
      items.put({ ...others, links: { web: 'd' }, sums: { paid: 1 } });
      expect([label, await items.get('a')]).toEqual([
        'first',
        { id: 'a', n: 1, links: { web: 'd' }, sums: { paid: 1 }, lines: NEWER.lines },
      ]);
      items.update('a', { n: 4 });
    });
    const { label, ...others } = NEWER;
    expect(await stored()).toEqual({
      ...others,
      n: 4,
      links: { web: 'd' },
      sums: { paid: 1, tax: 3, parts: { left: 4 } },
    });
    expect(label).toBe('first');
  });

  it('replaces a part by nothing, and nothing by a part', async () => {
    await work((items) => items.put(ITEM));
    expect(await stored()).toEqual({ ...ITEM, grade: 'gold', history: NEWER.history });
    await work((items) => items.put({ ...ITEM, sums: { paid: 2 } }));
    expect(await stored()).toEqual({ ...ITEM, sums: { paid: 2 }, grade: 'gold', history: NEWER.history });
  });

  it('keeps what a part has beside its known fields when that part is changed', async () => {
    await work(async (items) => {
      items.update('a', { sums: { paid: 7 } });
      expect((await items.get('a')).sums).toEqual({ paid: 7 });
    });
    expect(await stored()).toEqual({ ...NEWER, sums: { paid: 7, tax: 3, parts: { left: 4 } } });
    await new Items(db).setSums({ paid: 8, open: 1 });
    expect(await stored()).toEqual({ ...NEWER, sums: { ...NEWER.sums, paid: 8, open: 1 } });
    await new Items(db).setSums(null);
    expect(await stored()).toEqual({ ...NEWER, sums: null });
    await new Items(db).setSums({ paid: 9 });
    expect(await stored()).toEqual({ ...NEWER, sums: { paid: 9 } });
  });

  it('is created whole where there is none', async () => {
    await place().delete();
    await work((items) => items.put({ ...ITEM, sums: { paid: 1, open: 2 } }));
    expect(await stored()).toEqual({ ...ITEM, sums: { paid: 1, open: 2 } });
  });
});
