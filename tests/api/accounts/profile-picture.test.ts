import { getProfile, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getUser } from '@doubloon/contract/users/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { photoWithPosition, sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

const samples = await sampleFiles();
const png = samples['png'] as SampleFile;
let person: Person;

beforeEach(async () => {
  person = await createPerson('content_creator');
});

const dataUrl = ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const change = (profilePic: string | null) => succeed(updateProfile, { body: { profilePic } }, person);
const files = () => bucketFiles(`users/${person.uid}`);

describe('a profile picture', () => {
  it('is kept as a file without metadata that everybody sees, and replaces the one before', async () => {
    const { profilePic } = await change(dataUrl(await photoWithPosition()));
    const response = await fetch(String(profilePic));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer()).includes('Exif')).toBe(false);
    const other = await createPerson('business_owner');
    expect(await succeed(getUser, { params: { id: person.uid } }, other)).toMatchObject({ profilePic });

    const second = await change(dataUrl(png));
    expect(second.profilePic).not.toBe(profilePic);
    expect((await fetch(String(profilePic))).ok).toBe(false);
    expect(await files()).toHaveLength(1);
    expect(await pendingFiles(`users/${person.uid}`)).toEqual([]);
  });

  it.each([null, ''])('is removed by %j', async (nothing) => {
    await change(dataUrl(png));
    expect((await change(nothing)).profilePic).toBeNull();
    expect(await files()).toEqual([]);
    expect((await change(nothing)).profilePic).toBeNull();
  });

  it('stays when something else changes, and comes with other changes', async () => {
    const { profilePic } = await change(dataUrl(png));
    expect(await succeed(updateProfile, { body: { contact: 'harbour 9' } }, person)).toMatchObject({ profilePic });
    const both = await succeed(updateProfile, { body: { name: 'Ada L.', profilePic: dataUrl(png) } }, person);
    expect(both.name).toBe('Ada L.');
    expect(await files()).toHaveLength(1);
  });

  it('of another place is left where it is', async () => {
    const elsewhere = 'https://lh3.example.com/v0/b/other/o/a.png?alt=media';
    await deps().db.firestore.collection(COLLECTIONS.users).doc(person.uid).update({ profilePic: elsewhere });
    await change(dataUrl(png));
    expect(await files()).toHaveLength(1);
    expect(await pendingFiles('a.png')).toEqual([]);
  });

  it('is less than 5 MB', async () => {
    const refusal = { status: 413, code: 'payload_too_large', message: 'Profile picture must be less than 5MB' };
    for (const size of [5 * 1024 * 1024, 12 * 1024 * 1024]) {
      const body = { profilePic: dataUrl({ ...png, bytes: new Uint8Array(size) }) };
      expect(await refuse(updateProfile, { body }, person)).toMatchObject(refusal);
    }
    const body = JSON.stringify({ profilePic: dataUrl({ ...png, bytes: new Uint8Array(16 * 1024 * 1024) }) });
    expect(await callRaw('PUT', '/auth/profile', { person, body })).toMatchObject({ status: 413 });
    expect(await files()).toEqual([]);
  });

  it('is a picture, whatever it says it is', async () => {
    const called = (file: SampleFile) => ({ body: { profilePic: dataUrl({ ...file, type: 'image/png' }) } });
    for (const extension of ['mp4', 'pdf', 'txt'] as const) {
      expect(await refuse(updateProfile, called(samples[extension] as SampleFile), person)).toMatchObject({
        status: 415,
      });
    }
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
    expect(await refuse(updateProfile, { body: { profilePic: svg } }, person)).toMatchObject({ status: 415 });
    for (const profilePic of ['http://127.0.0.1/a.png', 'data:text/html;base64,AAAA', 'data:image/png,abc']) {
      expect(await callRaw('PUT', '/auth/profile', { person, body: JSON.stringify({ profilePic }) })).toMatchObject({
        status: 422,
        body: { details: [{ field: 'body.profilePic' }] },
      });
    }
    expect((await succeed(getProfile, {}, person)).profilePic).toBeNull();
  });
});
