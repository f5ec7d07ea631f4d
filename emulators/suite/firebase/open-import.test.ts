import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markPlayed, openImport } from './open-import.ts';

const PLAYED_AT = new Date('2026-11-22T08:56:26Z');
const FORTY_DAYS_LATER = PLAYED_AT.getTime() + 40 * 86_400_000 + 5;
const FILES = {
  'auth_export/accounts.json': '{"createdAt":"1795337713832"}',
  'storage_export/metadata/a.json': '{"updated":"2026-11-22T08:55:19.580Z"}',
  'storage_export/blobs/a': '2026-11-22',
  'stand-ins/stripe.json': '{"created":1787820913}',
};

let folder = '';
let dir = '';
let copy = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-import-'));
  dir = join(folder, 'export');
  copy = join(folder, 'copy');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (from: string) =>
  Object.fromEntries(Object.keys(FILES).map((path) => [path, readFileSync(join(from, path), 'utf8')]));

describe('data that is imported', () => {
  it('is loaded as it is when nobody said when it was played', () => {
    expect(openImport(dir, copy, FORTY_DAYS_LATER)).toEqual({ dir, move: undefined });
  });

  it('is loaded as it is on the day it was played', () => {
    markPlayed(dir, PLAYED_AT);
    expect(openImport(dir, copy, PLAYED_AT.getTime() + 5)).toEqual({ dir, move: undefined });
    expect(existsSync(copy)).toBe(false);
  });

  it('is loaded from a moved copy later, and stays itself', () => {
    markPlayed(dir, PLAYED_AT);
    const imported = openImport(dir, copy, FORTY_DAYS_LATER);
    expect(imported).toEqual({ dir: copy, move: { playedAt: PLAYED_AT.getTime(), days: 40 } });
    expect(read(copy)).toEqual({
      'auth_export/accounts.json': '{"createdAt":"1798793713832"}',
      'storage_export/metadata/a.json': '{"updated":"2027-01-01T08:55:19.580Z"}',
      'storage_export/blobs/a': '2026-11-22',
      'stand-ins/stripe.json': '{"created":1791276913}',
    });
    expect(read(dir)).toEqual(FILES);
  });

  it('is moved when it has no files or stand-ins, too', () => {
    rmSync(join(dir, 'storage_export'), { recursive: true });
    rmSync(join(dir, 'stand-ins'), { recursive: true });
    markPlayed(dir, PLAYED_AT);
    expect(openImport(dir, copy, FORTY_DAYS_LATER).move?.days).toBe(40);
  });
});
