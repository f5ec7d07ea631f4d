import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unitOfWork, type Database, type Tx } from '../../../functions/src/platform/database/database.ts';
import { DocumentStore } from '../../../functions/src/platform/database/document-store.ts';
import { isAlreadyThere, isContended, isMissing } from '../../../functions/src/platform/database/grpc-status.ts';
import type { Session } from '../../../functions/src/platform/database/session.ts';
import { MAX_WRITES } from '../../../functions/src/platform/database/unit-of-work.ts';
import { deps } from '../../support/api.ts';
import { createMemoryFirestore } from '../../support/memory-firestore/memory-firestore.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

const Item = z.object({
  id: z.string(),
  n: z.int(),
  label: z.string().optional(),
  inner: z.record(z.string(), z.int()),
  at: z.date(),
});
type Item = z.output<typeof Item>;

class Items extends DocumentStore<Item> {
  constructor(session: Session) {
    super(session, COLLECTIONS.applications, Item, ({ id }) => id);
  }

  withNumber(n: number): Promise<Item[]> {
    return this.all(this.documents.where('n', '==', n));
  }

  grow(id: string, by: number): void {
    this.writing.update(this.ref(id), { n: FieldValue.increment(by) });
  }

  forget(id: string, field: string): void {
    this.writing.update(this.ref(id), { [field]: FieldValue.delete() });
  }

  setEach(n: unknown): Promise<void> {
    return this.changeEach(this.documents, () => ({ n: n as number }));
  }

  merge(id: string, fields: object): void {
    this.writing.merge(this.ref(id), fields);
  }
}

const AT = new Date('2026-11-20T08:00:00.000Z');
const item = (id: string, n = 1): Item => ({ id, n, inner: { x: 1, y: 2 }, at: AT });

describe.each([
  ['the engine', () => deps().db.firestore],
  ['a database in memory', () => createMemoryFirestore()],
])('a unit of work on %s', (_name, open: () => Firestore) => {
  let db: Database;
  const work = <T>(body: (items: Items, tx: Tx) => Promise<T> | T) =>
    unitOfWork({ db }, (tx) => body(new Items(tx), tx));
  const stored = (id: string) => new Items(db).find(id);

  beforeEach(async () => {
    await emptyOwnDatabase();
    db = productDatabase(open());
    await work((items) => items.add(item('a')));
  });

  it('writes everything at its end, and nothing when it throws', async () => {
    await work(async (items) => {
      items.add(item('b'));
      items.update('a', { n: 5 });
      expect(await stored('b')).toBeNull();
    });
    expect([await stored('a'), await stored('b')]).toEqual([item('a', 5), item('b')]);
    await expect(
      work((items) => {
        items.add(item('c'));
        items.remove('a');
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect([await stored('a'), await stored('c')]).toEqual([item('a', 5), null]);
  });

  it('reads after it wrote, and sees what it wrote', async () => {
    await work(async (items) => {
      items.add(item('b'));
      items.update('a', { n: 2, 'inner.x': 7 });
      expect(await items.get('b')).toEqual(item('b'));
      expect(await items.get('a')).toEqual({ ...item('a', 2), inner: { x: 7, y: 2 } });
      items.update('a', { label: 'again' });
      items.forget('a', 'inner.y');
      expect(await items.findAll(['a', 'none', 'b'])).toEqual([
        { ...item('a', 2), label: 'again', inner: { x: 7 } },
        item('b'),
      ]);
      items.remove('a');
      expect(await items.find('a')).toBeNull();
    });
    expect([await stored('a'), await stored('b')]).toEqual([null, item('b')]);
  });

  it('lets a second writer add to what the first one wrote', async () => {
    await work((items) => {
      items.add(item('b'));
      items.update('b', { n: 1, label: 'ours', 'inner.z': 3 });
      items.update('a', { n: 2, at: AT });
      items.update('a', { n: 2, at: new Date(AT), label: 'mine', 'inner.z': 3 });
    });
    expect(await stored('b')).toEqual({ ...item('b'), label: 'ours', inner: { x: 1, y: 2, z: 3 } });
    expect(await stored('a')).toEqual({ ...item('a', 2), label: 'mine', inner: { x: 1, y: 2, z: 3 } });
  });

  const unseen: [string, (items: Items) => unknown][] = [
    ['replaces what another wrote', (items) => (items.put(item('a', 2)), items.put(item('a', 3)))],
    ['removes what another changed', (items) => (items.update('a', { n: 2 }), items.remove('a'))],
    ['changes a field that another changed', (items) => (items.update('a', { n: 2 }), items.update('a', { n: 3 }))],
    [
      'changes a part that another changed',
      (items) => (items.update('a', { 'inner.x': 2 }), items.update('a', { 'inner.x': 3 })),
    ],
    [
      'changes a field that another removed',
      (items) => (items.forget('a', 'label'), items.update('a', { label: 'mine' })),
    ],
    [
      'removes a field that another changed',
      (items) => (items.update('a', { label: 'mine' }), items.forget('a', 'label')),
    ],
    ['changes a field that another created', (items) => (items.add(item('b')), items.update('b', { n: 2 }))],
    ['changes a part of what another put', (items) => (items.put(item('a')), items.update('a', { 'inner.x': 2 }))],
    ['lets a number grow that another changed', (items) => (items.update('a', { n: 2 }), items.grow('a', 4))],
    ['creates what another wrote', (items) => (items.put(item('b')), items.add(item('b')))],
    ['changes what another removed', (items) => (items.remove('a'), items.update('a', { n: 2 }))],
    [
      'writes what another removed',
      async (items) => (items.remove('a'), await items.find('a'), items.put(item('a', 2))),
    ],
    ['removes what another created', async (items) => (items.add(item('b')), await items.find('b'), items.remove('b'))],
    ['lets a number grow twice', (items) => (items.grow('a', 1), items.grow('a', 1))],
    ['sets a number that grows', (items) => (items.grow('a', 1), items.update('a', { n: 1 }))],
    [
      'changes a part of what another changed',
      (items) => (items.update('a', { inner: {} }), items.update('a', { 'inner.x': 1 })),
    ],
    ['merges into what another wrote', (items) => (items.update('a', { n: 2 }), items.merge('a', { n: 1 }))],
  ];

  it.each(unseen)('throws, writing nothing, when a second writer %s', async (_what, body) => {
    await expect(work(async (items) => void (await body(items)))).rejects.toThrow('in this unit of work');
    expect([await stored('a'), await stored('b')]).toEqual([item('a'), null]);
  });

  it('lets a second writer replace what it has read', async () => {
    await work(async (items) => {
      items.put(item('a', 2));
      const { n } = await items.get('a');
      items.put(item('a', n + 1));
      const { inner } = await items.get('a');
      items.update('a', { n: 4, 'inner.x': (inner['x'] ?? 0) + 1 });
    });
    await work(async (items) => {
      items.update('a', { n: 5 });
      const { n } = await items.get('a');
      items.update('a', { n: n + 1 });
    });
    expect(await stored('a')).toEqual({ ...item('a', 6), inner: { x: 2, y: 2 } });
  });

  it.each([
    ['a value of another type', { n: 1.5 }],
    ['a part of another type', { 'inner.x': 'one' }],
    ['a field that documents do not have', { other: 1 }],
  ])('does not change a field to %s', async (_what, changes) => {
    await expect(work((items) => items.update('a', changes))).rejects.toThrow();
    expect(await stored('a')).toEqual(item('a'));
  });

  it('parses what it changes in many documents', async () => {
    await expect(new Items(db).setEach('one')).rejects.toThrow('Invalid input');
    await new Items(db).setEach(2);
    expect(await stored('a')).toEqual(item('a', 2));
  });

  it('does not read what only the database knows', async () => {
    await expect(work(async (items) => (items.grow('a', 1), items.find('a')))).rejects.toThrow('n is computed');
    await expect(work(async (items) => (items.merge('a', { n: 1 }), items.find('a')))).rejects.toThrow('merged');
  });

  it('does not ask a query that would miss what it wrote', async () => {
    await work(async (items) => {
      expect(await items.withNumber(1)).toEqual([item('a')]);
      items.update('a', { n: 2 });
    });
    await expect(work(async (items) => (items.add(item('b')), items.withNumber(1)))).rejects.toThrow('does not find');
  });

  it('fails as a whole when a new document is there, or one that is changed is missing', async () => {
    const twice = work((items) => (items.update('a', { n: 2 }), items.add(item('b')))).then(() =>
      work((items) => (items.update('a', { n: 3 }), items.add(item('b')))),
    );
    await expect(twice).rejects.toSatisfy(isAlreadyThere);
    await expect(work((items) => (items.put(item('c')), items.update('none', { n: 1 })))).rejects.toSatisfy(isMissing);
    expect([await stored('a'), await stored('c')]).toEqual([item('a', 2), null]);
  });

  it('runs again on what others wrote meanwhile, without what it had written before', async () => {
    const seen: number[] = [];
    await Promise.all(
      [1, 2, 3].map((by) =>
        work(async (items) => {
          const { n } = await items.get('a');
          seen.push(n);
          items.update('a', { n: n + by });
        }),
      ),
    );
    expect(await stored('a')).toEqual(item('a', 7));
    expect(seen.length).toBeGreaterThanOrEqual(3);
  });

  it('gives up when others come first every time, and says so', async () => {
    const firestore = open();
    const own = productDatabase(firestore);
    await unitOfWork({ db: own }, (tx) => new Items(tx).put(item('a')));
    const aborted = Object.assign(new Error('contended'), { code: 10 });
    let attempts = 0;
    const failing = unitOfWork({ db: own }, () => ((attempts += 1), Promise.reject(aborted)), { maxAttempts: 1 });
    await expect(failing).rejects.toSatisfy(isContended);
    expect(attempts).toBeGreaterThanOrEqual(1);
  });

  it('reads a document once, however often it is asked for it', async () => {
    const [first, second] = await work(async (items) => {
      const before = await items.get('a');
      return [before, await items.get('a')];
    });
    expect(first).toEqual(second);
  });

  it('takes no more documents than one commit does, and nothing after its end', async () => {
    let late: Items | undefined;
    await expect(
      work((items) => {
        for (let n = 0; n <= MAX_WRITES; n += 1) items.add(item(`many-${n}`));
      }),
    ).rejects.toThrow(`${MAX_WRITES + 1} documents`);
    expect(await stored('many-0')).toBeNull();
    await work((items) => void (late = items));
    await expect(late?.find('a')).rejects.toThrow('has ended');
    expect(() => late?.update('a', { n: 1 })).toThrow('has ended');
  });
});
