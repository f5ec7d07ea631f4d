import { disconnectAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentsPersonalData } from '../../../functions/src/payments/personal-data.ts';
import { reserveForApproval } from '../../../functions/src/payments/payouts/decide-payable.ts';
import { Payouts } from '../../../functions/src/payments/payouts/payouts.store.ts';
import { NO_ACCOUNT } from '../../../functions/src/payments/statements/payment-refusal.ts';
import { openDatabase } from '../../../functions/src/platform/database/database.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';
import { callRaw, deps, replaceDependencies } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';
import { buyCampaign, connectAccount, submitDeliverable } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

/** Called once, after the next unit of work has looked for payouts in flight. */
let afterLooking: (() => Promise<unknown>) | undefined;

class WatchedPayouts extends Payouts {
  override async hasIn(...asked: Parameters<Payouts['hasIn']>): Promise<boolean> {
    const found = await super.hasIn(...asked);
    const meanwhile = afterLooking;
    afterLooking = undefined;
    await meanwhile?.();
    return found;
  }
}

const firestore = new Firestore({ projectId: ownProjectId(), ignoreUndefinedProperties: true });
replaceDependencies({ db: openDatabase(firestore, { ...STORE_CLASSES, payouts: WatchedPayouts }) });

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
  await connectAccount(creator);
});

afterEach(() => {
  afterLooking = undefined;
});

/** Sets aside what the approval of a treasure of the creator's pays. */
async function newReservation() {
  const { campaign } = await buyCampaign(await createPerson('business_owner'));
  const { id } = await submitDeliverable(campaign, creator, { viewCount: 1000 });
  const ref = { kind: 'deliverable', id } as const;
  return () =>
    reserveForApproval(deps(), { ref, creatorId: creator.uid, feedback: null, acceptedViews: 1000, acceptedAt: null });
}

const disconnect = () => callRaw(disconnectAccount.method, disconnectAccount.path, { person: creator });
const account = () => stored(COLLECTIONS.connectedAccounts, creator.uid);

describe('a payout account is kept for a payment that is set aside while it is looked for', () => {
  it('by its person, who wants to disconnect it', async () => {
    const reserve = await newReservation();
    afterLooking = reserve;
    expect(await disconnect()).toMatchObject({
      status: 409,
      body: { message: 'A payment to this account is on its way. Please try again when it has arrived.' },
    });
    expect(await account()).toMatchObject({ accessEndedAt: null });
  });

  it('by the end of the account of its person, which waits', async () => {
    const reserve = await newReservation();
    afterLooking = reserve;
    expect(await paymentsPersonalData.erase.payments(deps(), creator.uid)).toBe('waiting');
    expect(await account()).toBeDefined();
  });
});

describe('a payment that comes too late for a payout account', () => {
  it.each([1, 2, 3, 4])('is refused, or in time and keeps the account (time %d)', async () => {
    const reserve = await newReservation();
    const [reserved, disconnected] = await Promise.all([
      reserve().then(
        ({ kind }) => kind,
        (error: { failure?: unknown }) => error.failure,
      ),
      disconnect(),
    ]);
    const isDone = disconnected.status === 200;
    expect([reserved, disconnected.status]).toEqual(isDone ? [NO_ACCOUNT, 200] : ['reserved', 409]);
  });
});
