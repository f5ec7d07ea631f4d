// @vitest-environment node
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { allScreens } from './initial-js.ts';
import { addressOf, PAGE_FILES, scriptsOf } from './page-files.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

interface Rewrite {
  source?: string;
  destination?: string;
  function?: unknown;
}

describe('the files that addresses are answered from', () => {
  const { hosting } = JSON.parse(readFileSync(resolve(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: Rewrite[] };
  };

  it('are those that hosting knows, by name or as its page for what is missing, and the two that a function fills', () => {
    const named = hosting.rewrites.flatMap(({ destination }) => (destination ? [destination.slice(1)] : []));
    const filled = hosting.rewrites
      .filter(({ source, function: answers }) => answers && source !== '/api/**')
      .map(({ source }) => `${source?.split('/')[1]}.html`);
    expect([...new Set([...named, '404.html', ...filled])].sort()).toEqual(Object.keys(PAGE_FILES).sort());
  });

  it('load early the screen that they are for', () => {
    for (const [file, modules] of Object.entries(PAGE_FILES)) {
      if (file === 'app.html' || file === '404.html') continue;
      const name = file.replace('my-', '').replace('.html', '.tsx');
      const screen = allScreens().find((path) => basename(path) === name);
      expect(screen, file).toBeDefined();
      expect(modules).toContain(screen);
    }
  });
});

it('are for the addresses that hosting answers from them', () => {
  const files = ['dashboard.html', 'managed-loot.html', 'admin.html', 'loot.html', 'app.html'];
  expect(files.map(addressOf)).toEqual(['/dashboard', '/loot-management/*', '/admin', '/loot/*', '/']);
});

describe('the scripts that modules need', () => {
  const chunk = (fileName: string, module: string | null, imports: string[] = []) => ({
    type: 'chunk',
    fileName,
    facadeModuleId: module && resolve(ROOT, 'web', 'src', 'app', module),
    imports,
  });
  const files = [
    chunk('a.js', 'routes/a.tsx', ['shared.js']),
    chunk('b.js', 'routes/b.tsx', ['shared.js', 'outside']),
    chunk('shared.js', null, ['deep.js']),
    // Chunks may import each other.
    chunk('deep.js', null, ['shared.js']),
    chunk('other.js', 'routes/other.tsx'),
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle;

  it('are theirs and all that those import, each once', () => {
    expect(scriptsOf(bundle, ['routes/a.tsx', 'routes/b.tsx'])).toEqual(['a.js', 'shared.js', 'deep.js', 'b.js']);
  });

  it('are not guessed', () => {
    expect(() => scriptsOf(bundle, ['routes/gone.tsx'])).toThrow('no chunk for');
  });
});
