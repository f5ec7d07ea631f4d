import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '../../functions/build.ts';
import { installFromLock } from '../support/setup/install-from-lock.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'functions', 'dist');

/** Packages that the deploy tool and the platform look for beside the bundle. */
const NEEDED_BY_TOOL = ['firebase-admin', 'firebase-functions', '@google-cloud/functions-framework'];

/** Files that are read before the first call. Each import of a package that is not bundled adds its own. */
const MAX_FILES = 12;

/** Loads the bundle and prints which files Node read for it. */
const LOAD = `
import { registerHooks } from 'node:module';

const files = new Set();
registerHooks({ load: (url, context, next) => {
  if (url.startsWith('file:')) files.add(url);
  return next(url, context);
} });
await import('./index.js');
console.log(JSON.stringify([...files]));
process.exit(0);
`;

/** Serves the exported `api` function the way the platform does: one request handler behind an HTTP server. */
const SERVE = `
import { createServer } from 'node:http';
import { api } from './index.js';

const server = createServer(api).listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
`;

let folder = '';

beforeAll(async () => {
  await buildFunctions();
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'doubloon-bundle-')));
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

/** The packages outside that the bundle names: those it imports, and those of which it looks for a file. */
function namedPackages(): string[] {
  const sources = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const specifiers = sources.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /^\s*(?:import|export) [^'"]*?from "([^"]+)";$|^\s*import "([^"]+)";$|\bimport\("([^"]+)"\)|\brequire\d*\.resolve\("([^"]+)"\)/gm,
    ),
  ]);
  const names = specifiers
    .map(([, from, bare, later, resolved]) => from ?? bare ?? later ?? resolved ?? '')
    .filter((name) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}

describe('the bundle that is deployed', () => {
  it('names exactly what its manifest installs, at exact versions', () => {
    const { dependencies, engines } = manifest();
    const needed = new Set([...namedPackages(), ...NEEDED_BY_TOOL]);
    expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(engines.node).toBe('24');
  });

  it('reads a few files before its first call, none of them of a package', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', LOAD], {
      cwd: folder,
      encoding: 'utf8',
    });
    const files = (JSON.parse(output.trim()) as string[]).map((url) => relative(folder, fileURLToPath(url)));
    expect(files).toContain('index.js');
    expect(files.filter((file) => file.includes('/'))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(MAX_FILES);
    for (const later of ['app-', 'mail-layout', 'pdf-actions']) {
      expect(readdirSync(folder).some((name) => name.startsWith(later))).toBe(true);
      expect(files.filter((file) => file.startsWith(later))).toEqual([]);
    }
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
