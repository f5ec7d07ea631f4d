import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs } from './input-hash.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-inputs-'));
  for (const path of ['web/src/a.tsx', 'web/vite.config.ts', 'web/public/logo.svg', 'web/.env', 'lock.json'])
    write(path, 'before');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const hash = (env: NodeJS.ProcessEnv = {}) => hashInputs([join(folder, 'web'), join(folder, 'lock.json')], env);

describe('the hash of what a build is made from', () => {
  it.each(['web/src/a.tsx', 'web/vite.config.ts', 'web/public/logo.svg', 'web/.env', 'lock.json', 'web/src/new.ts'])(
    'changes with %s',
    (path) => {
      const before = hash();
      write(path, 'after');
      expect(hash()).not.toBe(before);
    },
  );

  it('changes when a file is renamed, or goes', () => {
    const before = hash();
    renameSync(join(folder, 'web/src/a.tsx'), join(folder, 'web/src/b.tsx'));
    const renamed = hash();
    rmSync(join(folder, 'web/src/b.tsx'));
    expect(new Set([before, renamed, hash()]).size).toBe(3);
  });

  it('changes with a variable that the build reads, and with no other', () => {
    expect(hash({ VITE_SITE_ORIGIN: 'https://a.example' })).not.toBe(hash());
    expect(hash({ NODE_ENV: 'production' })).not.toBe(hash());
    expect(hash({ TERM: 'dumb' })).toBe(hash());
  });

  it.each(['web/src/a.test.tsx', 'web/node_modules/a/index.js', 'web/dist/index.html'])('stays with %s', (path) => {
    const before = hash();
    write(path, 'after');
    expect(hash()).toBe(before);
  });
});
