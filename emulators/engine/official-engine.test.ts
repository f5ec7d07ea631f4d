import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { obstacleTo } from './official-engine.ts';

describe('what keeps the official engine from being downloaded', () => {
  let server: Server;
  let status: number;
  let host: string;
  beforeEach(async () => {
    server = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('is nothing where the file is', async () => {
    status = 200;
    await expect(obstacleTo(`http://${host}/engine.jar`)).resolves.toBeUndefined();
  });

  it('is named as the server says it', async () => {
    status = 403;
    await expect(obstacleTo(`http://${host}/engine.jar`)).resolves.toBe(`${host} answers 403`);
  });

  it('is named as the system says it', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(obstacleTo(`http://${host}/engine.jar`)).resolves.toContain('ECONNREFUSED');
  });

  it.each(['EMFILE', 'ENOMEM'])('is not what this machine lacks: %s', async (code) => {
    const cause = Object.assign(new Error(`connect ${code}`), { code });
    const ask = () => Promise.reject(new TypeError('fetch failed', { cause }));
    await expect(obstacleTo(`http://${host}/engine.jar`, ask)).rejects.toThrow('fetch failed');
  });

  it('is not an address that is none', async () => {
    await expect(obstacleTo('engine.jar')).rejects.toThrow('Failed to parse URL');
  });
});
