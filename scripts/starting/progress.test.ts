import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress, type Progress } from './progress.ts';

let said: string[] = [];
let progress: Progress;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  progress = createProgress((sentence) => said.push(sentence));
});
afterEach(() => {
  progress.end();
  vi.useRealTimers();
});

it('says when a step begins and ends, and what is under way every few seconds', async () => {
  const pages = Promise.withResolvers<string>();
  const emulators = Promise.withResolvers<void>();
  const done = [
    progress.during('Building', pages.promise, (result) => `, ${result}`),
    progress.during('Starting', emulators.promise),
  ];
  vi.advanceTimersByTime(3_000);
  pages.resolve('reused');
  await done[0];
  vi.advanceTimersByTime(3_000);
  emulators.resolve();
  await done[1];

  expect(said).toEqual([
    'Building …',
    'Starting …',
    'Still under way: Building (3 s), Starting (3 s)',
    'Building: done after 3 s, reused',
    'Still under way: Starting (6 s)',
    'Starting: done after 6 s',
  ]);
});

it('passes on why a step failed, and names it no longer', async () => {
  await expect(progress.during('Building', Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['Building …']);
});

it('says nothing more at its end', () => {
  void progress.during('Building', new Promise(() => {}));
  progress.end();
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual(['Building …']);
});
