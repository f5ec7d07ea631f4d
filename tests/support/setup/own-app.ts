import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { deps } from '../api.ts';
import type { Person } from '../given/person.ts';

/** An instance of the API beside the one that all tests share. */
export interface OwnApp {
  readonly ask: (
    method: string,
    path: string,
    options?: { person?: Person; body?: unknown; headers?: Record<string, string> },
  ) => Promise<{ status: number; headers: Headers; body: unknown }>;
}

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts an instance of the API with some dependencies of its own, until the tests of this file have ended. */
export async function startOwnApp(own: Partial<Dependencies> = {}): Promise<OwnApp> {
  const server = createServer(createApp({ ...deps(), ...own })).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return {
    ask: async (method, path, { person, body, headers } = {}) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'x-forwarded-for': addressOf(person),
          ...(person && { authorization: `Bearer ${person.idToken}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
    },
  };
}
