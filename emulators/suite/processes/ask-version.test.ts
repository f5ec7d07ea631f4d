import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askVersion } from './ask-version.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon version '));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a shell program into the test's folder. */
function program(lines: string, mode = 0o755): string {
  const path = join(folder, 'program');
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, mode);
  return path;
}

describe('asking a program for its version', () => {
  it('gives what it printed, wherever it printed it', () => {
    expect(
      askVersion(program('echo "engine $FLAVOUR"; echo "version \\"21.0.1\\"" >&2'), '-version', { FLAVOUR: 'x' }),
    ).toEqual({
      printed: 'engine x\nversion "21.0.1"\n',
    });
  });

  it.each([
    ['echo ready >&2; echo "GLIBC_2.39 not found" >&2; exit 127', 'GLIBC_2.39 not found'],
    ['exit 3', 'ended by code 3'],
    ['kill -9 $$', 'ended by SIGKILL'],
  ])('says why it does not start: %s', (lines, failure) => {
    expect(askVersion(program(lines))).toEqual({ failure });
  });

  it('takes a file that is not there, or no program, for one that does not start', () => {
    expect(askVersion(join(folder, 'nothing'))).toMatchObject({ failure: expect.stringContaining('ENOENT') as string });
    expect(askVersion(program('exit 0', 0o644))).toMatchObject({
      failure: expect.stringContaining('EACCES') as string,
    });
  });

  it('passes on what says nothing about the program', () => {
    expect(() => askVersion(program('exit 0'), 'x'.repeat(3_000_000))).toThrow('E2BIG');
  });
});
