import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

// Set before anything reads the configuration.
const folder = mkdtempSync(join(tmpdir(), 'doubloon-clock-'));
const file = join(folder, 'clock.json');
process.env['TEST_CLOCK_FILE'] = file;
let offsetMs = 0;

afterAll(() => rmSync(folder, { recursive: true }));

/** Moves the product's clock forward; the provider's stays. */
export function passMinutes(minutes: number): void {
  offsetMs += minutes * 60_000;
  writeFileSync(file, JSON.stringify({ offsetMs }));
}
