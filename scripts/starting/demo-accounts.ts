import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** Returns the accounts that the seed command lists beside the data it wrote. */
export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as DemoAccount[];
