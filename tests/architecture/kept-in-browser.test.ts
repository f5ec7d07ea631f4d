import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEPT_IN_BROWSER } from '../../web/src/features/legal/texts/kept-in-browser.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const SOURCES = ['web/index.html', 'web/{src,service-worker}/**/*.{ts,tsx}', 'functions/src/**/*.ts'];

/** Calls that write into a browser: storages, databases, caches and cookies. */
const WRITES = /\.setItem\(|\bcreateStore\(|indexedDB\.open|caches\.open|\bcacheName:|\.cookie\(|document\.cookie/;
/** The names under which the sources do. */
const NAMES = [
  /['"`](loot_[a-z_]+(?:\$\{)?)/g,
  /\bcreateStore\('([^']+)'/g,
  /\bcacheName: '([^']+)'/g,
  /\bCOOKIE = '([^']+)'/g,
];
/** Names that only packages and Google's scripts use. */
const OF_PACKAGES = [
  '_grecaptcha',
  'firebase-app-check-database',
  'firebase-heartbeat-database',
  'firebase-installations-database',
  'firebase-messaging-database',
  'firebaseLocalStorageDb',
  'workbox-expiration',
];

const sources = globSync(SOURCES, { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$|^web\/src\/testing\/|kept-in-browser\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const namesIn = (text: string) =>
  NAMES.flatMap((name) => [...text.matchAll(name)].map(([, found = '']) => found.replace('${', '*')));

describe('the list of what the browser keeps', () => {
  it('has every name under which something is kept, and none that is gone', () => {
    const used = new Set([...sources.flatMap(({ text }) => namesIn(text)), ...OF_PACKAGES]);
    expect(KEPT_IN_BROWSER.flatMap(({ names }) => names).sort()).toEqual([...used].sort());
  });

  it('can be held against whatever writes, because each name stands where it is used', () => {
    const writers = sources.filter(({ text }) => WRITES.test(text));
    expect(writers.length).toBeGreaterThan(8);
    expect(writers.filter(({ text }) => namesIn(text).length === 0).map(({ path }) => path)).toEqual([]);
  });
});
