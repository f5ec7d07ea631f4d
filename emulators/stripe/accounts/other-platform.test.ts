import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeStandIn, type StripeStandIn } from '../server.ts';

let standIn: StripeStandIn;

beforeAll(async () => {
  standIn = await createStripeStandIn({ port: 0 });
});
afterAll(() => standIn.close());

function clientOf(key: string): Stripe {
  const { hostname: host, port } = new URL(standIn.url);
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

describe('a key of another platform account', () => {
  it('is of another account, and is refused the connected accounts of the first as Stripe refuses them', async () => {
    const [own, other] = [clientOf('sk_test_standin'), clientOf('sk_test_standin_other')];
    const { id } = await own.accounts.create({
      country: 'SG',
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
    });
    expect((await other.accounts.retrieveCurrent()).id).not.toBe((await own.accounts.retrieveCurrent()).id);
    await expect(other.accounts.retrieve(id)).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' });
    expect((await other.accounts.list()).data).toEqual([]);
    expect(await own.accounts.retrieve(id)).toMatchObject({ id });
  });
});
