import { afterEach, beforeEach, expect, it } from 'vitest';
import { startReloadServer, type ReloadServer } from './reload-server.ts';

let server: ReloadServer;
beforeEach(async () => {
  server = await startReloadServer();
});
afterEach(() => server.close());

/** Opens the stream as a page does; `next` resolves with the text that arrives next, nothing when the stream has ended. */
async function openPage() {
  const response = await fetch(server.url);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return { response, next: async () => (await reader?.read())?.value, leave: () => reader?.cancel() };
}

it('is an event stream that pages of any address may read', async () => {
  const { response } = await openPage();

  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('asks every open page to load again, each time', async () => {
  const pages = [await openPage(), await openPage()];

  server.reloadPages();
  expect(await Promise.all(pages.map(({ next }) => next()))).toEqual(['data: reload\n\n', 'data: reload\n\n']);

  await pages[0]?.leave();
  server.reloadPages();
  expect(await pages[1]?.next()).toBe('data: reload\n\n');
});

it('leaves nothing open when it is closed', async () => {
  const page = await openPage();

  server.close();

  await expect(page.next()).rejects.toThrow();
  await expect(fetch(server.url)).rejects.toThrow();
});
