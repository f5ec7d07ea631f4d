import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, order } from './given.ts';
import { forEachTarget, type Target } from './target.ts';

forEachTarget('idempotency keys', ({ open }) => {
  let target: Target;
  beforeAll(async () => void (target = await open()));
  afterAll(() => target.close());
  const create = (idempotencyKey: string, amount = 10_500) =>
    target.stripe.checkout.sessions.create(order(amount), { idempotencyKey });

  it('give a repeat the answer of the first request, and say so', async () => {
    const key = randomUUID();
    const first = await create(key);
    const again = await create(key);
    expect(again.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.headers['request-id']);
  });

  it('give the first answer even when the object has changed since', async () => {
    const key = randomUUID();
    const { id } = await create(key);
    await target.stripe.checkout.sessions.expire(id);
    expect((await create(key)).status).toBe('open');
  });

  it('refuse other parameters under a used key', async () => {
    const key = randomUUID();
    await create(key);
    const failure = await failureOf(create(key, 20_000));
    expect(failure).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400, rawType: 'idempotency_error' });
    expect(failure.message).toContain('same parameters');
  });

  it('refuse another endpoint under a used key', async () => {
    const idempotencyKey = randomUUID();
    const { id } = await create(idempotencyKey);
    const failure = await failureOf(target.stripe.checkout.sessions.expire(id, {}, { idempotencyKey }));
    expect(failure).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(failure.message).toContain('same endpoint');
  });

  it('are still free after a request whose parameters were refused', async () => {
    const key = randomUUID();
    const bad = target.stripe.checkout.sessions.create({ ...order(), success_url: 'nowhere' }, { idempotencyKey: key });
    expect((await failureOf(bad)).statusCode).toBe(400);
    expect((await create(key)).status).toBe('open');
  });

  it('keep two requests with different keys apart', async () => {
    const [one, other] = await Promise.all([create(randomUUID()), create(randomUUID())]);
    expect(one.id).not.toBe(other.id);
  });
});
