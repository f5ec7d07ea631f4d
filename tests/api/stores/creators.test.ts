import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { CREATOR_SORTS, listCreators } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory, type Store } from '@doubloon/contract/stores/store.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveStoreFields } from '../../../functions/src/stores/derived-fields.ts';
import { storeDocument } from '../../../functions/testing/store-documents.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeStore } from '../../support/given/stores.ts';

let person: Person;
/** A word that every creator of this file, and nobody else, is found by. */
const guild = unique('guild');

const day = (n: number) => new Date(Date.UTC(2026, 2, n));

async function storeCreator(fields: Partial<Store>): Promise<string> {
  const { id } = await storeStore({ id: unique('creator'), location: guild, ...fields });
  return id;
}

const ada = {
  name: 'Ada Ångström',
  username: 'tea.lady',
  category: 'food',
  specialties: ['Matcha whisking'],
  description: 'Pours slowly, in Katong.',
  verified: true,
  counts: { followers: 5, reviews: 1, ratingSum: 3 },
  createdAt: day(1),
} as const;
const bo = {
  name: 'Bo',
  category: 'food',
  counts: { followers: 50, reviews: 2, ratingSum: 9 },
  createdAt: day(2),
} as const;
const cy = { name: 'Cy', category: 'travel', featured: true, createdAt: day(0) } as const;

let ids: Record<'ada' | 'bo' | 'cy', string>;

beforeAll(async () => {
  person = await createPerson('business_owner');
  ids = {
    ada: await storeCreator({ ...ada, specialties: [...ada.specialties] }),
    bo: await storeCreator(bo),
    cy: await storeCreator(cy),
  };
  await storeCreator({ name: 'Closed', status: 'closed', category: 'food' });
});

async function found(query: Parameters<typeof succeed<typeof listCreators>>[1]['query']): Promise<string[]> {
  const names = Object.entries(ids);
  const cards = await succeed(listCreators, { query }, person);
  return cards.map(({ id }) => names.find(([, one]) => one === id)?.[0] ?? id);
}

describe('the creators directory', () => {
  it('is sorted as asked, featured creators first when nothing is', async () => {
    expect(await found({ search: guild })).toEqual(['cy', 'ada', 'bo']);
    expect(await found({ search: guild, sort: 'followers' })).toEqual(['bo', 'ada', 'cy']);
    expect(await found({ search: guild, sort: 'rating' })).toEqual(['bo', 'ada', 'cy']);
    expect(await found({ search: guild, sort: 'newest' })).toEqual(['bo', 'ada', 'cy']);
  });

  it('finds all words, inside of others too, without accents, in name, user name, category, location, specialties and description', async () => {
    for (const search of [
      'ang',
      'TEA',
      'foo ada',
      'Mat WHISK',
      'lady,matcha',
      'kato',
      'slow ada',
      'atcha',
      'gstr',
      'atong',
    ]) {
      expect(await found({ search: `${guild} ${search}` }), search).toContain('ada');
      expect(await found({ search: `${guild} ${search}` }), search).toHaveLength(1);
    }
    expect(await found({ search: `${guild} ng` })).toEqual([]);
    expect(await found({ search: `${guild} ada zebra` })).toEqual([]);
  });

  it('has a new store with nothing in it below those with reviews and those with texts', async () => {
    const hall = unique('hall');
    const put = (name: string, fields: Partial<Store>) =>
      storeCreator({ name: `${name} ${hall}`, location: '', ...fields });
    await put('Reviewed', { counts: { followers: 0, reviews: 1, ratingSum: 2 }, createdAt: day(1) });
    await put('Written', { description: 'Tea', createdAt: day(2) });
    await put('Empty', { verified: true, createdAt: day(9) });
    const cards = await succeed(listCreators, { query: { search: hall } }, person);
    expect(cards.map(({ name }) => name.split(' ')[0])).toEqual(['Reviewed', 'Written', 'Empty']);
  });

  it('narrows to a category', async () => {
    expect(await found({ search: guild, category: 'food' })).toEqual(['ada', 'bo']);
    expect(await found({ search: guild, category: 'beauty' })).toEqual([]);
  });

  it('shows cards without the long texts, and only stores that are open', async () => {
    const cards = await succeed(listCreators, { query: { search: guild } }, person);
    expect(cards.map(({ name }) => name)).not.toContain('Closed');
    expect(cards[2]).toMatchObject({ name: 'Bo', rating: 4.5, reviewCount: 2, followers: 50 });
    expect(cards[0]).not.toHaveProperty('background');
  });

  it('pages through every order without losing or repeating anybody', async () => {
    for (const sort of CREATOR_SORTS) {
      const whole = await found({ search: guild, sort });
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(listCreators, { query: { search: guild, sort, limit: 1, cursor } }, person);
        if (!page.ok) throw new Error('a page was expected');
        paged.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(paged, sort).toEqual(whole.map((name) => ids[name as keyof typeof ids]));
    }
  });

  it('answers every combination of what can be asked from a declared index', async () => {
    let combinations = 0;
    for (const sort of [undefined, ...CREATOR_SORTS]) {
      for (const category of [undefined, ...CreatorCategory.options]) {
        for (const search of [undefined, '', guild, `${guild} a`]) {
          const first = await call(listCreators, { query: { sort, category, search, limit: 1 } }, person);
          expect(first.status, `${sort} ${category} ${search}`).toBe(200);
          if (first.ok && first.nextCursor) {
            const query = { sort, category, search, limit: 1, cursor: first.nextCursor };
            expect((await call(listCreators, { query }, person)).status).toBe(200);
          }
          combinations += 1;
        }
      }
    }
    expect(combinations).toBe(5 * 7 * 4);
  });

  it('reads a bounded number of stores when few of many match, and goes on where it stopped', async () => {
    const { db } = deps();
    const crowd = unique('crowd');
    const batch = db.firestore.batch();
    for (let n = 0; n < MAX_SEARCH_READS + 20; n += 1) {
      const store = storeDocument({
        id: unique('creator'),
        name: n === 0 ? 'Needle' : 'Hay',
        location: crowd,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, n)),
      });
      batch.set(db.firestore.collection(COLLECTIONS.stores).doc(store.id), { ...store, ...deriveStoreFields(store) });
    }
    await batch.commit();
    const query = { search: `${crowd} needle`, sort: 'newest' as const };
    const first = await call(listCreators, { query }, person);
    if (!first.ok || !first.nextCursor) throw new Error('a page with a next one was expected');
    expect(first.data).toEqual([]);
    const second = await call(listCreators, { query: { ...query, cursor: first.nextCursor } }, person);
    expect(second).toMatchObject({ ok: true, nextCursor: null, data: [{ name: 'Needle' }] });
  });

  it('sorts by followers what a search finds first, page by page', async () => {
    const { db } = deps();
    const crowd = unique('fans');
    const batch = db.firestore.batch();
    const names = new Map<string, string>();
    // The featured one has few followers, and three have as many as each other.
    for (const [n, followers] of [3, 900, 7, 7, 7, 0].entries()) {
      const counts = { followers, reviews: 0, ratingSum: 0 };
      const store = storeDocument({ id: unique('creator'), name: `${n}`, location: crowd, featured: n === 0, counts });
      names.set(store.id, `${n}`);
      batch.set(db.firestore.collection(COLLECTIONS.stores).doc(store.id), { ...store, ...deriveStoreFields(store) });
    }
    await batch.commit();
    const query = { search: crowd, sort: 'followers' as const };
    const whole = (await succeed(listCreators, { query }, person)).map(({ id }) => id);
    const order = whole.map((id) => names.get(id));
    expect([order[0], order.slice(1, 4).sort(), ...order.slice(4)]).toEqual(['1', ['2', '3', '4'], '0', '5']);
    const paged: string[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 3; pages += 1) {
      const page = await call(listCreators, { query: { ...query, limit: 2, cursor } }, person);
      if (!page.ok) throw new Error('a page was expected');
      paged.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    }
    expect({ paged, cursor }).toEqual({ paged: whole, cursor: undefined });
    const dated = Buffer.from('["a",{"date":1}]').toString('base64url');
    expect(await refuse(listCreators, { query: { ...query, cursor: dated } }, person)).toMatchObject({ status: 422 });
  });

  it('refuses a cursor that is none', async () => {
    for (const made of ['x', 'W10', Buffer.from('["a",{"date":1e300}]').toString('base64url')]) {
      expect(await refuse(listCreators, { query: { sort: 'newest', cursor: made } }, person)).toMatchObject({
        status: 422,
      });
    }
  });

  it('is for people who are signed in, whoever they are', async () => {
    expect(await refuse(listCreators, { query: {} })).toMatchObject({ status: 401 });
    expect((await call(listCreators, { query: { limit: 1 } }, await createPerson('user'))).status).toBe(200);
    for (const query of ['sort=shoesize', 'category=gambling', `search=${'x'.repeat(101)}`, 'limit=51']) {
      expect((await callRaw('GET', `/creators?${query}`, { person })).status, query).toBe(422);
    }
  });
});
