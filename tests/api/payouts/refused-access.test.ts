import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import {
  createConnectedAccount,
  getConnectedAccount,
  getOwnConnectedAccount,
} from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { FieldValue } from '@google-cloud/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callRaw, deps, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { atSignIn } from '../../support/given/sessions.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { clearFaults, failNext } from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;

/** The error of Stripe for an account that is not open to the key (https://docs.stripe.com/error-codes#account-invalid). */
const REFUSED = {
  status: 403,
  error: { type: 'invalid_request_error', code: 'account_invalid', message: 'No access' },
};

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let accountId: string;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner));
  accountId = (await show()).stripe_account_id ?? '';
});

const show = () => succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
const account = () => stored(COLLECTIONS.connectedAccounts, creator.uid);
const refuseAccess = (times: number | null = null) =>
  failNext('accounts.retrieve', 'error', { about: accountId, times, ...REFUSED });
const askAgain = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });

describe('an account that the provider refuses', () => {
  it('is kept after one refusal, and is as before with the next answer', async () => {
    await refuseAccess(1);
    const refused = await show();
    expect(refused).toMatchObject({ connected: true, stripe_account_id: accountId, payouts_enabled: false });
    expect(refused.access_refused_since).toBeInstanceOf(Date);
    expect(await show()).toMatchObject({ connected: true, payouts_enabled: true, access_refused_since: null });
    expect(await account()).toMatchObject({ accountId, accessEndedAt: null, accessRefusedSince: null });
  });

  it('is paid nothing meanwhile, which both sides read, and is paid when it is open again', async () => {
    await refuseAccess();
    await show();
    const treasure = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    const refusal = await approve(treasure, owner);
    expect(refusal).toMatchObject({ status: 402, error: { reason: 'account_unreachable', must_act: 'platform' } });
    expect(await transfersOf(campaign.id)).toEqual([]);
    await clearFaults();
    expect((await approve(treasure, owner)).ok).toBe(true);
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('is not said to be missing when the provider refuses a transfer to it, and is paid when it is open again', async () => {
    await failNext('transfers.create', 'error', REFUSED);
    const treasure = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    const refusal = await approve(treasure, owner);
    expect(refusal).toMatchObject({ status: 402, error: { reason: 'account_unreachable', must_act: 'platform' } });
    expect(await account()).toMatchObject({ accountId, accessEndedAt: null });
    await clearFaults();
    expect((await approve(treasure, owner)).ok).toBe(true);
    expect(await transfersOf(campaign.id)).toHaveLength(1);
  });

  it('is asked about every hour, and counts as disconnected after three days only', async () => {
    await refuseAccess();
    await show();
    passMinutes(3 * DAY_MINUTES - 1);
    await askAgain();
    expect(await account()).toMatchObject({ accessEndedAt: null });
    passMinutes(61);
    await askAgain();
    expect((await account())?.['accessEndedAt']).not.toBeNull();
    expect(await show()).toMatchObject({ connected: false, access_refused_since: null });
    const body = { creatorId: creator.uid, country: 'SG' };
    const next = await atSignIn(creator.idToken, () => succeed(createConnectedAccount, { body }, creator));
    expect(next.stripe_account_id).not.toBe(accountId);
  });

  it('has three days anew when it was open in between', async () => {
    await refuseAccess();
    await show();
    passMinutes(2 * DAY_MINUTES);
    await clearFaults();
    await askAgain();
    expect(await account()).toMatchObject({ accessRefusedSince: null });
    await refuseAccess();
    await show();
    passMinutes(2 * DAY_MINUTES);
    await askAgain();
    expect(await account()).toMatchObject({ accessEndedAt: null });
  });

  it('is said to be out of reach to somebody who comes back from the provider', async () => {
    await refuseAccess();
    const { headers } = await callRaw('GET', `/payments/stripe-connect/return?stripe_account_id=${accountId}`);
    const { searchParams } = new URL(headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ stripe_error: 'account_unreachable' });
  });

  it('was open where its document is older than this', async () => {
    const document = deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid);
    await document.update({ accessRefusedSince: FieldValue.delete() });
    expect(await succeed(getOwnConnectedAccount, {}, creator)).toMatchObject({ access_refused_since: null });
  });
});
