import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestEvent } from './events.ts';

const ROOT = resolve(import.meta.dirname, '../..', '..');

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'doubloon-reporters-')));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a tool on these files and returns its reporter's events in order. */
async function eventsOf(tool: string, args: string[], files: Record<string, string>): Promise<TestEvent[]> {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const reporter = `--reporter=${join(import.meta.dirname, `${tool}-reporter.ts`)}`;
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', '.bin', tool), ...args, reporter], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [told] = await Promise.all([text(child.stdio[3] as Readable), once(child, 'close')]);
  return told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TestEvent);
}

const has = (words: string): string => expect.stringContaining(words) as string;
const ofFile = (file: string, tests: number) => ({ type: 'file', file, tests, seconds: expect.any(Number) as number });

describe('what Vitest’s reporter tells', () => {
  const run = (files: Record<string, string>) =>
    eventsOf('vitest', ['run', '--root', folder, '--no-file-parallelism'], files);
  const vitest = `import { afterAll, describe, expect, it } from 'vitest';`;

  it('is each test, with the names around one that failed, where, and the difference', async () => {
    const events = await run({
      'a.test.ts': `${vitest}
        it('holds', () => {});
        describe('gold', () => it('counts', () => expect(1).toBe(2)));
        it.skip('later', () => {});`,
    });

    expect(events).toEqual([
      { type: 'planned', files: 1 },
      { type: 'passed' },
      { type: 'failed', file: 'a.test.ts', name: 'gold > counts', text: has('expected 1 to be 2') },
      ofFile('a.test.ts', 3),
      { type: 'ended' },
    ]);
    expect(events[2]).toMatchObject({ text: has('    at (test) a.test.ts:3:') });
  });

  it('is each failure outside of a test: of a hook, a file, a promise that nobody holds', async () => {
    const events = await run({
      'file.test.ts': `throw new Error('while loading');`,
      'hook.test.ts': `${vitest} describe('a hook', () => { it('holds', () => {}); afterAll(() => { throw new Error('afterwards'); }); });`,
      'stray.test.ts': `${vitest} it('holds', () => { void Promise.reject(new Error('nobody holds it')); });`,
    });

    expect(events.filter(({ type }) => type === 'failed')).toEqual(
      expect.arrayContaining([
        { type: 'failed', file: 'file.test.ts', text: has('while loading') },
        { type: 'failed', file: 'hook.test.ts', name: 'a hook', text: has('afterwards') },
        { type: 'failed', text: has('outside of any test: Error: nobody holds it') },
      ]),
    );
    expect(events.filter(({ type }) => type === 'failed')).toHaveLength(3);
    expect(events.at(-1)).toEqual({ type: 'ended' });
  });

  it('is a failure for each file that its process left unfinished', async () => {
    const events = await run({ 'dies.test.ts': `${vitest} it('dies', () => process.kill(process.pid, 'SIGKILL'));` });

    expect(events).toContainEqual({ type: 'failed', file: 'dies.test.ts', text: 'the file did not come to its end' });
    expect(events).not.toContainEqual({ type: 'passed' });
  });
});

describe('what Playwright’s reporter tells', () => {
  it('is each test with its project, and a test that needed a second try as failed', async () => {
    const events = await eventsOf('playwright', ['test'], {
      'package.json': '{ "type": "module" }',
      'playwright.config.ts': `export default { workers: 1, retries: 1, projects: [{ name: 'phone' }] };`,
      'a.test.ts': `import { expect, test } from '@playwright/test';
        test('holds', () => {});
        test.describe('gold', () => test('counts', ({}, { retry }) => expect(retry).toBe(1)));
        test.skip('later', () => {});`,
      'b.test.ts': `import { test } from '@playwright/test';
        test.beforeAll(() => { throw new Error('beforehand'); });
        test('holds', () => {});`,
    });

    expect(events.filter(({ type }) => type !== 'file')).toEqual([
      { type: 'planned', files: 2, tests: 4 },
      { type: 'passed' },
      { type: 'failed', file: 'a.test.ts', name: 'gold counts', text: has('on phone: Error: expect(received).toBe') },
      { type: 'failed', file: 'b.test.ts', name: 'holds', text: has('on phone: Error: beforehand') },
      { type: 'ended' },
    ]);
    expect(events).toEqual(expect.arrayContaining([ofFile('a.test.ts', 3), ofFile('b.test.ts', 1)]));
  });

  it('is a failure where a file cannot be loaded', async () => {
    const events = await eventsOf('playwright', ['test'], {
      'package.json': '{ "type": "module" }',
      'a.test.ts': `throw new Error('while loading');`,
    });

    expect(events).toContainEqual({ type: 'failed', text: has('outside of any test: Error: while loading') });
    expect(events.at(-1)).toEqual({ type: 'ended' });
  });
});
