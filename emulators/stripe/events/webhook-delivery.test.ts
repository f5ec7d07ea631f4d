import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { retryDelayMs, signatureHeader } from './webhook-delivery.ts';

describe('signatureHeader', () => {
  const body = '{"id":"evt_1","object":"event"}';
  const now = Math.floor(Date.now() / 1000);

  it('is accepted by the real client', () => {
    const event = Stripe.webhooks.constructEvent(body, signatureHeader(body, 'whsec_a', now), 'whsec_a');
    expect(event.id).toBe('evt_1');
  });

  it.each([
    ['another secret', body, signatureHeader(body, 'whsec_b', now)],
    ['another body', `${body} `, signatureHeader(body, 'whsec_a', now)],
    ['an old time', body, signatureHeader(body, 'whsec_a', now - 600)],
  ])('is refused for %s', (_what, received, header) => {
    expect(() => Stripe.webhooks.constructEvent(received, header, 'whsec_a')).toThrow();
  });
});

describe('retryDelayMs', () => {
  it('grows with each failure up to 15 seconds', () => {
    const delays = Array.from({ length: 12 }, (_, index) => retryDelayMs(index + 1));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays[0]).toBe(200);
    expect(delays.at(-1)).toBe(15_000);
  });
});
