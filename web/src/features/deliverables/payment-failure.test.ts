import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { paymentFailureText } from './payment-failure.ts';

const failed = (details: string) =>
  new ApiError('Payment failed', { status: 402, errorType: 'payment_authorization_failed', details });

describe('paymentFailureText', () => {
  it.each([
    ['Creator has no connected Stripe account', 'connect it in their profile'],
    ['The account needs verification', 'needs verification and setup'],
    ['Insufficient platform balance for transfer', 'contact support'],
    ['Insufficient campaign budget', 'campaign budget is insufficient'],
  ])('explains "%s"', (details, part) => {
    expect(paymentFailureText(failed(details))).toContain(part);
  });

  it('quotes anything else', () => {
    expect(paymentFailureText(failed('card melted'))).toBe('Payment Failed: card melted');
  });

  it('leaves other failures to others', () => {
    expect(paymentFailureText(new ApiError('No', { status: 403 }))).toBeUndefined();
    expect(paymentFailureText(new Error('x'))).toBeUndefined();
  });
});
