import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestClock } from './test-clock.ts';

describe('the test clock', () => {
  let folder: string;
  let file: string;
  const real = Date.parse('2026-01-01T00:00:00Z');
  const open = () => openTestClock(file, () => real);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clock-'));
    file = join(folder, 'state', 'clock.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('shows real time while there is no file', () => {
    expect(open().now()).toBe(real);
    expect(open().offsetMs()).toBe(0);
  });

  it('adds up what it is advanced by, for every reader of the file', () => {
    open().advance(1_000);
    open().advance(500);
    expect(open().now()).toBe(real + 1_500);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ offsetMs: 1_500 });
  });

  it('can be set to any time and put back to real time', () => {
    const clock = open();
    clock.set(real - 86_400_000);
    expect(clock.offsetMs()).toBe(-86_400_000);
    clock.reset();
    expect(clock.now()).toBe(real);
  });

  it('leaves only the finished file behind', () => {
    open().advance(1);
    expect(readdirSync(join(folder, 'state'))).toEqual(['clock.json']);
  });

  it.each([-1, 0.5, NaN, Infinity, 8_640_000_000_000_000])('does not advance by %s', (ms) => {
    expect(() => open().advance(ms)).toThrow(RangeError);
    expect(open().now()).toBe(real);
  });

  it('does not take NaN for a time', () => {
    expect(() => open().set(NaN)).toThrow(RangeError);
  });

  it.each(['', '{', '{}', 'null', '{"offsetMs":"5"}'])('says which file is broken when it holds %j', (text) => {
    open().reset();
    writeFileSync(file, text);
    expect(() => open().now()).toThrow(file);
  });
});
