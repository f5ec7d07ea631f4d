import { createDashboardLink, disconnectAccount, getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { connectAccount } from '../../support/money/paid-campaigns.ts';
import { askForMore, deauthorize, failNext, finishOnboarding } from '../../support/money/payment-provider.ts';

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

const input = () => ({ body: { creatorId: creator.uid } });
const link = () => call(createDashboardLink, input(), creator);
const show = () => succeed(getConnectedAccount, { params: { id: creator.uid } }, creator);

describe('the link to the dashboard of a payout account', () => {
  it('leads to the account’s own page at the provider', async () => {
    const accountId = await connectAccount(creator);
    const { url } = await succeed(createDashboardLink, input(), creator);
    expect(url).toContain(accountId);
    expect(await (await fetch(url)).text()).toContain('Your earnings');
  });

  it.each(['pending', 'rejected'] as const)('is there for an account that is %s, too', async (outcome) => {
    await connectAccount(creator, outcome);
    expect((await link()).status).toBe(201);
  });

  it('is there for an account that is restricted', async () => {
    await askForMore(await connectAccount(creator), ['external_account']);
    expect(await show()).toMatchObject({ status: 'restricted' });
    expect((await link()).status).toBe(201);
  });

  it('needs an account whose setup was finished and whose use has not ended', async () => {
    expect((await link()).status).toBe(404);
    const accountId = await connectAccount(creator, 'half');
    expect(await refuse(createDashboardLink, input(), creator)).toMatchObject({
      status: 409,
      message: 'Please finish the setup with Stripe first',
    });
    await finishOnboarding(accountId);
    await show();
    expect((await link()).status).toBe(201);
    await succeed(disconnectAccount, {}, creator);
    expect((await link()).status).toBe(404);
  });

  it('is for its creator alone', async () => {
    await connectAccount(creator);
    const others = await Promise.all([createPerson('content_creator'), createPerson('business_owner')]);
    for (const other of [...others, await createPerson('admin')]) {
      expect(await refuse(createDashboardLink, input(), other)).toMatchObject({ status: 403 });
    }
    expect(await refuse(createDashboardLink, input())).toMatchObject({ status: 401 });
  });

  it('says so when the provider does not answer, or refuses the platform', async () => {
    const accountId = await connectAccount(creator);
    await failNext('accounts.createLoginLink', 'unavailable');
    expect((await link()).status).toBe(502);
    await deauthorize(accountId);
    expect((await link()).status).toBe(502);
  });
});
