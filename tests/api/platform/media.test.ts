import { MAX_MEDIA_PER_CREATOR, type Media } from '@doubloon/contract/media/media.ts';
import {
  captionMedia,
  deleteMedia,
  deleteMediaFile,
  deleteWallpaper,
  listMedia,
  uploadMedia,
  uploadWallpaper,
} from '@doubloon/contract/media/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { mediaPersonalData } from '../../../functions/src/media/personal-data.ts';
import { looksOf, photoWithPosition, sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { callRaw, deps, refuse, succeed, upload } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';

const samples = await sampleFiles();
const png = samples['png'] as SampleFile;
const video = samples['mp4'] as SampleFile;
let creator: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
});

const add = (person: Person, file = png, body = {}) => succeed(uploadMedia, { body }, person, [file]);

describe('adding to a store', () => {
  it('shows what was uploaded to everybody, newest first, in pages', async () => {
    const person = await createPerson('content_creator');
    const first = await add(person, png, { caption: ' My first ', type: 'image', userId: person.uid });
    expect(first).toMatchObject({
      userId: person.uid,
      mediaType: 'image',
      caption: 'My first',
      originalName: 'picture.webp',
      contentType: 'image/webp',
    });
    const second = await add(person, video);
    expect(second).toMatchObject({ mediaType: 'video', fileSize: video.bytes.length, caption: '' });
    const params = { id: person.uid };
    expect(await succeed(listMedia, { params, query: {} })).toEqual([second, first]);
    const page = await callRaw('GET', `/media/user/${person.uid}?limit=1`);
    const cursor = page.headers.get('x-next-cursor') ?? '';
    expect(await succeed(listMedia, { params, query: { limit: 1, cursor } })).toEqual([first]);
  });

  it.each(['jpg', 'png', 'gif', 'webp', 'mp4', 'webm', 'mov', 'avi'])('takes %s', async (extension) => {
    expect((await upload(uploadMedia, { body: {} }, [samples[extension] as SampleFile], creator)).status).toBe(201);
  });

  it.each(['pdf', 'mp3', 'txt', 'docx'])('takes no %s, whatever it is called', async (extension) => {
    const file = { ...(samples[extension] as SampleFile), name: 'photo.png', type: 'image/png' };
    expect(await refuse(uploadMedia, { body: {} }, creator, [file])).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
      message: 'File type not supported. Please upload images (JPEG, PNG, GIF, WebP) or videos (MP4, WebM, MOV, AVI)',
    });
  });

  it('serves the file by its address to anybody, without position, and only by that address', async () => {
    const { downloadURL, originalName } = await add(creator, await photoWithPosition());
    expect(originalName).toBe('photo.webp');
    const response = await fetch(downloadURL);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
    expect(await looksOf(await response.arrayBuffer())).toEqual({ width: 40, hasMetadata: false });
    const address = new URL(downloadURL);
    for (const token of ['', '00000000-0000-4000-8000-000000000000']) {
      address.searchParams.set('token', token);
      expect((await fetch(address)).status).toBe(403);
    }
    const folder = address.href.replace(/\/o\/.*/, `/o?prefix=${encodeURIComponent(`users/${creator.uid}/public/`)}`);
    expect((await fetch(folder)).status).toBe(403);
  });

  it('asks for one file of at most 10 MB', async () => {
    expect(await refuse(uploadMedia, { body: {} }, creator)).toMatchObject({
      status: 422,
      message: 'Please select files to upload',
      details: [{ field: 'body.file' }],
    });
    expect(await refuse(uploadMedia, { body: {} }, creator, [png, png])).toMatchObject({
      status: 422,
      message: 'Send one file only',
    });
    const large = (size: number) => ({ ...video, bytes: new Uint8Array(Buffer.concat([video.bytes], size)) });
    const tooLarge = { status: 413, code: 'payload_too_large', message: 'File size must be less than 10MB' };
    const before = await bucketFiles(`users/${creator.uid}`);
    expect(await refuse(uploadMedia, { body: {} }, creator, [large(10 * 1024 * 1024 + 1)])).toMatchObject(tooLarge);
    expect(await refuse(uploadMedia, { body: {} }, creator, [large(33 * 1024 * 1024)])).toMatchObject(tooLarge);
    expect(await bucketFiles(`users/${creator.uid}`)).toEqual(before);
    expect((await add(creator, large(10 * 1024 * 1024))).fileSize).toBe(10 * 1024 * 1024);
  });

  it('is for creators and their own store', async () => {
    const owner = await createPerson('business_owner');
    expect(await refuse(uploadMedia, { body: {} }, owner, [png])).toMatchObject({ status: 403 });
    expect(await refuse(uploadMedia, { body: {} }, undefined, [png])).toMatchObject({ status: 401 });
    expect(await refuse(uploadMedia, { body: { userId: owner.uid } }, creator, [png])).toMatchObject({ status: 403 });
    expect(await refuse(listMedia, { params: { id: owner.uid }, query: {} })).toMatchObject({ status: 404 });
  });

  it('ends when the store is full', async () => {
    const person = await createPerson('content_creator');
    const batch = deps().db.firestore.batch();
    const item = (id: string): Media => ({
      id,
      creatorId: person.uid,
      mediaType: 'image',
      caption: '',
      originalName: 'a.png',
      contentType: 'image/png',
      sizeBytes: 1,
      storagePath: `users/${person.uid}/public/${id}`,
      downloadUrl: 'http://127.0.0.1/a.png',
      createdAt: new Date(),
    });
    for (let each = 0; each < MAX_MEDIA_PER_CREATOR - 1; each += 1) {
      const id = unique('med_');
      batch.create(deps().db.firestore.collection(COLLECTIONS.media).doc(id), item(id));
    }
    await batch.commit();
    await add(person);
    expect(await refuse(uploadMedia, { body: {} }, person, [png])).toMatchObject({
      status: 409,
      code: 'illegal_state',
    });
    expect(await bucketFiles(`users/${person.uid}`)).toHaveLength(1);
    expect(await pendingFiles(`users/${person.uid}`)).toEqual([]);
  });
});

describe('what is in a store', () => {
  it('gets its caption from its creator', async () => {
    const { id } = await add(creator);
    const caption = 'Tea at sea 🍵';
    expect(await succeed(captionMedia, { params: { id }, body: { caption } }, creator)).toMatchObject({ id, caption });
    expect(await stored(COLLECTIONS.media, id)).toMatchObject({ caption });
    const long = { params: { id }, body: { caption: 'x'.repeat(301) } };
    expect(
      await callRaw('PUT', `/media/${id}/caption`, { person: creator, body: JSON.stringify(long.body) }),
    ).toMatchObject({ status: 422, body: { details: [{ field: 'body.caption' }] } });
  });

  it.each([
    ['with its file', deleteMedia],
    ['when its file is removed', deleteMediaFile],
  ])('goes %s', async (_how, operation) => {
    const { id, downloadURL } = await add(creator);
    const { storagePath } = (await stored(COLLECTIONS.media, id)) as Media;
    await succeed(operation, { params: { id } }, creator);
    expect(await stored(COLLECTIONS.media, id)).toBeUndefined();
    expect((await fetch(downloadURL)).ok).toBe(false);
    expect(await pendingFiles(storagePath)).toEqual([]);
    expect(await refuse(operation, { params: { id } }, creator)).toMatchObject({ status: 404 });
  });

  it('is nobody else’s to change', async () => {
    const { id, downloadURL } = await add(creator);
    const other = await createPerson('content_creator');
    for (const operation of [deleteMedia, deleteMediaFile]) {
      expect(await refuse(operation, { params: { id } }, other)).toMatchObject({
        status: 404,
        message: 'Media not found',
      });
    }
    const caption = { params: { id }, body: { caption: 'mine' } };
    expect(await refuse(captionMedia, caption, other)).toMatchObject({ status: 404 });
    expect((await fetch(downloadURL)).status).toBe(200);
    expect(await stored(COLLECTIONS.media, id)).toMatchObject({ caption: '' });
  });
});

describe('the end of an account', () => {
  it('takes along the pictures, the videos and every other file of the person, and nobody else’s', async () => {
    const person = await createPerson('content_creator');
    const kept = await add(creator);
    const own = [await add(person), await add(person, video)];
    await succeed(uploadWallpaper, { body: { userId: person.uid } }, person, [png]);
    const [exported] = mediaPersonalData.lists(deps(), person.uid);
    const ids: string[] = [];
    for await (const record of exported?.records ?? []) ids.push(record.id);
    expect(ids.sort()).toEqual(own.map(({ id }) => id).sort());

    expect(await mediaPersonalData.erase.media(deps(), person.uid)).toBe('done');
    for (const { id } of own) expect(await stored(COLLECTIONS.media, id)).toBeUndefined();
    expect(await bucketFiles(`users/${person.uid}`)).toEqual([]);
    expect(await pendingFiles(`users/${person.uid}`)).toEqual([]);
    expect(await mediaPersonalData.erase.media(deps(), person.uid)).toBe('done');
    expect((await fetch(kept.downloadURL)).ok).toBe(true);
  });
});

describe('a wallpaper', () => {
  const wallpaperOf = async ({ uid }: Person) => (await succeed(getStoreSettings, { params: { id: uid } })).wallpaper;

  it('shows in the settings of the store, replaces the one before and can be removed', async () => {
    const person = await createPerson('content_creator');
    const body = { userId: person.uid };
    const first = await succeed(uploadWallpaper, { body }, person, [png]);
    expect(await wallpaperOf(person)).toEqual(first);
    const second = await succeed(uploadWallpaper, { body }, person, [samples['jpg'] as SampleFile]);
    expect(await wallpaperOf(person)).toEqual(second);
    expect((await fetch(first.downloadURL)).ok).toBe(false);
    expect((await fetch(second.downloadURL)).status).toBe(200);
    await succeed(deleteWallpaper, { params: { id: person.uid } }, person);
    expect(await wallpaperOf(person)).toBeNull();
    expect(await bucketFiles(`users/${person.uid}`)).toEqual([]);
    expect(await pendingFiles(`users/${person.uid}`)).toEqual([]);
    expect(await refuse(deleteWallpaper, { params: { id: person.uid } }, person)).toMatchObject({
      status: 404,
      message: 'No wallpaper to delete',
    });
  });

  it('is a picture of at most 5 MB of the caller’s own store', async () => {
    const body = { userId: creator.uid };
    const large = { ...png, bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
    expect(await refuse(uploadWallpaper, { body }, creator, [large])).toMatchObject({
      status: 413,
      message: 'File size must be less than 5MB',
    });
    expect(await refuse(uploadWallpaper, { body }, creator, [video])).toMatchObject({
      status: 415,
      message: 'File type not supported. Please upload images (JPEG, PNG, GIF, WebP)',
    });
    const other = await createPerson('content_creator');
    expect(await refuse(uploadWallpaper, { body }, other, [png])).toMatchObject({ status: 403 });
    expect(await refuse(deleteWallpaper, { params: { id: creator.uid } }, other)).toMatchObject({ status: 403 });
    const form = new FormData();
    form.append('file', new File([png.bytes], 'a.png'));
    expect(await callRaw('POST', '/media/wallpaper', { person: creator, body: form })).toMatchObject({
      status: 422,
      body: { message: 'User ID is required for wallpaper upload' },
    });
  });
});
