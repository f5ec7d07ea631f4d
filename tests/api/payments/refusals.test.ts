import { completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import {
  createConnectedAccount,
  createConnectedAccountLink,
  createDashboardLink,
  startCheckout,
} from '@doubloon/contract/payments/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deps, logLines, refuse, succeed } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import {
  approve,
  buyCampaign,
  connectAccount,
  createPaidCreator,
  draftOf,
  expectBalancedBooks,
  openCheckout,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const { closeAndGrant, run, refund } = useClosedLoots();

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

/** The errors that were logged after so many lines. */
const errorsSince = (before: number) =>
  logLines.slice(before).flatMap(({ severity, message }) => (severity === 'ERROR' ? [message] : []));

/** The answer to a checkout that the provider refuses with this error. */
async function refusedWith(status: number, error: { type?: string; param?: string; message?: string } = {}) {
  const message = 'Not like this.';
  await failNext('checkout.sessions.create', 'error', {
    status,
    error: { type: 'invalid_request_error', message, ...error },
  });
  return refuse(startCheckout, { body: { formData: draftOf(owner) } }, owner);
}

describe('a checkout that the provider refuses', () => {
  it.each([
    ['customer_email', 'body.customerEmail'],
    ['line_items[0][price_data][unit_amount]', 'body.formData.budget'],
    ['line_items', 'body.formData.budget'],
    ['success_url', 'body.successUrl'],
  ])('over %s is answered as what it is, naming %s', async (param, field) => {
    const message = 'The payment provider does not accept this: Not like this.';
    expect(await refusedWith(400, { param })).toMatchObject({
      status: 422,
      code: 'invalid_input',
      message,
      details: [{ field, message }],
    });
  });

  it.each([{}, { param: 'mode' }, { param: 'constructor' }])(
    'over what nobody fills in is not about its owner, and raises an alarm: %o',
    async (error) => {
      const message = 'Your account cannot currently make live charges.';
      expect(await refusedWith(400, { ...error, message })).toMatchObject({
        status: 502,
        code: 'provider_unavailable',
        message:
          'The payment provider does not let us take payments at the moment. This is not about you: our team has been told and has to settle it. Please try again later.',
      });
      expect(logLines).toContainEqual(
        expect.objectContaining({
          severity: 'ERROR',
          message: 'payment pages are refused',
          err: expect.objectContaining({ message }) as object,
        }),
      );
    },
  );

  it.each([401, 403])('because of the key is not about its owner, and raises an alarm: %d', async (status) => {
    const before = logLines.length;
    expect(await refusedWith(status)).toMatchObject({
      status: 502,
      message: expect.stringContaining('does not let us take payments at the moment. This is not about you') as string,
    });
    expect(errorsSince(before)).toEqual(['the key is refused', 'payment pages are refused']);
  });

  it.each([
    ['has too many requests', 429],
    ['is at work on the same request', 409],
    ['fails', 500],
  ])('because it %s is one to try again', async (_why, status) => {
    expect(await refusedWith(status)).toMatchObject({
      status: 502,
      message: 'The payment provider is not available right now. Please try again.',
    });
  });
});

describe('a key without a permission', () => {
  const ALARM = { severity: 'ERROR', message: 'the key is refused', method: 'POST' };

  it('is not about the creator who opens an account, and raises an alarm', async () => {
    const creator = await createPerson('content_creator');
    const before = logLines.length;
    await failNext('accounts.create', 'key_refused');
    const body = { creatorId: creator.uid, country: 'SG' };
    expect(await refuse(createConnectedAccount, { body }, creator)).toMatchObject({
      status: 502,
      message: expect.stringContaining('does not let us open payment accounts') as string,
    });
    expect(errorsSince(before)).toEqual(['the key is refused', 'payout accounts are refused']);
    // The key of the request keeps nothing, so the account is opened once the permission is there.
    expect(await succeed(createConnectedAccount, { body }, creator)).toMatchObject({ connected: true });
  });

  it('is not meant by an e-mail address that it does not accept, which the creator is told', async () => {
    const creator = await createPerson('content_creator');
    const before = logLines.length;
    const error = { type: 'invalid_request_error', param: 'email', code: 'email_invalid', message: 'Invalid address.' };
    await failNext('accounts.create', 'error', { status: 400, error });
    const message = 'The payment provider does not accept this: Invalid address.';
    expect(
      await refuse(createConnectedAccount, { body: { creatorId: creator.uid, country: 'SG' } }, creator),
    ).toMatchObject({ status: 422, code: 'invalid_input', details: [{ field: 'body.email', message }] });
    expect(errorsSince(before)).toEqual([]);
  });

  it('stops a transfer with an alarm; it is made once the permission is there', async () => {
    const creator = await createPaidCreator();
    const { campaign } = await buyCampaign(owner);
    const treasure = await submitDeliverable(campaign, creator);
    const before = logLines.length;
    await failNext('transfers.create', 'key_refused');
    expect(await approve(treasure, owner)).toMatchObject({
      status: 402,
      error: { details: expect.stringContaining('Our team has been told') as string },
    });
    expect(logLines.slice(before)).toContainEqual(expect.objectContaining({ ...ALARM, path: '/v1/transfers' }));
    expect(await approve(treasure, owner)).toMatchObject({ ok: true });
    await expectBalancedBooks(campaign.id);
  });

  it('stops a refund with an alarm; it is tried again by itself', async () => {
    await closeAndGrant();
    const before = logLines.length;
    await failNext('refunds.create', 'key_refused');
    await run();
    expect(await refund()).toMatchObject({ status: 'granted', next_try_at: expect.any(Date) as Date });
    expect(logLines.slice(before)).toContainEqual(expect.objectContaining({ ...ALARM, path: '/v1/refunds' }));
  });

  it('stops what only looks, and says so', async () => {
    const sessionId = await openCheckout(owner);
    const before = logLines.length;
    await failNext('checkout.sessions.retrieve', 'key_refused');
    expect(await refuse(completeCheckout, { body: { payment_gateway_id: sessionId } }, owner)).toMatchObject({
      status: 502,
      message: expect.stringContaining('does not let us do this at the moment. This is not about you') as string,
    });
    expect(errorsSince(before)).toEqual(['the key is refused']);
  });

  it('is not meant by an account that is out of reach', async () => {
    const creator = await createPerson('content_creator');
    await connectAccount(creator);
    const before = logLines.length;
    const error = { type: 'invalid_request_error', code: 'account_invalid', message: 'No access.' };
    await failNext('accountLinks.create', 'error', { status: 403, error });
    expect(await refuse(createConnectedAccountLink, { body: { creatorId: creator.uid } }, creator)).toMatchObject({
      status: 502,
      message: 'Stripe does not let us look at this account at the moment. Please try again later.',
    });
    expect(errorsSince(before)).toEqual([]);
    expect((await deps().db.connectedAccounts.get(creator.uid)).accessRefusedSince).toBeInstanceOf(Date);
  });
});

describe('a link to a page of the provider about a payout account', () => {
  it.each([
    ['accountLinks.create', createConnectedAccountLink, 'open the pages for payment accounts'],
    ['accounts.createLoginLink', createDashboardLink, 'open the dashboard of payment accounts'],
  ] as const)(
    'that it refuses the platform is not about its creator, and raises an alarm: %s',
    async (on, link, what) => {
      const creator = await createPerson('content_creator');
      await connectAccount(creator);
      const message = 'Please review the responsibilities of managing losses first.';
      await failNext(on, 'error', { error: { type: 'invalid_request_error', message } });
      expect(await refuse(link, { body: { creatorId: creator.uid } }, creator)).toMatchObject({
        status: 502,
        code: 'provider_unavailable',
        message: `The payment provider does not let us ${what} at the moment. This is not about you: our team has been told and has to settle it. Please try again later.`,
      });
      expect(logLines).toContainEqual(
        expect.objectContaining({
          severity: 'ERROR',
          message: 'payout accounts are refused',
          err: expect.objectContaining({ message }) as object,
        }),
      );
    },
  );
});

describe('a refusal to move money', () => {
  const ALARM = 'the provider refuses to move money';
  const refuseNext = (on: string, error: object) =>
    failNext(on, 'error', {
      status: 400,
      error: { type: 'invalid_request_error', message: 'Not like this.', ...error },
    });

  it.each([
    ['raises an alarm when it is about what the platform asks', {}, [ALARM]],
    ['raises an alarm when it names a parameter', { param: 'source_transaction' }, [ALARM]],
    ['is for the creator while their account is not ready', { code: 'insufficient_capabilities_for_transfer' }, []],
    ['is for the creator when their account is gone', { code: 'resource_missing', param: 'destination' }, []],
    [
      'is told as a shortage while the balance is too small',
      { code: 'balance_insufficient' },
      ['the balance at the provider is too small'],
    ],
  ])('to a creator %s', async (_what, error, told) => {
    const { campaign } = await buyCampaign(owner, { budget: 100_000 });
    const treasure = await submitDeliverable(campaign, await createPaidCreator());
    await refuseNext('transfers.create', error);
    const before = logLines.length;
    expect((await approve(treasure, owner)).ok).toBe(false);
    expect(errorsSince(before)).toEqual(told);
    await expectBalancedBooks(campaign.id);
  });

  it.each([
    ['raises an alarm when it is about what the platform asks', {}, [ALARM, 'a refund has failed for good']],
    [
      'is put before an admin, with an alarm, when the charge is too old',
      { code: 'charge_not_refundable' },
      ['a refund has failed for good'],
    ],
    ['is tried again, and told to nobody, while a bank decides', { code: 'charge_disputed' }, []],
  ])('to a payer %s', async (_what, error, told) => {
    await closeAndGrant();
    await refuseNext('refunds.create', error);
    const before = logLines.length;
    await run();
    expect(errorsSince(before)).toEqual(told);
    expect((await refund()).status).toBe(told.length > 0 ? 'failed' : 'granted');
  });
});
