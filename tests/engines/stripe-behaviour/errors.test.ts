import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, order } from './given.ts';
import { forEachTarget, type Target } from './target.ts';

const missing = 'acct_1AAAAAAAAAAAAAAA';

forEachTarget('bad requests', ({ open }) => {
  let target: Target;
  beforeAll(async () => void (target = await open()));
  afterAll(() => target.close());
  const post = (path: string, params: Record<string, unknown>) =>
    failureOf(target.stripe.rawRequest('POST', path, params));

  it('name the parameter that is missing, nested ones in brackets', async () => {
    const { success_url: success, line_items: lines } = order();
    const failure = await post('/v1/checkout/sessions', {
      mode: 'payment',
      success_url: success,
      line_items: [{ quantity: 1, price_data: { unit_amount: 1000, product_data: { name: 'x' } } }],
    });
    expect(failure).toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'line_items[0][price_data][currency]',
    });
    expect(lines).toHaveLength(1);
    expect(await post('/v1/transfers', { amount: 100, destination: missing })).toMatchObject({
      code: 'parameter_missing',
      param: 'currency',
    });
  });

  it('name the parameter that is unknown', async () => {
    const failure = await post('/v1/checkout/sessions', { ...order(), colour: 'red' });
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', code: 'parameter_unknown', param: 'colour' });
    expect(failure.message).toContain('Received unknown parameter: colour');
  });

  it.each(['12.5', 'many', ''])('refuse %j where a whole number belongs', async (amount) => {
    const failure = await post('/v1/transfers', { amount, currency: 'sgd', destination: missing });
    expect(failure).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(failure.code).toMatch(/^parameter_invalid_(integer|empty)$/);
  });

  it('refuse an amount below 1', async () => {
    const failure = await post('/v1/transfers', { amount: 0, currency: 'sgd', destination: missing });
    expect(failure).toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' });
  });

  it('refuse an address that is none', async () => {
    const failure = await post('/v1/checkout/sessions', { ...order(), success_url: 'not an address' });
    expect(failure).toMatchObject({ statusCode: 400, code: 'url_invalid', param: 'success_url' });
  });

  it('refuse an e-mail address that is none', async () => {
    const failure = await post('/v1/checkout/sessions', { ...order(), customer_email: 'nobody' });
    expect(failure).toMatchObject({ statusCode: 400, code: 'email_invalid', param: 'customer_email' });
  });

  it('tell a missing object in the body (400) from one in the path (404)', async () => {
    const inBody = await failureOf(
      target.stripe.transfers.create({ amount: 100, currency: 'sgd', destination: missing }),
    );
    expect(inBody).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'destination' });
    const inPath = await failureOf(target.stripe.transfers.retrieve('tr_missing'));
    expect(inPath).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(await failureOf(target.stripe.refunds.create({ charge: 'ch_missing' }))).toMatchObject({
      code: 'resource_missing',
    });
    expect(await failureOf(target.stripe.accounts.retrieve(missing))).toMatchObject({
      statusCode: 403,
      code: 'account_invalid',
    });
  });

  it('refuse an expansion that does not exist', async () => {
    const { id } = await target.stripe.checkout.sessions.create(order());
    const failure = await failureOf(target.stripe.checkout.sessions.retrieve(id, { expand: ['weather'] }));
    expect(failure.statusCode).toBe(400);
    expect(failure.message).toContain('cannot be expanded');
  });

  it('refuse pages longer than 100 and cursors that lead nowhere', async () => {
    expect(await failureOf(target.stripe.transfers.list({ limit: 101 }))).toMatchObject({ statusCode: 400 });
    expect(await failureOf(target.stripe.transfers.list({ starting_after: 'tr_missing' }))).toMatchObject({
      statusCode: 400,
    });
  });

  it('refuse keys that are not theirs, and an address that does not exist', async () => {
    const apiKey = 'sk_test_notakeythatanyonehas';
    const failure = await failureOf(target.stripe.balance.retrieve({}, { apiKey }));
    expect(failure).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(failure.message).not.toContain(apiKey);
    expect(await post('/v1/no_such_thing', {})).toMatchObject({ statusCode: 404 });
  });

  it('carry a request id', async () => {
    expect((await post('/v1/no_such_thing', {})).requestId).toMatch(/^req_/);
  });
});
