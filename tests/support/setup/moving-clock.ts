import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// Set before anything reads the configuration.
const folder = mkdtempSync(join(tmpdir(), 'doubloon-clock-'));
const file = join(folder, 'clock.json');
process.env['TEST_CLOCK_FILE'] = file;
let offsetMs = 0;
let stoppedAt: number | undefined;

afterAll(() => rmSync(folder, { recursive: true }));

const write = () => writeFileSync(file, JSON.stringify({ offsetMs, ...(stoppedAt !== undefined && { stoppedAt }) }));

/** Moves the product's clock forward, even a stopped one; the provider's clock stays. */
export function passMinutes(minutes: number): void {
  const ms = Math.round(minutes * 60_000);
  offsetMs += ms;
  if (stoppedAt !== undefined) stoppedAt += ms;
  write();
}

/** Stops the product's clock for the rest of the file: from then on only `passMinutes` moves it, however slow the machine is. */
export function stopClock(): void {
  stoppedAt = Date.now() + offsetMs;
  write();
}
