import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { assertPortsFree, findPortHolder } from './port-holder.ts';
import { DEFAULT_PORTS, isFree } from './ports.ts';

const server = createServer();
afterEach(() => void server.close());

it('names the process that holds a port, and what the port was for', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ports = { ...DEFAULT_PORTS, hosting: port };

  expect(await isFree(port)).toBe(false);
  expect(findPortHolder(port)).toMatchObject({ pid: process.pid });
  await expect(assertPortsFree(ports, ['hosting'])).rejects.toThrow(
    `port ${port} (hosting) is held by process ${process.pid} (`,
  );
});

it('says that a tool is missing by which a process could be looked for', () => {
  const path = process.env.PATH;
  process.env.PATH = '';
  try {
    expect(findPortHolder(1, 'darwin')).toEqual({ unseen: expect.stringContaining('lsof') as string });
  } finally {
    process.env.PATH = path;
  }
});
