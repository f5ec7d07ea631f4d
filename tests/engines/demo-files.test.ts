import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/suite/start-suite.ts';

const DEMO_DATA = join(ROOT, 'emulator-data');

describe('the files of the demo data', () => {
  it('stay small', () => {
    const files = readdirSync(DEMO_DATA, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(2_200_000);
  });

  it('list accounts that exist, with their roles', () => {
    const accounts = JSON.parse(readFileSync(join(DEMO_DATA, 'accounts.json'), 'utf8')) as { email: string }[];
    const exported = readFileSync(join(DEMO_DATA, 'auth_export', 'accounts.json'), 'utf8');
    expect(accounts.length).toBeGreaterThan(3);
    for (const { email } of accounts) expect(exported).toContain(email);
  });
});
