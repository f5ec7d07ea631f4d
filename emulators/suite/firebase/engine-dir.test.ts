import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeEngineDir } from './engine-dir.ts';

const made: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'doubloon-engine-dir-'));
  made.push(path);
  return path;
};
const make = (memory: string) => {
  const path = makeEngineDir(memory);
  made.push(path);
  return path;
};

afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

it('is in memory where that has room', () => {
  const memory = folder();
  const { bavail, bsize } = statfsSync(memory);
  expect(dirname(make(memory))).toBe(bavail * bsize > 1_000_000_000 ? memory : tmpdir());
});

it('is a temporary folder where memory cannot be written', () => {
  // Nobody can create anything below a file, whereas root may write to folders that refuse everybody else.
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const path = make(file);
  expect(dirname(path)).toBe(tmpdir());
  expect(existsSync(path)).toBe(true);
});

it('is a temporary folder where there is no memory to write to', () => {
  expect(dirname(make(join(folder(), 'missing')))).toBe(tmpdir());
});
