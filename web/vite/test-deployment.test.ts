import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_FILES } from './page-files.ts';
import { testDeployment } from './test-deployment.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doubloon-page-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><html><body><div id="root"></div></body></html>');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The page that a build makes. */
async function builtPage(isTest: boolean): Promise<string> {
  const plugins = [testDeployment(isTest)];
  const built = await build({ root, configFile: false, logLevel: 'silent', plugins, build: { write: false } });
  if (!('output' in built)) throw new Error('Nothing was built');
  const page = built.output.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

const NOTE = 'Test deployment: no real money moves here.';

it('says above a page of a test deployment, and of no other, that no real money moves', async () => {
  expect(await builtPage(true)).toMatch(new RegExp(`<body>\\s*<p role="note"[^>]*>${NOTE}</p>\\s*<div id="root">`));
  expect(await builtPage(false)).not.toContain(NOTE);
});

it('says it above every page of the product', async () => {
  const outDir = join(root, 'dist');
  const script = resolve(import.meta.dirname, '..', '..', 'scripts', 'building', 'build-web.ts');
  // In a process of its own: the build renders pages, and would leave its router to the tests that follow in this one.
  const env = { ...process.env, NODE_ENV: 'production', VITE_TEST_DEPLOYMENT: 'on' };
  await promisify(execFile)(process.execPath, [script, outDir], { env });
  const pages = readdirSync(outDir).filter((name) => name.endsWith('.html'));
  expect(pages.sort()).toEqual([...Object.keys(PAGE_FILES), 'index.html'].sort());
  for (const page of pages) expect(readFileSync(join(outDir, page), 'utf8').split(NOTE), page).toHaveLength(2);
});
