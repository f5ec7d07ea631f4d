import type { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { searchUsers, setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldValue } from '@google-cloud/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkDerivedFields, updateDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { userProjections } from '../../../functions/src/users/projections.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { recheck } from '../../support/recheck.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
});

/** Letters alone, so that a text is one word: digits read as letters would be refused in a name. */
const lettersOnly = (text: string) => text.replaceAll(/[^a-z]/g, '').padEnd(8, 'q');

describe('searching people', () => {
  const search = async (text: string) => succeed(searchUsers, { query: { search: text } }, admin);

  it('finds them by e-mail and by username, however they are written', async () => {
    const person = await createPerson('business_owner');
    const username = person.email.split('@')[0] ?? '';
    for (const text of [person.email, person.email.toUpperCase(), username, `@${username.toUpperCase()}`]) {
      expect(await search(text), text).toMatchObject([
        { uid: person.uid, email: person.email, role: 'business_owner', disabled: false },
      ]);
    }
  });

  it('finds them by the beginning of their name', async () => {
    const tail = unique('q');
    const name = `Zeno Q${tail}`;
    const people = [await createPerson('content_creator'), await createPerson('content_creator')];
    for (const person of people) await succeed(updateProfile, { body: { name } }, person);
    const uids = people.map(({ uid }) => uid).sort();
    for (const text of [name, name.slice(0, -4), name.toLowerCase()]) {
      expect((await search(text)).map(({ uid }) => uid).sort(), text).toEqual(uids);
    }
  });

  it('finds them by what stands inside their names and usernames, from three letters on', async () => {
    const mark = lettersOnly(unique('w'));
    const person = await createPerson('content_creator');
    const other = await createPerson('business_owner');
    const body = { name: `Zoë van${mark}berg`, username: `pre${mark}.post` };
    await succeed(updateProfile, { body }, person);
    await succeed(updateProfile, { body: { name: `Otto ${mark}`, username: unique('plain') } }, other);
    for (const { uid } of [person, other]) await updateDerivedFields(deps().db, userProjections, uid);
    const uids = async (text: string) => (await search(text)).map(({ uid }) => uid);
    expect(await uids(`${mark}berg`)).toEqual([person.uid]);
    expect(await uids(`ZOE ${mark}`)).toEqual([person.uid]);
    expect(await uids(`@e${mark}`)).toEqual([person.uid]);
    expect(await uids(`${mark}.pos`)).toEqual([person.uid]);
    expect(await uids(mark.toUpperCase())).toEqual([other.uid, person.uid]);
    expect(await uids(`${mark} nobody`)).toEqual([]);
    await succeed(updateProfile, { body: { name: 'Somebody Else', username: unique('other') } }, person);
    await updateDerivedFields(deps().db, userProjections, person.uid);
    expect(await uids(`${mark}berg`)).toEqual([]);
  });

  it('shows everybody it finds once, page by page, whole usernames and beginnings of names first', async () => {
    const mark = lettersOnly(unique('p'));
    const capital = `${mark.slice(0, 1).toUpperCase()}${mark.slice(1)}`;
    const newcomer = async (name: string, username: string) => {
      const person = await createPerson('content_creator');
      await succeed(updateProfile, { body: { name, username } }, person);
      return person.uid;
    };
    const called = await newcomer('Zoe Last', mark);
    const named = [await newcomer(`${capital} Ann`, unique('x')), await newcomer(`${capital} Bob`, unique('x'))];
    const inside = [await newcomer(`Ada ${mark}`, unique('x')), await newcomer('Cyd Doe', `un${mark}`)];
    const uids = [called, ...named, ...inside];
    for (const uid of uids) await updateDerivedFields(deps().db, userProjections, uid);
    for (const limit of [1, 2, 20]) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await call(searchUsers, { query: { search: mark, limit, ...(cursor && { cursor }) } }, admin);
        if (!answer.ok) throw new Error(answer.error.message);
        expect(answer.data.length).toBeLessThanOrEqual(limit);
        found.push(...answer.data.map(({ uid }) => uid));
        cursor = answer.nextCursor ?? undefined;
      } while (cursor);
      expect(found, `${limit} at once`).toEqual(uids);
    }
    const query = { search: mark, cursor: 'made up' };
    expect(await refuse(searchUsers, { query }, admin)).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  it('finds those who were there before names had a search entry once it is repaired', async () => {
    const mark = lettersOnly(unique('b'));
    const person = await createPerson('content_creator');
    await succeed(updateProfile, { body: { name: `Old ${mark}timer` } }, person);
    await deps()
      .db.firestore.collection(COLLECTIONS.users)
      .doc(person.uid)
      .update({ searchWords: FieldValue.delete() });
    expect(await search(`${mark.slice(1)}tim`)).toEqual([]);
    expect((await search(`Old ${mark}`)).map(({ uid }) => uid)).toEqual([person.uid]);
    const { differences, repair } = await recheck(deps().db, [checkDerivedFields(userProjections)]);
    expect(differences.map(({ document }) => document)).toContain(`users/${person.uid}`);
    await repair();
    expect((await search(`${mark.slice(1)}tim`)).map(({ uid }) => uid)).toEqual([person.uid]);
    expect((await recheck(deps().db, [checkDerivedFields(userProjections)])).differences).toEqual([]);
  });

  it('finds those of one role alone when asked to', async () => {
    const mark = lettersOnly(unique('r'));
    const uids: string[] = [];
    for (const role of ['content_creator', 'business_owner'] as const) {
      const person = await createPerson(role);
      await succeed(updateProfile, { body: { name: `Ada ${mark}` } }, person);
      await updateDerivedFields(deps().db, userProjections, person.uid);
      uids.push(person.uid);
    }
    const found = async (search: string, role: Person['role']) =>
      (await succeed(searchUsers, { query: { search, role } }, admin)).map(({ uid }) => uid);
    for (const text of [mark, `Ada ${mark}`]) {
      expect(await found(text, 'content_creator')).toEqual(uids.slice(0, 1));
      expect(await found(text, 'business_owner')).toEqual(uids.slice(1));
      expect(await found(text, 'admin')).toEqual([]);
    }
  });

  it('finds nobody by what no name can be', async () => {
    for (const text of ['no such person', '__proto__', '../../etc', 'nobody@example.com', '..']) {
      expect(await search(text), text).toEqual([]);
    }
  });
});

/** Everybody who is found, over every page. */
async function everybody(query: { state?: 'active' | 'disabled'; role?: Person['role']; search?: string | undefined }) {
  const found: AdminUserView[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(searchUsers, { query: { ...query, limit: 50, ...(cursor && { cursor }) } }, admin);
    if (!answer.ok) throw new Error(answer.error.message);
    found.push(...answer.data);
    cursor = answer.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

describe('everybody', () => {
  it('is listed newest first without a search, or those of one role', async () => {
    const people = [await createPerson('content_creator'), await createPerson('business_owner')] as const;
    const uids = people.map(({ uid }) => uid);
    const ours = (found: readonly AdminUserView[]) => found.map(({ uid }) => uid).filter((uid) => uids.includes(uid));
    expect(ours(await everybody({}))).toEqual(uids.toReversed());
    expect(ours(await everybody({ role: 'content_creator' }))).toEqual([people[0].uid]);
  });

  it('is listed by whether they can sign in, with a search and without', async () => {
    const person = await createPerson('content_creator');
    const listed = async () => {
      const isIn = async (state: 'active' | 'disabled', search?: string) =>
        (await everybody({ state, search })).some(({ uid }) => uid === person.uid);
      return [
        ...[await isIn('active'), await isIn('active', person.email)],
        ...[await isIn('disabled'), await isIn('disabled', person.email)],
      ];
    };
    const change = (disabled: boolean) =>
      succeed(setUserAccess, { params: { id: person.uid }, body: { disabled, reason: 'Spam' } }, admin);
    expect(await listed()).toEqual([true, true, false, false]);
    await change(true);
    expect(await listed()).toEqual([false, false, true, true]);
    await change(false);
    expect(await listed()).toEqual([true, true, false, false]);
  });
});
