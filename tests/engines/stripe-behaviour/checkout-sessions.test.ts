import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, order } from './given.ts';
import { forEachTarget, type Target } from './target.ts';

forEachTarget('checkout sessions', ({ open }) => {
  let target: Target;
  beforeAll(async () => void (target = await open()));
  afterAll(() => target.close());
  const sessions = () => target.stripe.checkout.sessions;

  it('are created open and unpaid, with what the caller gave', async () => {
    const session = await sessions().create(
      order(10_500, {
        client_reference_id: 'draft-1',
        customer_email: 'owner@example.com',
        metadata: { draftId: 'draft-1' },
      }),
    );
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 10_500,
      cancel_url: 'http://127.0.0.1:5000/create-loot',
      client_reference_id: 'draft-1',
      currency: 'sgd',
      customer_email: 'owner@example.com',
      livemode: false,
      metadata: { draftId: 'draft-1' },
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: 'http://127.0.0.1:5000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    });
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]+$/);
    expect(session.url).toContain(session.id);
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  });

  it('are retrieved as they were created, with their line items only when asked', async () => {
    const created = await sessions().create(order());
    const plain = await sessions().retrieve(created.id);
    expect(plain.url).toBe(created.url);
    expect(plain.line_items).toBeUndefined();
    const { line_items: lines } = await sessions().retrieve(created.id, { expand: ['line_items'] });
    expect(lines?.data).toHaveLength(1);
    expect(lines?.data[0]).toMatchObject({
      object: 'item',
      description: 'Loot: Sunset reel',
      quantity: 1,
      amount_total: 10_500,
    });
    const listed = await sessions().listLineItems(created.id);
    expect(listed.data.map(({ id }) => id)).toEqual(lines?.data.map(({ id }) => id));
  });

  it('are embedded by a client secret, and lead back to one address', async () => {
    const {
      success_url: address = '',
      cancel_url: cancelled,
      ...embedded
    } = order(10_500, { ui_mode: 'embedded_page' });
    const session = await sessions().create({ ...embedded, return_url: address });
    expect(session).toMatchObject({ ui_mode: 'embedded_page', url: null, success_url: null, return_url: address });
    expect(session.client_secret).toContain(`${session.id}_secret_`);
    expect((await sessions().create(order())).client_secret).toBeNull();
    expect((await failureOf(sessions().create(embedded))).param).toBe('return_url');
    for (const wrong of [{ success_url: address }, { cancel_url: cancelled }]) {
      const failure = await failureOf(sessions().create({ ...embedded, return_url: address, ...wrong }));
      expect(failure).toMatchObject({ statusCode: 400, param: Object.keys(wrong)[0] });
    }
    const hosted = await failureOf(sessions().create(order(10_500, { return_url: address })));
    expect(hosted.param).toBe('return_url');
  });

  it('leave it to the provider which card is asked for 3-D Secure, unless told otherwise', async () => {
    const asked = async (more: object) => (await sessions().create(order(10_500, more))).payment_method_options?.card;
    expect(await asked({})).toMatchObject({ request_three_d_secure: 'automatic' });
    const card = { request_three_d_secure: 'any' };
    expect(await asked({ payment_method_options: { card } })).toMatchObject(card);
  });

  it('add up quantities and lines', async () => {
    const price = (unit: number, name: string) => ({ currency: 'sgd', unit_amount: unit, product_data: { name } });
    const session = await sessions().create(
      order(0, {
        line_items: [
          { quantity: 3, price_data: price(1999, 'Budget') },
          { quantity: 1, price_data: price(300, 'Fee') },
        ],
      }),
    );
    expect(session.amount_total).toBe(6297);
  });

  it('can be expired once, and then have no page any more', async () => {
    const { id } = await sessions().create(order());
    const expired = await sessions().expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    const failure = await failureOf(sessions().expire(id));
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
    expect(failure.message).toContain('["open"]');
  });

  it('are listed newest first, page after page, without gaps or repeats', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await sessions().create(order())).id);
    const first = await sessions().list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual([made[4], made[3]]);
    expect(first.has_more).toBe(true);
    const second = await sessions().list({ limit: 2, starting_after: made[3] ?? '' });
    expect(second.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    const back = await sessions().list({ limit: 2, ending_before: made[2] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual([made[4], made[3]]);
    const walked: string[] = [];
    for await (const { id } of sessions().list({ limit: 2 })) {
      walked.push(id);
      if (walked.length === 5) break;
    }
    expect(walked).toEqual(made.toReversed());
  });

  it('refuse less than the smallest charge, 50 cents', async () => {
    const failure = await failureOf(sessions().create(order(49)));
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code: 'amount_too_small' });
    expect((await sessions().create(order(50))).amount_total).toBe(50);
  });

  it('refuse an expiry sooner than 30 minutes or later than a day', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const expires_at of [now + 60, now + 3 * 24 * 60 * 60]) {
      expect(await failureOf(sessions().create(order(1000, { expires_at })))).toMatchObject({
        statusCode: 400,
        param: 'expires_at',
      });
    }
    const wanted = now + 40 * 60;
    expect((await sessions().create(order(1000, { expires_at: wanted }))).expires_at).toBe(wanted);
  });

  it('answer 404 for an id that does not exist', async () => {
    const failure = await failureOf(sessions().retrieve('cs_test_doesnotexist'));
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' });
  });
});
