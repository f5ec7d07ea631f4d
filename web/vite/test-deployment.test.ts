import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('says above a page of a test deployment, and of no other, that no real money moves', async () => {
  const note = 'Test deployment: no real money moves here.';
  expect(await builtPage(true)).toMatch(new RegExp(`<body>\\s*<p role="note"[^>]*>${note}</p>\\s*<div id="root">`));
  expect(await builtPage(false)).not.toContain(note);
});
