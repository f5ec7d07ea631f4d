import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeExecutable } from './firenook-binary.ts';

let path: string;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'doubloon-firenook-')), 'cache', 'engine');
});

afterEach(() => {
  rmSync(dirname(dirname(path)), { recursive: true });
});

describe('writing a binary that several suites may start at the same moment', () => {
  it('makes an executable file and leaves nothing beside it', () => {
    writeExecutable(path, Buffer.from('engine'));

    expect(readFileSync(path, 'utf8')).toBe('engine');
    expect(statSync(path).mode & 0o777).toBe(0o755);
    expect(readdirSync(dirname(path))).toEqual(['engine']);
  });

  it('keeps the very file that another suite has made and may be executing', () => {
    writeExecutable(path, Buffer.from('engine'));
    const { ino } = statSync(path);

    writeExecutable(path, Buffer.from('engine'));

    expect(statSync(path).ino).toBe(ino);
    expect(readdirSync(dirname(path))).toEqual(['engine']);
  });
});
