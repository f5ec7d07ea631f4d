import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { startEngineSuite, type EngineSuite } from './engine-suite.ts';

/**
 * Keeps one suite for all test files that only talk to theirs. The first that asks starts it, so that a run without any of them starts none.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests start firebase-tools and the commands dozens of times: each process takes its code compiled from those before it.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled');
  let running: Promise<EngineSuite> | undefined;
  const start = (): Promise<EngineSuite> => {
    const started = startEngineSuite(['auth', 'firestore', 'storage']);
    const forget = () => void (running = undefined);
    started
      .then(async ({ ended }) => {
        const end = await ended;
        forget();
        if (end) console.error(end.crash);
      })
      .catch(forget);
    return started;
  };
  const server = createServer((_request, response) => {
    running ??= start();
    running.then(
      ({ ports, urls, env }) => response.end(JSON.stringify({ ports, urls, env })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sharedSuite', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await running)?.dispose();
  };
}
