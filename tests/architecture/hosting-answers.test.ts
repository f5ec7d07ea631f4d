import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPLOYED_CONFIG, writeDeployedConfig } from '../../scripts/deploying/deployed-config.ts';
import { paths } from '../../web/src/shared/paths.ts';
import { PAGE_FILES } from '../../web/vite/page-files.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const SCRIPT = '/assets/login-D-x_3abC.js';
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The part of superstatic that is used here. */
type Serve = (options: {
  config: object;
  cwd: string;
  stack: 'strict';
  port: number;
  hostname: string;
  rewriters: Record<string, (rewrite: object) => Promise<RequestListener>>;
}) => { listen: () => Server };

const folder = mkdtempSync(join(tmpdir(), 'doubloon-hosting-'));
let server: Server;

/** Serves the build's files, with a function that responds like the API. */
beforeAll(async () => {
  const files = [
    '/index.html',
    '/404.html',
    SCRIPT,
    '/robots.txt',
    ...Object.keys(PAGE_FILES).map((name) => `/${name}`),
  ];
  const built = join(folder, 'web', 'dist');
  for (const file of files) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), file);
  }
  copyFileSync(join(ROOT, 'firebase.json'), join(folder, 'firebase.json'));
  writeDeployedConfig(folder, { pins: true });
  const { hosting } = JSON.parse(readFileSync(join(folder, DEPLOYED_CONFIG), 'utf8')) as { hosting: object };
  const api: RequestListener = (_request, response) => {
    response.setHeader('Cache-Control', 'private, no-store');
    response.end('the function');
  };
  // The server inside the official hosting emulator.
  const emulator = createRequire(import.meta.url).resolve('firebase-tools/lib/serve/hosting.js');
  const { server: serve } = createRequire(emulator)('superstatic') as { server: Serve };
  server = serve({
    config: { ...hosting, public: '.' },
    cwd: built,
    stack: 'strict',
    port: 0,
    hostname: '127.0.0.1',
    rewriters: { function: () => Promise.resolve(api) },
  }).listen();
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function ask(path: string) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: response.status, body: await response.text(), kept: response.headers.get('cache-control') };
}

describe('hosting', () => {
  it('has browsers keep a script of the build for good', async () => {
    expect(await ask(SCRIPT)).toEqual({ status: 200, body: SCRIPT, kept: FOR_GOOD });
  });

  it.each([
    '/assets/login-Gone1234.js',
    '/assets/login-Gone1234.css',
    '/assets/deep/login-D-x_3abC.js',
    '/favicon.ico',
    '/sitemap.xml',
    '/apple-touch-icon.png',
    '/wp-login.php',
    '/.env',
    '/.well-known/security.txt',
    '/no/such/page',
  ])('says that there is no %s, with the page that says so, and has nobody keep that', async (path) => {
    expect(await ask(path)).toEqual({ status: 404, body: '/404.html', kept: 'no-cache' });
  });

  it('answers every address of the product with its page, whatever stands behind it', async () => {
    const addresses = [
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      paths.adminPart('books'),
      paths.adminCase('case_1'),
      paths.adminPerson('a.b'),
      paths.managedLoot('a.b'),
      paths.managedLoot('a b'),
      paths.approvedProject('__x__'),
      paths.approvedProject('a.b/more'),
      paths.messageTo('ada', 'loot.1'),
      paths.legal('refund'),
      '/loots-management',
      '/campaign-management',
      '/legal/',
      '/nowhere',
    ];
    for (const address of addresses) {
      const { status, body, kept } = await ask(address);
      expect({ status, kept }, address).toEqual({ status: 200, kept: 'no-cache' });
      expect(
        [...Object.keys(PAGE_FILES), 'index.html'].map((name) => `/${name}`),
        address,
      ).toContain(body);
    }
  });

  it.each(['/api/health', '/api/users/a.b', paths.loot('a.b'), paths.store('lina.tan'), paths.brand('kopi')])(
    'leaves it to the function who may keep %s',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 200, body: 'the function', kept: 'private, no-store' });
    },
  );
});
