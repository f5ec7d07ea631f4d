import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import {
  createConnectedAccount,
  disconnectAccount,
  getConnectedAccount,
  getOwnConnectedAccount,
} from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConnectedAccount as createDirectly } from '../../../functions/src/payments/accounts/onboarding.ts';
import { reserveForApproval } from '../../../functions/src/payments/payouts/decide-payable.ts';
import { NO_ACCOUNT } from '../../../functions/src/payments/statements/payment-refusal.ts';
import { refreshConnectedAccount } from '../../../functions/src/payments/accounts/connected-account.ts';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../../functions/testing/documents.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { buyCampaign, connectAccount, fundsOf, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

const show = () => succeed(getOwnConnectedAccount, {}, creator);

async function storePayout(status: PayoutStatus): Promise<string> {
  const application = applicationDocument({ campaignId: unique('cmp_'), creatorId: creator.uid, ownerId: 'owner' });
  const id = unique('pay_');
  const payout = payoutDocument(deliverableDocument(application, { id: unique('dlv_') }), { id, status });
  await deps().db.firestore.collection(COLLECTIONS.payouts).doc(id).set(payout);
  return id;
}

describe("one's own payout account", () => {
  it('is shown as the other address shows it, and needs no id', async () => {
    expect(await show()).toMatchObject({ connected: false });
    const accountId = await connectAccount(creator);
    expect(await show()).toMatchObject({ connected: true, stripe_account_id: accountId, status: 'active' });
    expect(await show()).toEqual(await succeed(getConnectedAccount, { params: { id: creator.uid } }, creator));
  });

  it('cannot be shown while the provider does not answer', async () => {
    await connectAccount(creator);
    await failNext('accounts.retrieve', 'unavailable');
    expect(await refuse(getOwnConnectedAccount, {}, creator)).toMatchObject({ status: 502 });
  });
});

/** The provider, which answers how the account stands and is heard when something else has happened meanwhile. */
function hearingLate(meanwhile: () => Promise<unknown>) {
  const { config, db, clock, log, payables, payoutProvider, findHold, letFlagsGo, stripe } = deps();
  const retrieve = async (id: string) => {
    const answer = await stripe.accounts.retrieve(id);
    await meanwhile();
    return answer;
  };
  return {
    config,
    db,
    clock,
    log,
    payables,
    payoutProvider,
    findHold,
    letFlagsGo,
    stripe: { accounts: { retrieve } } as unknown as typeof stripe,
  };
}

/** Has the account looked at, and does something after the provider has answered and before that is stored. */
async function lookWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  const seen = await deps().db.connectedAccounts.find(creator.uid);
  if (!seen) throw new Error('There is no account to look at');
  await refreshConnectedAccount(hearingLate(meanwhile), seen);
}

/** Has an account opened, and does something after the provider has opened it and before that is stored. */
function openWhile(meanwhile: () => Promise<unknown>) {
  const { stripe } = deps();
  const create: typeof stripe.accounts.create = async (...given) => {
    const opened = await stripe.accounts.create(...given);
    await meanwhile();
    return opened;
  };
  const { uid, role, email } = creator;
  const call = {
    ...deps(),
    stripe: { accounts: { create } } as unknown as typeof stripe,
    caller: { uid, role, needsSecondFactor: false, hasSecondFactor: false, email, signedInAt: new Date() },
    requestId: 'req_test',
  };
  return createDirectly(call, { body: { creatorId: uid, country: 'SG' } });
}

describe('opening a payout account', () => {
  const kept = () => stored(COLLECTIONS.connectedAccounts, creator.uid);
  const document = () => deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid);

  it('takes back nothing that has happened to it meanwhile: neither its end nor a hold on it', async () => {
    const heldAt = new Date();
    await openWhile(async () => {
      await connectAccount(creator);
      await document().update({ heldAt, accessEndedAt: heldAt });
    });
    expect(await kept()).toMatchObject({ generation: 1, status: 'active' });
    expect((await kept())?.['heldAt']).not.toBeNull();
    expect((await kept())?.['accessEndedAt']).not.toBeNull();
    expect(await show()).toMatchObject({ connected: false });
  });

  it('leaves a hold on the one before in place', async () => {
    await connectAccount(creator);
    await succeed(disconnectAccount, {}, creator);
    await openWhile(() => document().update({ heldAt: new Date() }));
    expect(await kept()).toMatchObject({ generation: 2 });
    expect((await kept())?.['heldAt']).not.toBeNull();
  });

  it('leaves nothing behind of somebody who has left meanwhile', async () => {
    const users = deps().db.firestore.collection(COLLECTIONS.users);
    await expect(openWhile(() => users.doc(creator.uid).delete())).rejects.toMatchObject({ code: 'not_found' });
    expect(await kept()).toBeUndefined();
  });
});

describe('disconnecting a payout account', () => {
  it('holds, also when the account is being looked at', async () => {
    await connectAccount(creator);
    await lookWhile(() => succeed(disconnectAccount, {}, creator));
    expect(await show()).toMatchObject({ connected: false });
  });

  it('leaves nothing for a look to bring back when the account is gone', async () => {
    await connectAccount(creator);
    const document = deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid);
    await lookWhile(() => document.delete());
    expect((await document.get()).exists).toBe(false);
  });

  it('leaves nothing for a late look at it to say about the next one', async () => {
    await connectAccount(creator);
    await lookWhile(async () => {
      await succeed(disconnectAccount, {}, creator);
      await connectAccount(creator, 'untouched');
    });
    expect(await stored(COLLECTIONS.connectedAccounts, creator.uid)).toMatchObject({
      generation: 2,
      status: 'pending',
      payoutsEnabled: false,
    });
  });

  it('is not undone by an approval that has found the account usable just before', async () => {
    await connectAccount(creator);
    const { campaign } = await buyCampaign(await createPerson('business_owner'));
    const { id } = await submitDeliverable(campaign, creator, { viewCount: 1000 });
    await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).update({ status: 'pending' });
    const late = hearingLate(() => succeed(disconnectAccount, {}, creator));
    const approval = {
      ...({ ref: { kind: 'deliverable', id }, creatorId: creator.uid } as const),
      ...{ feedback: null, acceptedViews: 1000, acceptedAt: null },
    };
    await expect(reserveForApproval(late, approval)).rejects.toMatchObject({ failure: NO_ACCOUNT });
    expect(await fundsOf(campaign.id)).toMatchObject({ balances: { reserved: 0 } });
  });

  it('ends its use, keeps it at the provider and lets another one be opened', async () => {
    const accountId = await connectAccount(creator);
    expect(await succeed(disconnectAccount, {}, creator)).toMatchObject({ connected: false, stripe_account_id: null });
    expect(await show()).toMatchObject({ connected: false });
    expect((await deps().stripe.accounts.retrieve(accountId)).id).toBe(accountId);
    expect(await refuse(disconnectAccount, {}, creator)).toMatchObject({ status: 404 });
    const body = { creatorId: creator.uid, country: 'SG' };
    const next = await succeed(createConnectedAccount, { body }, creator);
    expect(next.connected).toBe(true);
    expect(next.stripe_account_id).not.toBe(accountId);
  });

  it.each(['held', 'reserved', 'sending', 'unresolved'] as const)('is refused while a payout is %s', async (status) => {
    await connectAccount(creator);
    const id = await storePayout(status);
    expect(await refuse(disconnectAccount, {}, creator)).toMatchObject({ status: 409, code: 'illegal_state' });
    expect(await stored(COLLECTIONS.connectedAccounts, creator.uid)).toMatchObject({ accessEndedAt: null });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(id).update({ status: 'paid' });
    await succeed(disconnectAccount, {}, creator);
  });

  it('is refused while a payment that failed is due, except for an account that is rejected for good', async () => {
    await connectAccount(creator);
    await storePayout('failed');
    expect(await refuse(disconnectAccount, {}, creator)).toMatchObject({ status: 409 });
    await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).update({ status: 'rejected' });
    await succeed(disconnectAccount, {}, creator);
  });

  it('is for creators', async () => {
    const owner = await createPerson('business_owner');
    for (const operation of [getOwnConnectedAccount, disconnectAccount]) {
      expect(await refuse(operation, {}, owner)).toMatchObject({ status: 403 });
      expect(await refuse(operation, {})).toMatchObject({ status: 401 });
    }
  });
});
