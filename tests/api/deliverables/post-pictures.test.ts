import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createDeliverable,
  decideDeliverable,
  deleteDeliverable,
  getDeliverable,
} from '@doubloon/contract/deliverables/operations.ts';
import { POST_PICTURE_RULES } from '@doubloon/contract/deliverables/post-picture.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverablesPersonalData } from '../../../functions/src/deliverables/personal-data.ts';
import { createPostPictureFetch } from '../../../functions/src/platform/fetching/social-fetch.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { deliverablesOf, minutesAgo, newPostId, reportOf } from '../../support/given/approved-creators.ts';
import { linkAccount, storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { definePost } from '../../support/given/social-web.ts';
import { bucketFiles, pendingFiles } from '../../support/given/stored-files.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';

let owner: Person;
let creator: Person;
let handle: string;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  handle = unique('h');
});

/** An approved application of the creator for posts of a platform on which they have linked their account. */
async function approvedFor(platform: PlatformId): Promise<Application> {
  await linkAccount(creator, platform, handle);
  const campaign = await storeCampaign(owner, { platforms: [platform] });
  return storeApplication(campaign, creator, { status: 'approved', createdAt: minutesAgo(60) });
}

const facebookUrl = (id: string) => `https://www.facebook.com/${handle}/posts/${id}`;
const folderOf = ({ id }: Application) => `applications/${id}/posts`;
const shown = (id: string, person: Person) => succeed(getDeliverable, { params: { id } }, person);
const asksForRevision = (id: string) => ({
  params: { id },
  body: { status: 'revision_requested' as const, feedback: 'Brighter, please.', view_count: 1500 },
});

describe('the picture of a post that cannot be framed', () => {
  it.each([
    ['facebook', () => facebookUrl(newPostId())],
    ['xiaohongshu', () => `https://www.xiaohongshu.com/explore/${handle}-${newPostId()}`],
  ] as const)('of %s is kept as WebP, for both sides and admins alone', async (platform, urlOf) => {
    const application = await approvedFor(platform);
    const { treasure_id: id, post_picture_url } = await succeed(
      createDeliverable,
      reportOf(application, urlOf()),
      creator,
    );
    const url = post_picture_url ?? '';
    expect(await bucketFiles(folderOf(application))).toHaveLength(1);
    expect(await pendingFiles(folderOf(application))).toEqual([]);
    for (const reader of [owner, creator, await createPerson('admin')]) {
      expect((await shown(id, reader)).post_picture_url).toBe(url);
    }
    for (const stranger of [await createPerson('business_owner'), await createPerson('content_creator')]) {
      expect(await refuse(getDeliverable, { params: { id } }, stranger)).toMatchObject({ status: 404 });
    }
    expect(await refuse(getDeliverable, { params: { id } })).toMatchObject({ status: 401 });

    const file = await fetch(url);
    expect(file.headers.get('content-type')).toBe('image/webp');
    const { format, width } = await sharp(await file.arrayBuffer()).metadata();
    expect([format, width]).toEqual(['webp', 1080]);
    // Nobody reads it by its path alone.
    expect((await fetch(url.replace(/&token=.*/, ''))).status).toBe(403);
  });

  it('is not kept of a platform that can be framed', async () => {
    const application = await approvedFor('tiktok');
    const url = `https://www.tiktok.com/@${handle}/video/${newPostId()}`;
    expect(await succeed(createDeliverable, reportOf(application, url), creator)).toMatchObject({
      post_picture_url: null,
    });
    expect(await bucketFiles(folderOf(application))).toEqual([]);
  });

  it('is read anew when the post comes back from a revision, and stays where none can be read then', async () => {
    const application = await approvedFor('facebook');
    const id = newPostId();
    const deliver = () => succeed(createDeliverable, reportOf(application, facebookUrl(id)), creator);
    const first = await deliver();
    await succeed(decideDeliverable, asksForRevision(first.treasure_id), owner);
    const second = await deliver();
    expect(second.treasure_id).toBe(first.treasure_id);
    expect(second.post_picture_url).not.toBe(first.post_picture_url);
    expect(await bucketFiles(folderOf(application))).toHaveLength(1);
    expect((await fetch(second.post_picture_url ?? '')).status).toBe(200);

    await succeed(decideDeliverable, asksForRevision(first.treasure_id), owner);
    await definePost('facebook', id, { picture: '' });
    expect(await deliver()).toMatchObject({ post_picture_url: second.post_picture_url });
  });

  it('goes with its treasure, and leaves nothing of a delivery that is refused', async () => {
    const application = await approvedFor('facebook');
    const url = facebookUrl(newPostId());
    const { treasure_id: id } = await succeed(createDeliverable, reportOf(application, url), creator);
    expect(await refuse(createDeliverable, reportOf(application, url), creator)).toMatchObject({ status: 409 });
    expect(await bucketFiles(folderOf(application))).toHaveLength(1);
    await succeed(deleteDeliverable, { params: { id } }, creator);
    expect(await bucketFiles(folderOf(application))).toEqual([]);
    expect(await pendingFiles(folderOf(application))).toEqual([]);
  });

  it('goes with the account of its creator, also of a treasure that stays', async () => {
    const application = await approvedFor('facebook');
    const deliver = () => succeed(createDeliverable, reportOf(application, facebookUrl(newPostId())), creator);
    const [decided] = [await deliver(), await deliver()];
    await deps()
      .db.firestore.collection(COLLECTIONS.deliverables)
      .doc(decided.treasure_id)
      .update({ status: 'approved', decidedAt: new Date() });
    expect(await bucketFiles(folderOf(application))).toHaveLength(2);
    // Either may be what ends first, and a step may run again.
    for (const step of Object.values({
      ...deliverablesPersonalData.erase,
      again: deliverablesPersonalData.erase['post pictures'],
    })) {
      await step(deps(), creator.uid);
    }
    expect(await bucketFiles(folderOf(application))).toEqual([]);
    expect(await deliverablesOf(creator)).toHaveLength(1);
    expect(await stored(COLLECTIONS.deliverables, decided.treasure_id)).toMatchObject({ postPicture: null });
  });
});

describe('a page that means harm, or has nothing', () => {
  let pictures: Server;
  let app: OwnApp;
  let asked: string[] = [];

  const image = (format: 'png' | 'jpeg', side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
      [format]()
      .toBuffer();
  const answers: Record<string, (response: ServerResponse) => unknown> = {
    'fine.png': async (to) => to.writeHead(200, { 'content-type': 'image/png' }).end(await image('png', 9)),
    // The header of a picture that is larger than any memory; it is looked at before anything is decoded.
    'huge.gif': (to) => {
      const header = Buffer.from(
        'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
        'latin1',
      );
      to.writeHead(200, { 'content-type': 'image/gif' }).end(header);
    },
    'heavy.jpg': async (to) => {
      const padding = Buffer.alloc(POST_PICTURE_RULES.maxBytes);
      to.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.concat([await image('jpeg', 9), padding]));
    },
    'drawing.svg': (to) =>
      to
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'drawing.png': (to) =>
      to
        .writeHead(200, { 'content-type': 'image/png' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'page.html': async (to) => to.writeHead(200, { 'content-type': 'text/html' }).end(await image('png', 9)),
    'broken.png': async (to) =>
      to.writeHead(200, { 'content-type': 'image/png' }).end((await image('png', 90)).subarray(0, 90)),
    'nothing.png': (to) => to.writeHead(200, { 'content-type': 'image/png' }).end(),
    'gone.png': async (to) => to.writeHead(404, { 'content-type': 'image/png' }).end(await image('png', 9)),
    'hangs-up.png': (to) => to.destroy(),
    'to-loopback.png': (to) => to.writeHead(302, { location: 'https://127.0.0.1/secret.png' }).end(),
    'to-metadata.png': (to) => to.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    'to-network.png': (to) => to.writeHead(302, { location: 'https://10.0.0.1/secret.png' }).end(),
    'to-elsewhere.png': (to) => to.writeHead(302, { location: 'https://evil.example/fine.png' }).end(),
    'to-itself.png': (to) => to.writeHead(302, { location: 'https://scontent.xx.fbcdn.net/to-itself.png' }).end(),
  };

  beforeAll(async () => {
    pictures = createServer((request, response) => {
      asked.push(request.url ?? '');
      void answers[request.url?.split('/').at(-1) ?? '']?.(response);
    }).listen(0, '127.0.0.1');
    await once(pictures, 'listening');
    const socialWebBase = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
    app = await startOwnApp({ fetchPostPicture: createPostPictureFetch({ socialWebBase, outgoingTimeoutMs: 60_000 }) });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    pictures.close();
    pictures.closeAllConnections();
  });

  async function deliverWith(picture: string) {
    const application = await approvedFor('facebook');
    const id = newPostId();
    await definePost('facebook', id, { author: handle, picture });
    const { body } = reportOf(application, facebookUrl(id));
    const answer = await app.ask('POST', '/deliverables', { person: creator, body });
    return { answer, files: await bucketFiles(folderOf(application)) };
  }

  it('shows what it should where the picture is one', async () => {
    const { answer, files } = await deliverWith('https://scontent.xx.fbcdn.net/fine.png');
    expect(answer.status).toBe(201);
    expect(files).toHaveLength(1);
  });

  it.each(Object.keys(answers).filter((name) => name !== 'fine.png'))(
    'gives no picture, and no refusal: %s',
    async (name) => {
      const { answer, files } = await deliverWith(`https://scontent.xx.fbcdn.net/${name}`);
      expect(answer).toMatchObject({ status: 201, body: { post_picture_url: null } });
      expect(files).toEqual([]);
      expect(new Set(asked)).toEqual(new Set([`/scontent.xx.fbcdn.net/${name}`]));
    },
  );

  it.each([
    '',
    'fine.png',
    'https://127.0.0.1/fine.png',
    'http://localhost/fine.png',
    'https://[::1]/fine.png',
    'http://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/fine.png',
    'https://evil.example/fine.png',
    'https://fbcdn.net/fine.png',
    'https://evilfbcdn.net/fine.png',
    'https://scontent.fbcdn.net.evil.example/fine.png',
    'https://scontent.fbcdn.net./fine.png',
    'https://scontent.fbcdn.net:8443/fine.png',
    'https://me@scontent.fbcdn.net/fine.png',
    'https://scontent.fbcdn.net@evil.example/fine.png',
    'https://www.facebook.com/fine.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'file:///etc/passwd',
  ])('is not even asked where its picture would be at "%s"', async (picture) => {
    const { answer, files } = await deliverWith(picture);
    expect(answer).toMatchObject({ status: 201, body: { post_picture_url: null } });
    expect(files).toEqual([]);
    expect(asked).toEqual([]);
  });
});
