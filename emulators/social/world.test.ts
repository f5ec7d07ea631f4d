import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from './world.ts';

describe('the made-up social web', () => {
  let folder: string;
  let dataFile: string;
  let time: number;
  const open = () => openWorld({ dataFile, now: () => time });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'social-'));
    dataFile = join(folder, 'social.json');
    time = Date.parse('2026-05-01T10:00:00Z');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['missing1', undefined],
    ['4041', undefined],
    ['1', 'missing-person'],
  ])('has no post %s by %s', (id, author) => {
    expect(open().findPost('tiktok', id, author)).toBeUndefined();
  });

  it.each([
    ['private1', undefined, true],
    ['4031', 'mina', true],
    ['1', 'private_mina', true],
    ['1', 'mina', false],
  ])('hides post %s by %s behind a wall: %s', (id, author, walled) => {
    expect(open().findPost('tiktok', id, author)).toMatchObject({ walled });
  });

  it('fixes author and date of a post at the first look, also over a restart', () => {
    const first = open().findPost('tiktok', '1', 'mina');
    time += 86_400_000;
    expect(open().findPost('tiktok', '1', 'thief')).toEqual(first);
    expect(first).toMatchObject({ author: 'mina', publishedAt: '2026-05-01T10:00:00.000Z' });
  });

  it('reads the author from the id where the address has none, and knows old posts', () => {
    expect(open().findPost('instagram', 'mina-abc')).toMatchObject({ author: 'mina' });
    expect(open().findPost('instagram', 'old-abc')).toMatchObject({ publishedAt: '2020-01-01T00:00:00.000Z' });
    expect(open().findPost('instagram', 'Cabc')).toMatchObject({ author: 'someone' });
  });

  it('keeps what was put on a profile, whatever the case of the handle, until it is reset', () => {
    open().defineProfile('tiktok', 'Mina', { bio: 'AB12CD' });
    expect(open().findProfile('tiktok', 'mina')).toMatchObject({ handle: 'mina', bio: 'AB12CD' });
    open().reset();
    expect(open().findProfile('tiktok', 'mina')).toMatchObject({ bio: '' });
  });

  it('takes a code only once', () => {
    const world = open();
    world.keep('codes', 'a', 1);
    expect([world.take('codes', 'a'), world.take('codes', 'a')]).toEqual([1, undefined]);
    expect(open().find('codes', 'a')).toBeUndefined();
  });
});
