import { FieldPath, FieldValue, type DocumentData, type Firestore, type Query } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps } from '../../support/api.ts';
import { createMemoryFirestore } from '../../support/memory-firestore/memory-firestore.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';

const NAME = 'applications';
const ALREADY_EXISTS = 6;
const NOT_FOUND = 5;

/** Runs the same cases on the Firestore emulator and in memory, which have to behave alike. */
describe.each([
  ['the engine', () => deps().db.firestore],
  ['memory', () => createMemoryFirestore()],
])('%s', (_name, open: () => Firestore) => {
  let db: Firestore;
  const doc = (id: string) => db.collection(NAME).doc(id);
  const stored = async (id: string) => (await doc(id).get()).data();
  const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id);

  beforeEach(async () => {
    await emptyOwnDatabase();
    db = open();
  });

  async function fill(documents: Readonly<Record<string, DocumentData>>): Promise<void> {
    for (const [id, fields] of Object.entries(documents)) await doc(id).set(fields);
  }

  it('creates a document once', async () => {
    await doc('a').create({ n: 1 });
    await expect(doc('a').create({ n: 2 })).rejects.toMatchObject({ code: ALREADY_EXISTS });
    expect(await stored('a')).toEqual({ n: 1 });
  });

  it('updates fields by path, and only what is there', async () => {
    await doc('a').set({ n: 1, inner: { x: 1, y: 2 }, list: [1], dropped: undefined });
    await doc('a').update({ n: 2, 'inner.x': 3, 'other.z': 4 });
    expect(await stored('a')).toEqual({ n: 2, inner: { x: 3, y: 2 }, list: [1], other: { z: 4 } });
    await expect(doc('b').update({ n: 1 })).rejects.toMatchObject({ code: NOT_FOUND });
    expect((await doc('b').get()).exists).toBe(false);
  });

  it('lets numbers grow, in a document or merged into one that need not be there', async () => {
    const grow = (inner: DocumentData) =>
      db.runTransaction((transaction) =>
        Promise.resolve(void transaction.set(db.doc(`${NAME}/a`), inner, { merge: true })),
      );
    await grow({ inner: { x: FieldValue.increment(2) } });
    await grow({ inner: { x: FieldValue.increment(3), y: FieldValue.increment(-1) }, n: 7 });
    await db.runTransaction((transaction) =>
      Promise.resolve(
        void transaction.update(doc('a'), { 'inner.y': FieldValue.increment(-1), n: FieldValue.increment(1) }),
      ),
    );
    expect(await stored('a')).toEqual({ inner: { x: 5, y: -2 }, n: 8 });
    const found = await db.runTransaction((transaction) => transaction.getAll(doc('a'), doc('b')));
    expect(found.map(({ exists }) => exists)).toEqual([true, false]);
    expect((await db.getAll(doc('b'), doc('a'))).map(({ exists }) => exists)).toEqual([false, true]);
  });

  it('writes masked fields only, each as a whole, and removes those that are absent or named so', async () => {
    const write = (fields: DocumentData, mergeFields: string[]) =>
      db.runTransaction((transaction) => Promise.resolve(void transaction.set(doc('a'), fields, { mergeFields })));
    await write({ n: 1, inner: { x: 1 } }, ['n', 'inner.x']);
    await doc('a').update({ other: 1, 'inner.y': 2, map: { p: 1, q: 2 }, none: null });
    const gone = FieldValue.delete();
    await write({ n: gone, inner: { x: 3, z: gone }, map: { r: 3 }, none: { x: 1 }, left: { x: gone } }, [
      'n',
      'inner.x',
      'inner.z',
      'map',
      'none.x',
      'left.x',
    ]);
    expect(await stored('a')).toEqual({ inner: { x: 3, y: 2 }, other: 1, map: { r: 3 }, none: { x: 1 } });
    await doc('a').update({ other: gone, 'inner.x': gone, 'left.x': gone });
    expect(await stored('a')).toEqual({ inner: { y: 2 }, map: { r: 3 }, none: { x: 1 } });
  });

  it('keeps documents as they were stored, whatever becomes of the value', async () => {
    const value = { inner: { list: [1] } };
    await doc('a').set(value);
    value.inner.list.push(2);
    expect(await stored('a')).toEqual({ inner: { list: [1] } });
    await doc('a').delete();
    expect(await stored('a')).toBeUndefined();
  });

  it('finds by equality, membership and range, only where the field is, and of its type', async () => {
    await fill({
      a: { n: 1, s: 'x' },
      b: { n: 2, s: 'y' },
      c: { n: 3, s: 'x' },
      d: { s: 'z' },
      e: { n: null, s: 'x' },
      f: { n: '2', s: 'x' },
      g: { map: { inner: 1 } },
      h: { map: null },
    });
    const all = db.collection(NAME);
    expect(await idsOf(all.where('s', '==', 'x'))).toEqual(['a', 'c', 'e', 'f']);
    expect(await idsOf(all.where('s', 'in', ['y', 'z']))).toEqual(['b', 'd']);
    expect(await idsOf(all.where('n', '<=', 2))).toEqual(['a', 'b']);
    expect(await idsOf(all.where('n', '==', null))).toEqual(['e']);
    expect(await idsOf(all.where('map', '==', null))).toEqual(['h']);
    expect(await idsOf(all.where('n', '!=', null))).toEqual(['a', 'b', 'c', 'f']);
    expect(await idsOf(all.where('n', '!=', 2))).toEqual(['a', 'c', 'f']);
    expect(await idsOf(all.where('map', '!=', null))).toEqual(['g']);
    await fill({ i: { l: ['x', 'y'] }, j: { l: ['z'] }, k: { l: 'x' } });
    expect(await idsOf(all.where('l', 'array-contains-any', ['x', 'z']))).toEqual(['i', 'j']);
    expect(await idsOf(all.where('l', 'array-contains', 'y'))).toEqual(['i']);
    const at = new Date('2026-11-20T08:00:00Z');
    await fill({ m: { l: [{ of: 'x', at }] }, n: { l: [{ of: 'y', at }] }, o: { l: [{ of: 'x', at, more: 1 }] } });
    expect(await idsOf(all.where('l', 'array-contains', { of: 'x', at: new Date(at) }))).toEqual(['m']);
  });

  it('finds by a text what has it now', async () => {
    await fill({ a: { s: 'x' }, b: { s: 'y', map: { inner: 'x' } }, c: { s: 'x' } });
    const all = db.collection(NAME);
    const found = async () => [await idsOf(all.where('s', '==', 'x')), await idsOf(all.where('map.inner', '==', 'x'))];
    expect(await found()).toEqual([['a', 'c'], ['b']]);
    await doc('a').update({ s: 'y', 'map.inner': 'x' });
    await doc('b').set({ s: 'x' });
    await doc('c').delete();
    await doc('d').create({ s: 'x' });
    expect(await found()).toEqual([['b', 'd'], ['a']]);
    await doc('b').set({ s: null });
    await doc('c').set({ s: 'x' });
    expect(await found()).toEqual([['c', 'd'], ['a']]);
  });

  it('sorts by a field and then by id, from a cursor on, up to a limit', async () => {
    const [early, late] = [new Date('2026-03-01'), new Date('2026-03-02')];
    await fill({ a: { at: late }, b: { at: early }, c: { at: early }, d: { at: late }, e: {} });
    const all = db.collection(NAME);
    expect(await idsOf(all.orderBy('at'))).toEqual(['b', 'c', 'a', 'd']);
    expect(await idsOf(all.orderBy('at', 'desc').limit(3))).toEqual(['d', 'a', 'c']);
    expect(await idsOf(all.where('at', '<=', late).orderBy('at').limit(1))).toEqual(['b']);
    expect(await idsOf(all.orderBy('at').orderBy(FieldPath.documentId()).startAfter(early, 'b'))).toEqual([
      'c',
      'a',
      'd',
    ]);
    const [, third] = (await all.orderBy('at').get()).docs;
    expect(await idsOf(all.orderBy('at').startAfter(third))).toEqual(['a', 'd']);
    expect(await idsOf(all.where('at', '<=', early).orderBy('at').startAfter(third))).toEqual([]);
    const byId = all.orderBy(FieldPath.documentId());
    const [, second] = (await byId.get()).docs;
    expect(await idsOf(byId.startAfter(second))).toEqual(['c', 'd', 'e']);
    expect(await idsOf(byId.startAfter('d'))).toEqual(['e']);
  });

  it('writes all of a transaction or nothing', async () => {
    await doc('b').set({ n: 1 });
    const failing = db.runTransaction((transaction) => {
      transaction.set(doc('a'), { n: 1 });
      transaction.create(doc('b'), { n: 2 });
      return Promise.resolve();
    });
    await expect(failing).rejects.toMatchObject({ code: ALREADY_EXISTS });
    const throwing = db.runTransaction((transaction) => {
      transaction.set(doc('a'), { n: 1 });
      return Promise.reject(new Error('no'));
    });
    await expect(throwing).rejects.toThrow('no');
    expect(await stored('a')).toBeUndefined();
    expect(await stored('b')).toEqual({ n: 1 });
  });

  it('loses nothing when transactions meet', async () => {
    await doc('a').set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const n = Number((await transaction.get(doc('a'))).data()?.['n']);
        transaction.update(doc('a'), { n: n + 1 });
      });
    await Promise.all([add(), add(), add()]);
    expect(await stored('a')).toEqual({ n: 3 });
  });

  it('reads before it writes', async () => {
    const late = db.runTransaction(async (transaction) => {
      transaction.set(doc('a'), { n: 1 });
      await transaction.get(doc('a'));
    });
    await expect(late).rejects.toThrow();
    expect(await stored('a')).toBeUndefined();
  });

  it('converts on the way in and out', async () => {
    const doubled = db.collection(NAME).withConverter<number>({
      toFirestore: (n) => ({ n: 2 * n }),
      fromFirestore: (snapshot) => Number(snapshot.data()['n']) / 2,
    });
    await doubled.doc('a').set(4);
    expect(await stored('a')).toEqual({ n: 8 });
    expect((await doubled.doc('a').get()).data()).toBe(4);
    expect((await doubled.where('n', '==', 8).get()).docs.map((found) => found.data())).toEqual([4]);
  });
});

describe('memory', () => {
  it('refuses what it would keep otherwise than Firestore', async () => {
    const db = createMemoryFirestore();
    await expect(db.collection(NAME).doc('a').set({ n: new Map() })).rejects.toThrow('cannot keep');
    expect(() => db.collection(NAME).where('n', 'not-in', [1])).toThrow('does not know');
  });
});
