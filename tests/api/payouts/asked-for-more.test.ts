import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectedAccountProjections } from '../../../functions/src/payments/projections.ts';
import { refreshConnectedAccount } from '../../../functions/src/payments/accounts/connected-account.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { connectAccount } from '../../support/money/paid-campaigns.ts';
import {
  askForMore,
  deauthorize,
  deliver,
  deliverDeauthorized,
  eventAbout,
  finishOnboarding,
} from '../../support/money/payment-provider.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

let creator: Person;
let accountId: string;

beforeEach(async () => {
  stopClock();
  creator = await createPerson('content_creator');
  accountId = await connectAccount(creator);
});

const show = () => succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);
const account = () => stored(COLLECTIONS.connectedAccounts, creator.uid);

async function hear(): Promise<void> {
  const { status } = await deliver(await eventAbout('account.updated', accountId, { account: accountId }));
  expect(status).toBe(200);
}

/** Runs the trigger, as after each write, and returns what the person was told, newest first. */
async function told(): Promise<unknown[]> {
  await createNotifications(deps().db, connectedAccountProjections, creator.uid, new Date());
  return (await succeed(listNotifications, { query: {} }, creator)).map(({ kind, details }) => [kind, details]);
}

const RESTRICTED = 'payout_account_restricted';

describe('a payout account of which the provider asks for more', () => {
  it('says what is missing and why, tells its person once, and says it no more when it is there', async () => {
    expect(await show()).toMatchObject({ status: 'active', due: [], due_by: null });
    const reason = 'The document is not readable.';
    await askForMore(accountId, ['individual.verification.document', 'external_account'], { reason });
    await hear();
    const due = [
      { name: 'individual.verification.document', problem: reason },
      { name: 'external_account', problem: reason },
    ];
    expect(await account()).toMatchObject({ status: 'restricted', due });
    const first = [[RESTRICTED, ['individual.verification.document', 'external_account']]];
    expect(await told()).toEqual(first);

    passMinutes(5);
    await hear();
    expect(await show()).toMatchObject({ status: 'restricted', due });
    await askForMore(accountId, ['external_account']);
    await hear();
    expect(await told(), 'asked for something else while it is restricted').toEqual(first);
    expect(await show()).toMatchObject({ due: [{ name: 'external_account', problem: null }] });

    await finishOnboarding(accountId);
    await hear();
    expect(await show()).toMatchObject({ status: 'active', due: [] });
    expect(await account()).toMatchObject({ due: [], restrictedAt: null });
    expect(await told()).toEqual(first);

    passMinutes(5);
    await askForMore(accountId, ['tos_acceptance.date']);
    await hear();
    expect(await told(), 'restricted once more').toEqual([[RESTRICTED, ['tos_acceptance.date']], ...first]);
  });

  it('is told once, however many looks find it out at the same time', async () => {
    const seen = await deps().db.connectedAccounts.find(creator.uid);
    if (!seen) throw new Error('There is no account');
    await askForMore(accountId, ['external_account']);
    await hear();
    await told();
    passMinutes(1);
    // A look that began before the event came.
    await refreshConnectedAccount(deps(), seen);
    expect(await told()).toEqual([[RESTRICTED, ['external_account']]]);
  });

  it('is told of nothing by a look or an event that comes after its end', async () => {
    const seen = await deps().db.connectedAccounts.find(creator.uid);
    if (!seen) throw new Error('There is no account');
    await askForMore(accountId, ['external_account']);
    await deliverDeauthorized(accountId);
    const ended = await account();
    await hear();
    await refreshConnectedAccount(deps(), seen);
    expect(await account()).toEqual(ended);
    expect(await told()).toEqual([['payout_account_disconnected', undefined]]);
  });

  it('is told again when what was sent has been checked and does not do', async () => {
    await askForMore(accountId, ['individual.verification.document']);
    await hear();
    await told();
    await finishOnboarding(accountId, 'pending');
    passMinutes(1);
    expect(await show()).toMatchObject({ status: 'pending', due: [] });
    await askForMore(accountId, ['individual.verification.document']);
    await hear();
    expect(await told()).toHaveLength(2);
  });

  it('stays active until a deadline, and says what is asked until when', async () => {
    const deadline = 1_900_000_000;
    await askForMore(accountId, ['individual.id_number'], { deadline });
    await hear();
    expect(await show()).toMatchObject({
      status: 'active',
      due: [{ name: 'individual.id_number', problem: null }],
      due_by: new Date(deadline * 1000),
    });
    expect(await told()).toEqual([]);
  });

  it('keeps a bounded part of a long list, and nothing once access has ended', async () => {
    const long = Array.from({ length: 80 }, (_, index) => `interv_${index}.${'x'.repeat(300)}`);
    await askForMore(accountId, long, { reason: 'y'.repeat(2000) });
    const { due } = await show();
    expect(due).toHaveLength(50);
    expect(due[0]).toEqual({ name: long[0]?.slice(0, 200), problem: 'y'.repeat(500) });
    const [[, details] = []] = (await told()) as [string, string[]][];
    expect(details).toHaveLength(20);
    await deauthorize(accountId);
    await deliverDeauthorized(accountId);
    expect(await account()).toMatchObject({ due: [], dueBy: null, restrictedAt: null });
    expect(await show()).toMatchObject({ connected: false, due: [] });
  });

  it('says what remains while its first onboarding is not finished, which nobody has to be told', async () => {
    const newcomer = await createPerson('content_creator');
    const opened = await connectAccount(newcomer, 'half');
    const shown = await succeed(getConnectedAccount, { params: { id: newcomer.uid } }, newcomer);
    expect(shown).toMatchObject({ stripe_account_id: opened, status: 'pending' });
    expect(shown.due.map(({ name }) => name)).toContain('external_account');
    await createNotifications(deps().db, connectedAccountProjections, newcomer.uid, new Date());
    expect(await succeed(listNotifications, { query: {} }, newcomer)).toEqual([]);
  });
});
