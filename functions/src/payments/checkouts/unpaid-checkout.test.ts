import { describe, expect, it } from 'vitest';
import { unpaidCheckout } from './fetch-paid-checkout.ts';

const told = (session: unknown) => {
  const about = { id: 'cs_1', payment_status: 'unpaid', metadata: { checkout_id: 'cko_1' } };
  const { code, message, errorType } = unpaidCheckout({ ...about, ...(session as object) });
  expect(code).toBe('payment_required');
  return [message, errorType];
};

describe('an unpaid checkout', () => {
  it.each([{ status: 'open', payment_intent: null }, {}])('may still be paid: %j', (session) =>
    expect(told(session)).toEqual(['This payment has not been completed yet.', undefined]),
  );

  it('waits for its bank', () => {
    expect(told({ status: 'complete', payment_intent: { status: 'processing' } })).toEqual([
      'This payment is still being confirmed.',
      'checkout_processing',
    ]);
  });

  it('was refused in the end', () => {
    expect(told({ status: 'complete', payment_intent: { status: 'requires_payment_method' } })).toEqual([
      'Your bank did not confirm the payment. Nothing was charged.',
      'checkout_failed',
    ]);
  });

  it('has expired', () => {
    expect(told({ status: 'expired', payment_intent: null })).toEqual([
      'This checkout has expired. Nothing was charged.',
      'checkout_failed',
    ]);
  });
});
