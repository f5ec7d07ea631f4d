import { exportAccount } from '@doubloon/contract/account/operations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { download } from './download.ts';

afterEach(() => vi.unstubAllGlobals());

const get = (onProgress = vi.fn()) => download(exportAccount, { params: { id: 'u1' } }, onProgress);

it('fetches a file by its name, and says how much of it has come', async () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new Uint8Array(3));
      controller.enqueue(new Uint8Array(4));
      controller.close();
    },
  });
  const headers = { 'Content-Disposition': 'attachment; filename="all.zip"', 'Content-Type': 'application/zip' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
  const onProgress = vi.fn();
  const file = await get(onProgress);
  expect(file).toMatchObject({ name: 'all.zip', content: { size: 7, type: 'application/zip' } });
  expect(onProgress.mock.calls).toEqual([[3], [7]]);
});

it("fails in the server's words", async () => {
  const json = { code: 'too_many_requests', message: 'Three times a day' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(json, { status: 429 })));
  await expect(get()).rejects.toThrow('Three times a day');
});

it('fails when the connection breaks on the way', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await expect(get()).rejects.toMatchObject({ code: 'network' });
});
