import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../support/api.ts';
import { draftOf } from '../../support/money/paid-campaigns.ts';
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
    ['mode', 'body.formData'],
    ['constructor', 'body.formData'],
  ])('over %s is answered as what it is, naming %s', async (param, field) => {
    const message = 'The payment provider does not accept this: Not like this.';
    expect(await refusedWith(400, { param })).toMatchObject({
      status: 422,
      code: 'invalid_input',
      message,
      details: [{ field, message }],
    });
  });

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
