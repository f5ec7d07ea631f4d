import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { deps } from '../api.ts';

/** The page of every address before it is filled, as hosting serves it. */
export const SHELL = readFileSync(join(import.meta.dirname, '../..', '..', 'web', 'index.html'), 'utf8');
export const POLICY = "default-src 'self'";

/** The state of the fake hosting: the body that it serves for every path, null while it is down, and the number of requests. */
export const hosting: { body: string | null; reads: number } = { body: SHELL, reads: 0 };

const servers: Server[] = [];

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the pages of the product; returns a function that opens one. */
export async function servePages(
  own: Partial<Dependencies> = {},
): Promise<(path: string, headers?: HeadersInit) => Promise<Response>> {
  const siteOrigin = await listen((request, response) => {
    hosting.reads += 1;
    response.setHeader('Content-Security-Policy', POLICY).setHeader('X-Hosting', request.url ?? '');
    response
      .writeHead(hosting.body === null ? 500 : 200, { 'content-type': 'text/html' })
      .end(hosting.body ?? 'out of order');
  });
  const app = createApp({ ...deps(), ...own, config: { ...deps().config, siteOrigin } });
  const base = await listen((request, response) => void app(request, response));
  return (path, headers = {}) => fetch(`${base}${path}`, { headers });
}

/** Stops the servers after all tests; call it where a file's tests are declared. */
export function endServersAfterAll(): void {
  afterAll(() => {
    for (const server of servers.splice(0)) server.close();
  });
}

/** Returns the answers of the API that a page contains. */
export function answersOf(html: string): Record<string, { json: unknown }> | undefined {
  const [, json] = /id="first-answers">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, { json: unknown }>);
}
