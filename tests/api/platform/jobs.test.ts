import { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../functions/testing/campaign-funds.ts';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import { settleCheckouts } from '../../../functions/src/payments/checkouts/settle-checkout.ts';
import { collection } from '../../../functions/src/platform/database/collection.ts';
import { deleteDocuments } from '../../../functions/src/platform/database/each-document.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { deps, logLines } from '../../support/api.ts';
import { openCheckout } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const checkouts = () => collection(deps().db.firestore, COLLECTIONS.checkouts, Checkout);
const results = () => collection(deps().db.firestore, COLLECTIONS.ledgerResults, LedgerResult);
const funds = () => deps().db.firestore.collection(COLLECTIONS.campaignFunds);

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  logLines.length = 0;
  for (const name of [COLLECTIONS.checkouts, COLLECTIONS.ledgerResults, COLLECTIONS.campaignFunds])
    await deleteDocuments(deps().db.firestore, deps().db.firestore.collection(name));
});

/** More than is read at a time. */
const MANY = 120;
const numbered = (prefix: string) =>
  Array.from({ length: MANY }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);

/** Stores checkouts whose sessions the provider does not know, all of them due. */
async function storeDueCheckouts(count: number): Promise<string[]> {
  await openCheckout(owner);
  const [found] = (await checkouts().get()).docs;
  const sample = found?.data() as Checkout;
  await found?.ref.delete();
  const ids = numbered('cko_many').slice(0, count);
  const checkAt = new Date(Date.now() - 60_000);
  for (const id of ids)
    await checkouts()
      .doc(id)
      .set({ ...sample, id, sessionId: `cs_test_${id}`, checkAt });
  return ids;
}

const statusesOfCheckouts = async () => (await checkouts().get()).docs.map((one) => one.data().status);

describe('settle-checkouts', () => {
  it('settles all that are due in one run, past one that fails', async () => {
    const [, second = ''] = await storeDueCheckouts(60);
    const { stripe } = deps();
    const sessions = Object.create(stripe.checkout.sessions) as typeof stripe.checkout.sessions;
    sessions.retrieve = (id: string, ...rest: []) =>
      id === `cs_test_${second}` ? Promise.reject(new Error('down')) : stripe.checkout.sessions.retrieve(id, ...rest);
    const failing = Object.create(stripe) as typeof stripe;
    Object.defineProperty(failing, 'checkout', { value: { ...stripe.checkout, sessions } });
    await settleCheckouts({ ...deps(), stripe: failing });
    const statuses = await statusesOfCheckouts();
    expect(statuses.filter((status) => status === 'expired')).toHaveLength(59);
    expect(statuses.filter((status) => status === 'open')).toHaveLength(1);
    expect(logLines.filter(({ message }) => message === 'checkout not settled')).toMatchObject([
      { checkoutId: second },
    ]);
  });

  it('may run twice at once', async () => {
    await storeDueCheckouts(8);
    await Promise.all([settleCheckouts(deps()), settleCheckouts(deps())]);
    expect(new Set(await statusesOfCheckouts())).toEqual(new Set(['expired']));
    expect(logLines.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });
});

/** A provider that has nothing of anybody. */
function emptyProvider(): Dependencies['stripe'] {
  async function* none() {
    yield* await Promise.resolve([]);
  }
  const list = { list: none };
  const stripe = { transfers: list, refunds: list, disputes: list, events: list };
  return Object.assign(Object.create(deps().stripe) as Dependencies['stripe'], stripe);
}

/** Stores funds of many campaigns without any books, so that each differs by what is in it. */
async function storeFunds(fields: Partial<ReturnType<typeof campaignFundsDocument>> = {}): Promise<string[]> {
  const ids = numbered('cmp_many');
  for (const campaignId of ids)
    await funds()
      .doc(campaignId)
      .set({ ...campaignFundsDocument(0), feeCents: 0, ...fields, campaignId });
  return ids;
}

const theResults = async () => (await results().get()).docs.map((one) => one.data());

describe('reconcile', () => {
  it('completes a round in one run, and names books that it cannot read', async () => {
    const [first = ''] = await storeFunds();
    await funds().doc(first).update({ balances: 'damaged' });
    await reconcile({ ...deps(), stripe: emptyProvider() });
    expect(await theResults()).toMatchObject([
      { campaigns: MANY, nextAfterCampaignId: null, differenceCount: 0, notCompared: [first] },
    ]);
  });

  it('stops when its time is over, and the next run continues there', async () => {
    const ids = await storeFunds();
    const stripe = emptyProvider();
    await reconcile({ ...deps(), stripe, runUntil: new Date(0) });
    expect(await theResults()).toMatchObject([{ campaigns: 100, nextAfterCampaignId: ids[99] }]);
    await reconcile({ ...deps(), stripe });
    const [last] = (await results().orderBy('createdAt', 'desc').limit(1).get()).docs;
    expect(last?.data()).toMatchObject({ campaigns: 20, afterCampaignId: ids[99], nextAfterCampaignId: null });
  });

  it('stops when a result holds no more differences, so that none goes untold', async () => {
    const ids = await storeFunds({ feeCents: 1 });
    await reconcile({ ...deps(), stripe: emptyProvider() });
    expect(await theResults()).toMatchObject([{ differenceCount: 100, nextAfterCampaignId: ids[99] }]);
  });

  it('may run twice at once', async () => {
    await storeFunds();
    const stripe = emptyProvider();
    await Promise.all([reconcile({ ...deps(), stripe }), reconcile({ ...deps(), stripe })]);
    const complete = { campaigns: MANY, nextAfterCampaignId: null, differenceCount: 0, notCompared: [] };
    expect(await theResults()).toMatchObject([complete, complete]);
  });
});
