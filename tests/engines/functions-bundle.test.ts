import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '../../functions/build.ts';
import { installFromLock } from '../support/setup/install-from-lock.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'functions', 'dist');

/** Packages that others need beside them: firebase-admin to reach Cloud Storage, @react-email/render to render. npm may leave them out, or take another version, unless they are named. */
const NEEDED_BY_OTHERS = ['@google-cloud/storage', 'react-dom'];

/** Serves the exported `api` function the way the platform does: one request handler behind an HTTP server. */
const SERVE = `
import { createServer } from 'node:http';
import { api } from './index.js';

const server = createServer(api).listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
`;

let folder = '';

beforeAll(async () => {
  await buildFunctions();
  folder = mkdtempSync(join(tmpdir(), 'doubloon-bundle-'));
  cpSync(DIST, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function manifest(): { dependencies: Record<string, string>; engines: { node: string } } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReturnType<typeof manifest>;
}

/** The product's version; in a clone with its commit, which another build may have moved on from meanwhile. */
function expectedVersion(): RegExp {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return new RegExp(
    `^${version.replaceAll('.', String.raw`\.`)}${existsSync(join(ROOT, '.git')) ? '\\+[0-9a-f]{7,}' : ''}$`,
  );
}

/** The packages the bundle imports by name, Node's own left out. */
function importedPackages(): string[] {
  const source = readFileSync(join(folder, 'index.js'), 'utf8');
  const specifiers = [
    ...source.matchAll(
      /^(?:import|export) [^'"]*?from "([^"]+)";$|^import "([^"]+)";$|\bimport\("([^"]+)"\)|\brequire\d*\.resolve\("([^"]+)"\)/gm,
    ),
  ].map(([, from, bare, later, resolved]) => from ?? bare ?? later ?? resolved ?? '');
  const names = specifiers
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

describe('the bundle that is deployed', () => {
  it('imports exactly what its manifest installs, at exact versions', () => {
    const { dependencies, engines } = manifest();
    expect([...importedPackages(), ...NEEDED_BY_OTHERS].sort()).toEqual(Object.keys(dependencies).sort());
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(engines.node).toBe('24');
  });

  it('starts by itself in an empty folder with only its own dependencies, and answers /health', async () => {
    const count = installFromLock(ROOT, 'functions', Object.keys(manifest().dependencies), folder);
    expect(count).toBeGreaterThan(Object.keys(manifest().dependencies).length);
    expect(existsSync(join(folder, 'node_modules', 'vitest'))).toBe(false);
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GCLOUD_PROJECT: 'demo-bundle',
        SITE_ORIGIN: 'http://127.0.0.1:5000',
        STRIPE_SECRET_KEY: 'sk_test_bundle',
        TEST_DEPLOYMENT: 'on',
        WEB_API_KEY: 'bundle',
        METADATA_SERVER_DETECTION: 'none',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = new Promise<never>((_resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the bundle ended with ${code}: ${errors}`)));
    });
    try {
      const lines = createInterface({ input: child.stdout });
      const port = await Promise.race([
        ended,
        new Promise<string>((found) => {
          lines.on('line', (line) => {
            const match = /^port (\d+)$/.exec(line);
            if (match?.[1]) found(match[1]);
          });
        }),
      ]);
      const response = await fetch(`http://127.0.0.1:${port}/api/health`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        status: 'ok',
        version: expect.stringMatching(expectedVersion()) as string,
      });
      const documentation = await fetch(`http://127.0.0.1:${port}/api/docs/assets/swagger-ui.css`);
      expect(documentation.status).toBe(200);
    } finally {
      ended.catch(() => undefined);
      child.kill('SIGKILL');
    }
  });
});
