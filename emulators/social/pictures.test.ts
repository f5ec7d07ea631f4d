import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSocialWeb, type SocialWeb } from './server.ts';

let web: SocialWeb;

beforeAll(async () => {
  web = await createSocialWeb({ port: 0 });
});
afterAll(() => web.close());

const get = (address: string) => fetch(`${web.url}/${address}`, { redirect: 'manual' });
const pictureOn = async (page: string) =>
  /<meta property="og:image" content="([^"]*)">/.exec(await (await get(page)).text())?.[1]?.replace('&#38;', '&');

it.each([
  ['www.facebook.com/mina/posts/100', 'https://scontent.xx.fbcdn.net/'],
  ['www.xiaohongshu.com/explore/mina-note1', 'http://sns-webpic-qc.xhscdn.com/'],
])('names a picture of its own on %s', async (page, host) => {
  const address = (await pictureOn(page)) ?? '';
  expect(address.startsWith(host)).toBe(true);
  const picture = await get(address.replace(/^https?:\/\//, ''));
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1080, 1080]);
});

it('draws another one for each post, and always the same', async () => {
  const drawn = async (name: string) => (await get(`scontent.xx.fbcdn.net/v/${name}.jpg`)).text();
  expect(await drawn('100')).toBe(await drawn('100'));
  expect(await drawn('100')).not.toBe(await drawn('101'));
  expect((await get('scontent.xx.fbcdn.net/v/missing1.jpg')).status).toBe(404);
  expect((await get('scontent.xx.fbcdn.net/')).status).toBe(404);
});

it('names the picture that a post was given, or none', async () => {
  const give = (picture: string) =>
    fetch(`${web.url}/_control/posts/facebook/200`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ author: 'mina', picture }),
    });
  await give('https://10.0.0.1/a.png');
  expect(await pictureOn('www.facebook.com/mina/posts/200')).toBe('https://10.0.0.1/a.png');
  await give('');
  expect(await pictureOn('www.facebook.com/mina/posts/200')).toBeUndefined();
});
