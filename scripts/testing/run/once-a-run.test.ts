import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceARun, SHARED_FOLDER_VARIABLE } from './once-a-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-once-'));
  vi.stubEnv(SHARED_FOLDER_VARIABLE, folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('makes something for the first who asks, and whoever asks meanwhile or later gets the same', async () => {
  const post = Promise.withResolvers<{ title: string }>();
  const make = vi.fn(() => post.promise);
  const meanwhile = [onceARun('post', make), onceARun('post', make)];
  post.resolve({ title: 'Kopi' });
  expect(await Promise.all(meanwhile)).toEqual([{ title: 'Kopi' }, { title: 'Kopi' }]);
  expect(await onceARun('post', make)).toEqual({ title: 'Kopi' });
  expect(make).toHaveBeenCalledTimes(1);
  expect(await onceARun('another post', () => Promise.resolve('Teh'))).toBe('Teh');
});

it('tells everybody who asks why it could not be made', async () => {
  const make = vi.fn(() => Promise.reject(new Error('No suite')));
  const asked = await Promise.allSettled([onceARun('post', make), onceARun('post', make)]);
  for (const { status, ...outcome } of asked) {
    expect(status).toBe('rejected');
    expect(String('reason' in outcome && outcome.reason)).toContain(
      'The post of this run could not be made: Error: No suite',
    );
  }
  expect(make).toHaveBeenCalledTimes(1);
});
