import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { disconnectAccount, getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectedAccountProjections } from '../../../functions/src/payments/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { connectAccount } from '../../support/money/paid-campaigns.ts';
import {
  deliver,
  eventAbout,
  failBankPayout,
  finishOnboarding,
  payOutAccount,
  topUp,
} from '../../support/money/payment-provider.ts';

let creator: Person;
let accountId: string;

beforeEach(async () => {
  creator = await createPerson('content_creator');
  accountId = await connectAccount(creator);
});

const account = () => stored(COLLECTIONS.connectedAccounts, creator.uid);
const REFUSED = 'payout_account_bank_refused';

/** A payout from the creator's own balance at the provider that their bank has sent back; returns the event that says so. */
async function refusedPayout(code?: string): Promise<Stripe.Event> {
  await topUp(5000);
  await deps().stripe.transfers.create({ amount: 5000, currency: 'sgd', destination: accountId });
  const id = await payOutAccount(accountId);
  await failBankPayout(id, code);
  return eventAbout('payout.failed', id, { account: accountId });
}

async function hear(event: Stripe.Event): Promise<void> {
  expect((await deliver(event)).status).toBe(200);
  await createNotifications(deps().db, connectedAccountProjections, creator.uid, new Date());
}

async function told(): Promise<unknown[]> {
  const notifications = await succeed(listNotifications, { query: {} }, creator);
  return notifications.filter(({ kind }) => kind === REFUSED).map(({ details, subject }) => [subject.type, details]);
}

describe('a payout that the bank of a creator has sent back', () => {
  it('is told to them once with the reason, however often the event comes', async () => {
    const event = await refusedPayout('account_closed');
    await hear(event);
    await hear(event);
    await hear({ ...event, id: unique('evt_') });
    expect(await told()).toEqual([['profile', ['account_closed']]]);
  });

  it('is told whatever comes first, the failure or the news that the account is restricted by it', async () => {
    const failure = await refusedPayout('no_account');
    const restricted = await eventAbout('account.updated', accountId, { account: accountId });
    await hear(restricted);
    await hear(failure);
    await hear({ ...restricted, id: unique('evt_') });
    expect(await told()).toEqual([['profile', ['no_account']]]);
    const shown = await succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
    expect(shown).toMatchObject({ status: 'restricted', due: [{ name: 'external_account' }] });
  });

  it('is told for each payout, also when the earlier one is told later', async () => {
    const first = await refusedPayout('account_closed');
    await finishOnboarding(accountId);
    const second = await refusedPayout('declined');
    await hear(second);
    await hear(first);
    await hear({ ...second, id: unique('evt_') });
    expect((await told()).toSorted()).toEqual([
      ['profile', ['account_closed']],
      ['profile', ['declined']],
    ]);
  });

  it('keeps the latest few of them', async () => {
    const event = await refusedPayout();
    const payout = event.data.object as Stripe.Payout;
    for (let number = 1; number <= 8; number += 1) {
      const object = { ...payout, id: `po_${number}`, failure_code: 'c'.repeat(300) };
      await hear({ ...event, id: unique('evt_'), data: { object } } as Stripe.Event);
    }
    const kept = (await account())?.['bankRefusals'] as { payoutId: string; code: string }[];
    expect(kept.map(({ payoutId }) => payoutId)).toEqual(['po_4', 'po_5', 'po_6', 'po_7', 'po_8']);
    expect(kept[0]?.code).toBe('c'.repeat(100));
    expect(await told()).toHaveLength(8);
  });

  it('needs no reason', async () => {
    const event = await refusedPayout();
    const object = { ...(event.data.object as Stripe.Payout), failure_code: null };
    await hear({ ...event, data: { object } } as Stripe.Event);
    expect(await told()).toEqual([['profile', []]]);
  });

  it('is told to nobody whose account is another or has ended, and is no payout of a loot', async () => {
    const event = await refusedPayout();
    await succeed(disconnectAccount, {}, creator);
    const ended = await account();
    await hear(event);
    await hear({ ...event, id: unique('evt_'), account: 'acct_nobody' });
    expect(await account()).toEqual(ended);
    expect(await told()).toEqual([]);
    const payouts = await deps()
      .db.firestore.collection(COLLECTIONS.payouts)
      .where('creatorId', '==', creator.uid)
      .get();
    expect(payouts.size).toBe(0);
  });
});
