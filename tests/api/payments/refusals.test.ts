import {
  createConnectedAccountLink,
  createDashboardLink,
  startCheckout,
} from '@doubloon/contract/payments/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { logLines, refuse } from '../../support/api.ts';
import { connectAccount, draftOf } from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

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

  it.each([
    ['does not know the platform', 401],
    ['does not let the platform in', 403],
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
