import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import { newcomer, type Person } from './people.ts';

const GRANT_ADMIN = join(import.meta.dirname, '../../../scripts/grant-admin.ts');

/** Somebody who has been made an admin as the documented command does it. */
export async function newAdmin(api: DemoApi): Promise<Person> {
  const registered = await api.signUp(newcomer('business_owner'));
  await promisify(execFile)(process.execPath, [
    GRANT_ADMIN,
    ...['--project', 'demo-doubloon', '--unproven', '--email', registered.email],
  ]);
  return api.signIn({ ...registered, role: 'admin' });
}
