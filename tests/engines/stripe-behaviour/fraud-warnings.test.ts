import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, paidCharge } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('a warning of fraud', () => {
  let standIn: StandIn;
  beforeEach(async () => void (standIn = await openStandIn({})));
  afterEach(() => standIn.close());

  const warn = (charge: string) =>
    standIn.control<Stripe.Radar.EarlyFraudWarning>('POST', '/fraud-warnings', {
      charge,
      fraud_type: 'unauthorized_use_of_card',
    });
  const radar = () => standIn.stripe.radar.earlyFraudWarnings;
  const told = async (type: string) => (await standIn.stripe.events.list({ type })).data.map(({ data }) => data.object);

  it('moves no money, is found by its charge, and is told of', async () => {
    const charge = await paidCharge(standIn);
    const before = await standIn.stripe.balance.retrieve();
    const warning = await warn(charge.id);
    expect(warning).toMatchObject({ actionable: true, charge: charge.id, fraud_type: 'unauthorized_use_of_card' });
    expect(await standIn.stripe.balance.retrieve()).toMatchObject({ available: before.available });
    expect(await radar().retrieve(warning.id)).toMatchObject({ id: warning.id });
    expect((await radar().list({ charge: charge.id })).data).toHaveLength(1);
    expect(await told('radar.early_fraud_warning.created')).toMatchObject([{ id: warning.id }]);
    expect(await failureOf(radar().retrieve('issfr_none'))).toMatchObject({ statusCode: 404 });
  });

  it.each(['refunded', 'disputed'])('can be acted on until its charge is %s', async (how) => {
    const charge = await paidCharge(standIn);
    await standIn.control('POST', '/balance', { amount: 100_000 });
    const { id } = await warn(charge.id);
    await standIn.stripe.refunds.create({ charge: charge.id, amount: 100 });
    expect(await radar().retrieve(id)).toMatchObject({ actionable: true });
    if (how === 'refunded') await standIn.stripe.refunds.create({ charge: charge.id });
    else await standIn.control('POST', '/disputes', { charge: charge.id });
    expect(await radar().retrieve(id)).toMatchObject({ actionable: false });
    expect(await told('radar.early_fraud_warning.updated')).toMatchObject([{ id, actionable: false }]);
  });
});
