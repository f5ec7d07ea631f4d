import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSocialWeb, type SocialWeb } from './server.ts';

let web: SocialWeb;
const get = (address: string) => fetch(`${web.url}/${address}`, { redirect: 'manual' });

beforeAll(async () => {
  web = await createSocialWeb({ port: 0 });
});
afterAll(() => web.close());

it('has worlds of their own below an address, whose outages and limits meet nobody else, with redirects that stay inside', async () => {
  await fetch(`${web.url}/_worlds/one/_control/hosts/x.com`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'fail', status: 503 }),
  });
  expect((await get('_worlds/one/x.com/mina/status/190')).status).toBe(503);
  expect((await get('_worlds/two/x.com/mina/status/190')).status).toBe(200);
  expect((await get('x.com/mina/status/190')).status).toBe(200);
  const { headers } = await get('_worlds/two/vm.tiktok.com/mina-video1/');
  expect(headers.get('location')).toMatch(/^\/_worlds\/two\/www\.tiktok\.com\//);
});
