import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'doubloon-clock-'));
const file = join(folder, 'clock.json');
const START = Date.parse('2026-03-01T00:00:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const now = (path: string | undefined) => createClock(path).now().getTime();

it('is the system’s without a file, or with one that is not there', () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  expect([now(undefined), now(file)]).toEqual([START, START]);
});

it('is moved by the offset of its file, and goes on', () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  writeFileSync(file, JSON.stringify({ offsetMs: HOUR_MS }));
  expect(now(file)).toBe(START + HOUR_MS);
  vi.setSystemTime(START + 5);
  expect(now(file)).toBe(START + HOUR_MS + 5);
});

it('stands still where its file says so, until it is written again', () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  writeFileSync(file, JSON.stringify({ offsetMs: 0, stoppedAt: START }));
  vi.setSystemTime(START + HOUR_MS);
  expect(now(file)).toBe(START);
  writeFileSync(file, JSON.stringify({ offsetMs: 0, stoppedAt: START + 7 }));
  expect(now(file)).toBe(START + 7);
});

it.each(['{}', '{"offsetMs":"1"}', '{"offsetMs":0,"stoppedAt":"noon"}'])('takes no %s for a time', (text) => {
  writeFileSync(file, text);
  expect(() => now(file)).toThrow();
});
