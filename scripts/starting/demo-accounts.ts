import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** The accounts that the seed command lists beside the data it wrote, none when there is no list. */
export function readDemoAccounts(dataDir: string): DemoAccount[] {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as DemoAccount[];
  } catch {
    return [];
  }
}
