import { login } from '@doubloon/contract/auth/operations.ts';
import { RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { createConnectedAccount, disconnectAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectedAccountProjections } from '../../../functions/src/payments/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import '../../support/money/payment-provider.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { connectAccount } from '../../support/money/paid-campaigns.ts';
import { createPerson, exchangeCustomToken } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let creator: Person;
let accountId: string;

beforeEach(async () => {
  stopClock();
  creator = await createPerson('content_creator');
  accountId = await connectAccount(creator);
});

const account = () => stored(COLLECTIONS.connectedAccounts, creator.uid);
const openAnother = () => ({ body: { creatorId: creator.uid, country: 'SG' } });
const needsSignIn = { status: 403, code: 'forbidden', errorType: RECENT_SIGN_IN_NEEDED };

async function signInAgain(): Promise<Person> {
  // A token that is given out by a clock stopped long ago counts as kept for later.
  stopClock();
  const { customToken } = await succeed(login, { body: creator });
  return { ...creator, idToken: await exchangeCustomToken(customToken) };
}

describe('a session of long ago, which may be stolen', () => {
  it('disconnects no payout account; a new sign-in does', async () => {
    const again = await signInAgain();
    passMinutes(6);
    expect(await refuse(disconnectAccount, {}, creator)).toMatchObject(needsSignIn);
    expect(await account()).toMatchObject({ accountId, accessEndedAt: null });
    passMinutes(-6);
    await succeed(disconnectAccount, {}, again);
  });

  it('opens no account in the place of one that was disconnected', async () => {
    await succeed(disconnectAccount, {}, creator);
    passMinutes(6);
    expect(await refuse(createConnectedAccount, openAnother(), creator)).toMatchObject(needsSignIn);
    expect(await account()).toMatchObject({ accountId, generation: 1 });
    passMinutes(-6);
    await succeed(createConnectedAccount, openAnother(), await signInAgain());
    expect(await account()).toMatchObject({ generation: 2 });
  });

  it('opens the first account, and is shown the one there is', async () => {
    const newcomer = await createPerson('content_creator');
    passMinutes(6);
    await succeed(createConnectedAccount, { body: { creatorId: newcomer.uid, country: 'SG' } }, newcomer);
    const shown = await succeed(createConnectedAccount, openAnother(), creator);
    expect(shown).toMatchObject({ stripe_account_id: accountId });
    passMinutes(-6);
  });
});

describe('the person of a payout account', () => {
  /** Runs the trigger twice, as may happen in production, and returns what the person was told, newest first. */
  async function told(): Promise<unknown[]> {
    for (let time = 0; time < 2; time += 1) {
      await createNotifications(deps().db, connectedAccountProjections, creator.uid, new Date());
    }
    return (await succeed(listNotifications, { query: {} }, creator)).map(({ kind, subject }) => [kind, subject]);
  }

  it('is told when it is disconnected, and when another takes its place', async () => {
    const profile = { type: 'profile', id: creator.uid };
    expect(await told(), 'the first one').toEqual([]);
    await succeed(disconnectAccount, {}, creator);
    expect(await told()).toEqual([['payout_account_disconnected', profile]]);
    passMinutes(1);
    await succeed(createConnectedAccount, openAnother(), creator);
    expect(await told()).toEqual([
      ['payout_account_replaced', profile],
      ['payout_account_disconnected', profile],
    ]);
  });
});
