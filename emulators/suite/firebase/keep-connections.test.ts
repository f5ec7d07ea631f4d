import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import './keep-connections.ts';

it('keeps the connections of every server open, from its first request on', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await fetch(url);

  expect(server.keepAliveTimeout).toBe(0);
  // Node sends this header when it is going to close the connection.
  expect((await fetch(url)).headers.get('keep-alive')).toBeNull();
  server.close().closeAllConnections();
});
