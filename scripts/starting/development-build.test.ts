import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDevelopmentBuild, type DevelopmentBuild } from './development-build.ts';

/** Builds run in processes of their own; this ends one that hangs. */
const TIMEOUT_MS = 120_000;

let folder = '';
let build: DevelopmentBuild | undefined;
let sentences: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon development-'));
  write('functions/package.json', '{ "version": "1.0.0", "dependencies": {} }');
  write('functions/src/index.ts', "export const name: string = 'first';");
  write('web/vite.config.ts', 'export default {};');
  write('web/index.html', '<script type="module" src="./main.ts"></script>');
  write('web/main.ts', "document.title = 'first';");
});
afterEach(async () => {
  await build?.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function start(): Promise<{ reused: boolean }> {
  await build?.close();
  sentences = [];
  const sources = { functions: join(folder, 'functions'), web: join(folder, 'web'), cache: join(folder, 'cache') };
  build = await startDevelopmentBuild(join(folder, 'out'), (sentence) => sentences.push(sentence), sources);
  await build.functions;
  return build.web;
}

const builtFunctions = () => readFileSync(join(folder, 'functions', 'dist', 'index.js'), 'utf8');

function builtWeb(): string {
  const assets = join(folder, 'out', 'assets');
  return readdirSync(assets)
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
}

const said = (text: string) =>
  vi.waitFor(() => expect(sentences.filter((sentence) => sentence.includes(text))).not.toEqual([]), TIMEOUT_MS);

describe('the development build', { timeout: 3 * TIMEOUT_MS }, () => {
  it('is complete when its first builds are, and silent', async () => {
    expect(await start()).toEqual({ reused: false });

    expect(builtFunctions()).toContain('first');
    expect(builtWeb()).toContain('first');
    expect(sentences).toEqual([]);
  });

  it('builds the functions again after a change, and says when it cannot', async () => {
    await start();

    write('functions/src/index.ts', "export const name: string = 'second';");
    await said('functions/ was built again.');
    expect(builtFunctions()).toContain('second');

    write('functions/src/index.ts', 'export const name = ;');
    await said('functions/ could not be built:\n');
    expect(sentences.at(-1)).toContain('index.ts');
    expect(builtFunctions()).toContain('second');
  });

  it('builds the client again after a change, and asks open pages to load again', async () => {
    await start();
    const script = readFileSync(join(folder, 'out', 'live-reload.js'), 'utf8');
    const page = await fetch(/http:[^"]+/.exec(script)?.[0] ?? '');
    const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();

    write('web/main.ts', "document.title = 'second';");

    expect((await reader?.read())?.value).toBe('data: reload\n\n');
    expect(sentences).toEqual(['web/ was built again.']);
    expect(builtWeb()).toContain('second');
  });

  it('does not start on functions that cannot be built', async () => {
    write('functions/src/index.ts', 'export const name = ;');

    await expect(start()).rejects.toThrow('functions/ could not be built:');
  });

  it('uses the client of an earlier start that was made from the same, and no other', async () => {
    await start();
    expect(await start()).toEqual({ reused: true });

    await build?.close();
    write('web/main.ts', "document.title = 'third';");
    expect(await start()).toEqual({ reused: false });
    expect(builtWeb()).toContain('third');
  });
});
