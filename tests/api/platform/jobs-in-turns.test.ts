import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { expect, it } from 'vitest';
import { endOfRun } from '../../../functions/src/platform/jobs/until-done.ts';
import { SCHEDULED_JOBS } from '../../../functions/src/scheduled.ts';
import { deps } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';

const MINUTE_MS = 60_000;

async function storeRefusedAccount(): Promise<void> {
  const [uid, now] = [unique('u'), new Date()];
  const account: ConnectedAccount = {
    ...{ uid, accountId: unique('acct_'), country: 'SG', status: 'active', generation: 1, accessEndedAt: null },
    ...{ accessRefusedSince: now, heldAt: null, cardFingerprints: [], bankFingerprints: [], due: [], dueBy: null },
    ...{ restrictedAt: null, bankRefusals: [], chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
    ...{ createdAt: now, updatedAt: now },
  };
  await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(uid).set(account);
}

it('decides what is overdue, however many refused accounts a slow provider is asked about before', async () => {
  await Promise.all(Array.from({ length: 12 }, storeRefusedAccount));
  const creator = await createPerson('content_creator');
  const campaign = await storeCampaign(await createPerson('business_owner'));
  const { id } = await storeApplication(campaign, creator, { decideBy: addDays(new Date(), -1) });
  let passedMs = 0;
  const clock = { now: () => new Date(deps().clock.now().getTime() + passedMs) };
  const { stripe } = deps();
  const accounts = Object.create(stripe.accounts) as typeof stripe.accounts;
  accounts.retrieve = () => {
    passedMs += MINUTE_MS;
    return Promise.reject(new Error('too slow'));
  };
  const slow = Object.create(stripe) as typeof stripe;
  Object.defineProperty(slow, 'accounts', { value: accounts });
  await SCHEDULED_JOBS['decide-overdue'].run({ ...deps(), stripe: slow, clock, runUntil: endOfRun({ clock }) });
  expect(passedMs).toBeGreaterThanOrEqual(MINUTE_MS);
  expect(await stored(COLLECTIONS.applications, id)).toMatchObject({ status: 'rejected' });
});
