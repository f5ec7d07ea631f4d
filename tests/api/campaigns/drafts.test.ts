import { MAX_DRAFTS, deleteDraft, listDrafts, saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let person: Person;

beforeEach(async () => {
  person = await createPerson('content_creator');
});

const save = (key: string, text: string, who = person) => succeed(saveDraft, { params: { key }, body: { text } }, who);

describe('drafts', () => {
  it('are kept by key, the latest first, each replaced by the next with its key', async () => {
    await save('conversation:1', 'Ah');
    await save('loot', '  A title  ');
    expect(await save('conversation:1', 'Ahoy')).toMatchObject({ key: 'conversation:1', text: 'Ahoy' });
    expect(await succeed(listDrafts, {}, person)).toMatchObject([
      { key: 'conversation:1', text: 'Ahoy' },
      { key: 'loot', text: '  A title  ' },
    ]);
    const document = await stored(COLLECTIONS.drafts, `${person.uid}__conversation:1`);
    expect(Object.keys(document ?? {}).toSorted()).toEqual(['key', 'text', 'uid', 'updatedAt']);
  });

  it('are gone when deleted, and deleting again is no error', async () => {
    await save('loot', 'A title');
    for (const _time of [1, 2]) await succeed(deleteDraft, { params: { key: 'loot' } }, person);
    expect(await succeed(listDrafts, {}, person)).toEqual([]);
  });

  it('are one’s own', async () => {
    const other = await createPerson('content_creator');
    await save('loot', 'Mine');
    await save('loot', 'Yours', other);
    await succeed(deleteDraft, { params: { key: 'loot' } }, other);
    expect(await succeed(listDrafts, {}, person)).toMatchObject([{ text: 'Mine' }]);
    expect(await succeed(listDrafts, {}, other)).toEqual([]);
    expect(await refuse(listDrafts, {})).toMatchObject({ status: 401 });
    expect(await refuse(saveDraft, { params: { key: 'loot' }, body: { text: 'x' } })).toMatchObject({ status: 401 });
    expect(await refuse(deleteDraft, { params: { key: 'loot' } })).toMatchObject({ status: 401 });
  });

  it('have a length, and keys that are plain and short', async () => {
    const attempt = (key: string, text: string) =>
      callRaw('PUT', `/drafts/${key}`, { person, body: JSON.stringify({ text }) });
    expect((await attempt('loot', 'x'.repeat(5001))).status).toBe(422);
    expect((await attempt('loot', '')).status).toBe(422);
    for (const key of ['_loot', 'loot_', 'a%2Fb', 'a%20b', 'a.b', 'k'.repeat(201)]) {
      expect((await attempt(key, 'x')).status, key).toBe(422);
    }
    expect(await succeed(listDrafts, {}, person)).toEqual([]);
    expect((await attempt('k'.repeat(200), 'x'.repeat(5000))).status).toBe(200);
  });

  it('push the oldest out when there are too many', async () => {
    const { db } = deps();
    const batch = db.firestore.batch();
    for (let n = 0; n < MAX_DRAFTS; n += 1) {
      const updatedAt = new Date(Date.UTC(2026, 0, 1 + n));
      batch.set(db.firestore.collection(COLLECTIONS.drafts).doc(`${person.uid}__k${n}`), {
        uid: person.uid,
        key: `k${n}`,
        text: 'x',
        updatedAt,
      });
    }
    await batch.commit();
    await save('k0', 'changed');
    await save('new', 'x');
    const keys = (await succeed(listDrafts, {}, person)).map(({ key }) => key);
    expect(keys).toHaveLength(MAX_DRAFTS);
    expect(keys.slice(0, 2)).toEqual(['new', 'k0']);
    expect(keys).not.toContain('k1');
    expect(await stored(COLLECTIONS.drafts, `${person.uid}__k1`)).toBeUndefined();
  });
});
