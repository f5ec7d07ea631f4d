import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import { createConnectedAccount, getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { paymentsPersonalData } from '../../../functions/src/payments/personal-data.ts';
import { call, deps, succeed } from '../../support/api.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { storeManyCards } from '../../support/money/card-payments.ts';
import {
  approve,
  connectAccount,
  endingSoon,
  openCheckout,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import {
  deliver,
  deliverDeauthorized,
  eventAbout,
  finishOnboarding,
  payOnHostedPage,
} from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';

const DAY_MINUTES = 24 * 60;

/** A card or account number that nobody else has. */
let numbers = 0;
const newNumber = (start: string) => `${start}${String((numbers += 1)).padStart(9, '0')}`;

let owner: Person;
let creator: Person;
let card: string;

beforeAll(stopClock);

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  card = newNumber('4000056');
});

async function buyWith(number: string, payer = owner) {
  const sessionId = await openCheckout(payer, { budget: 10_000 });
  await payOnHostedPage(sessionId, 'paid', number);
  return succeed(completeCheckout, { body: { payment_gateway_id: sessionId } }, payer);
}

async function payTo(person: Person, paidTo: Parameters<typeof finishOnboarding>[2]): Promise<string> {
  const accountId = await connectAccount(person, 'untouched');
  await finishOnboarding(accountId, 'complete', paidTo);
  await succeed(getConnectedAccount, { params: { id: person.uid } }, person);
  return accountId;
}

async function namesIn({ id }: Pick<Deliverable, 'id'>): Promise<string[]> {
  return ((await evaluateFlags(deps(), id))?.flags ?? []).map(({ name }) => name);
}

const sharedIn = async (treasure: Pick<Deliverable, 'id'>): Promise<string[]> =>
  (await namesIn(treasure)).filter((name) => name.startsWith('shared_'));

async function exported(uid: string, name: string) {
  const records = [];
  for (const list of paymentsPersonalData.lists(deps(), uid)) {
    if (list.name === name) for await (const record of list.records) records.push(record);
  }
  return records;
}

describe('a card that a loot was paid with', () => {
  it('holds payments to a creator who is paid to it', async () => {
    const campaign = await buyWith(card);
    await payTo(creator, { debit_card: card });
    const treasure = await submitDeliverable(campaign, creator);
    expect(await approve(treasure, owner)).toMatchObject({ ok: false, status: 402 });
    expect(await sharedIn(treasure)).toEqual(['shared_card']);
  });

  it('holds them also among many other cards of its owner', async () => {
    await storeManyCards(owner);
    const campaign = await buyWith(card);
    await payTo(creator, { debit_card: card });
    expect(await sharedIn(await submitDeliverable(campaign, creator))).toEqual(['shared_card']);
  });

  it('holds nothing when the creator is paid to another, or was paid with long ago', async () => {
    const campaign = await buyWith(card);
    await payTo(creator, { debit_card: newNumber('4000056') });
    expect(await sharedIn(await submitDeliverable(campaign, creator))).toEqual([]);
    const other = await createPerson('content_creator');
    await payTo(other, { debit_card: card });
    const treasure = await submitDeliverable(campaign, other);
    expect(await sharedIn(treasure)).toEqual(['shared_card']);
    passMinutes(181 * DAY_MINUTES);
    expect(await sharedIn(treasure)).toEqual([]);
  });

  it('is exported to its payer, as the provider’s fingerprint only', async () => {
    await buyWith(card);
    const records = await exported(owner.uid, 'payment-cards');
    expect(records).toMatchObject([{ uid: owner.uid, fingerprint: expect.stringMatching(/^\w{16}$/) as unknown }]);
    expect(JSON.stringify(records)).not.toContain(card);
    await paymentsPersonalData.erase['payment-cards'](deps(), owner.uid);
    expect(await exported(owner.uid, 'payment-cards')).toEqual([]);
  });

  it('is none where the provider names no card', async () => {
    const sessionId = await openCheckout(owner, { budget: 10_000, ...endingSoon() });
    await payOnHostedPage(sessionId, 'later_succeeded');
    expect(await call(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner)).toMatchObject({
      ok: false,
    });
    expect(await exported(owner.uid, 'payment-cards')).toEqual([]);
  });
});

describe('a bank account that a creator is paid to', () => {
  const bank = () => newNumber('0');

  it.each(['device', 'card'] as const)(
    'holds payments when it is also that of somebody who shares a %s with the owner',
    async (trait) => {
      const campaign = await buyWith(card);
      const number = bank();
      const friend = await createPerson('content_creator');
      await payTo(creator, { account_number: number });
      const treasure = await submitDeliverable(campaign, creator);
      await payTo(friend, { account_number: number, ...(trait === 'card' && { debit_card: card }) });
      if (trait === 'device') await shareDevice(owner, friend);
      expect(await sharedIn(treasure)).toEqual(['shared_bank']);
      expect(await approve(treasure, owner)).toMatchObject({ ok: false, status: 402 });
    },
  );

  it('is a flag when it is also that of another creator of the owner’s, which holds payments to young accounts', async () => {
    const campaign = await buyWith(card);
    const number = bank();
    const twin = await createPerson('content_creator');
    for (const person of [creator, twin]) await payTo(person, { account_number: number });
    const treasure = await submitDeliverable(campaign, creator);
    expect(await namesIn(treasure)).toEqual(['young_account']);
    await submitDeliverable(campaign, twin);
    expect(await namesIn(treasure)).toEqual(['paid_together', 'young_account']);
    expect((await deps().db.flagReports.get(treasure.id)).flags[0]).toMatchObject({ evidence: { creators: 1 } });
    expect(await approve(treasure, owner)).toMatchObject({ ok: false, status: 402 });
    const other = await buyWith(newNumber('4000056'), await createPerson('business_owner'));
    expect(await namesIn(await submitDeliverable(other, creator))).toEqual(['young_account']);
  });

  it('holds nothing while it is only another creator’s', async () => {
    const campaign = await buyWith(card);
    const number = bank();
    await payTo(creator, { account_number: number });
    await payTo(await createPerson('content_creator'), { account_number: number });
    expect(await sharedIn(await submitDeliverable(campaign, creator))).toEqual([]);
  });

  it('is known from the provider’s news, and forgotten with the account', async () => {
    const opened = await succeed(createConnectedAccount, { body: { creatorId: creator.uid, country: 'SG' } }, creator);
    const account = opened.stripe_account_id ?? '';
    await finishOnboarding(account, 'complete', { debit_card: card });
    const stored = async () =>
      (await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(creator.uid).get()).data();
    expect(await stored()).toMatchObject({ bankFingerprints: [], cardFingerprints: [] });
    await deliver(await eventAbout('account.updated', account, { account }));
    const fingerprint = expect.stringMatching(/^\w{16}$/) as unknown;
    expect(await stored()).toMatchObject({ bankFingerprints: [fingerprint], cardFingerprints: [fingerprint] });
    await deliverDeauthorized(account);
    expect(await stored()).toMatchObject({ bankFingerprints: [], cardFingerprints: [] });
  });
});
