import { listCases } from '@doubloon/contract/admin/operations.ts';
import type { AdminCaseView, CaseKind } from '@doubloon/contract/cases/case.ts';
import { expect } from '@playwright/test';
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

/** Waits for the open case of a kind about a loot, and returns it. */
export async function openCase(
  api: DemoApi,
  admin: Person,
  { kind, campaignId }: { readonly kind: CaseKind; readonly campaignId: string },
): Promise<AdminCaseView> {
  const find = async () => {
    const cases = await api.call(listCases, { query: { status: 'open', kind, limit: 50 } }, admin);
    return cases.find(({ campaign_id: id }) => id === campaignId);
  };
  await expect.poll(async () => (await find())?.id).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`the case of ${campaignId} is not open any more`);
  return found;
}
