import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { getOwnConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Locator, Page } from '@playwright/test';
import { deleteApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { connect } from '../../../scripts/connecting/connect.ts';
import { openFirestore } from '../../../scripts/connecting/open-firestore.ts';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import { emptyBalanceOnce } from '../../../scripts/seeding/hosted-visits.ts';
import type { Person } from './people.ts';
import { suiteAddresses } from './suite-addresses.ts';

/** Has the platform's balance be too small for the next payout to this creator; those to others go through. */
export async function refuseNextPayout(api: DemoApi, creator: Person): Promise<void> {
  const { stripe_account_id: account } = await api.call(getOwnConnectedAccount, {}, creator);
  if (account === null) throw new Error(`${creator.name} has no account that anything could be paid to`);
  await emptyBalanceOnce(suiteAddresses().stripe, account);
}

/** Adds to the platform's own money at the provider, as every platform must: the provider's fees come out of what owners pay, which goes to others in full. */
export async function addFloat(cents: number): Promise<void> {
  const response = await fetch(`${suiteAddresses().stripe}/_control/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: cents }),
  });
  if (!response.ok) throw new Error(`the platform's balance could not be raised: ${await response.text()}`);
}

const RECONCILE = join(import.meta.dirname, '../../../scripts/reconcile.ts');

/** Recounts all books of the suite and holds them against the provider, as the documented command does; answers its last line. Throws when something differs. */
export async function reconcileBooks(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [RECONCILE]);
  return stdout.trim().split('\n').at(-1) ?? '';
}

const Entries = LedgerGroup.pick({ entries: true });

/** Returns the cents in each account of a loot's ledger, the empty ones left out. */
export async function ledgerOf(campaignId: string): Promise<Partial<Record<LedgerAccount, number>>> {
  const app = connect(LOCAL_PROJECT_ID);
  try {
    const groups = openFirestore(app, LOCAL_PROJECT_ID).collection(COLLECTIONS.ledgerGroups);
    const { docs } = await groups.where('campaignId', '==', campaignId).get();
    const sums: Partial<Record<LedgerAccount, number>> = {};
    for (const { account, amountCents } of docs.flatMap((doc) => Entries.parse(doc.data()).entries))
      sums[account] = (sums[account] ?? 0) + amountCents;
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
  } finally {
    await deleteApp(app);
  }
}

/** Drops a picture of what the page shows, `insights.png`, on an area that takes files. */
export async function dropScreenshot(page: Page, area: Locator): Promise<void> {
  const picture = (await page.screenshot()).toString('base64');
  const dataTransfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'insights.png', { type: 'image/png' }));
    return files;
  }, picture);
  await area.dispatchEvent('drop', { dataTransfer });
}

/** Opens the bell and waits for a notification in it; the newest with these words. */
export async function notification(page: Page, words: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const found = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link')
    .filter({ hasText: words })
    .first();
  await found.waitFor();
  return found;
}
