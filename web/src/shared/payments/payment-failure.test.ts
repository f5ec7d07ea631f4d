import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { paymentFailureOf as failureOf, paymentFailureNews, paymentObstacleNews } from './payment-failure.ts';

const failed = (details: string) =>
  new ApiError('Payment failed', { status: 402, errorType: 'payment_authorization_failed', details });

const paymentFailureOf = (error: unknown) => failureOf(error, 'treasure');

describe('paymentFailureOf', () => {
  it.each([
    ['Creator has no connected Stripe account', 'connect it in their profile', 'The creator connects'],
    ['The account needs verification', 'needs verification and setup', 'The creator finishes'],
    ['Insufficient platform balance for transfer', 'contact support', 'Our team'],
    [
      'The payment for this loot is disputed at the bank',
      'Payment Failed: The payment for this loot is disputed at the bank',
      'Our team',
    ],
    ['Insufficient campaign budget', 'campaign budget is insufficient', 'You decide'],
  ])('explains "%s" and says who must act', (details, part, actor) => {
    expect(paymentFailureOf(failed(details))?.text).toContain(part);
    expect(paymentFailureOf(failed(details))?.whoActs).toContain(actor);
  });

  it('names a reason of its own only where the specification does', () => {
    expect(paymentFailureOf(failed("The creator's account is suspended"))?.text).toBe(
      "Payment Failed: The creator's account is suspended",
    );
  });

  it('says of one that is looked at that it waits, not that it failed', () => {
    const details = 'Our team looks at this payment before it is made. They decide by 3 Dec 2026 at the latest.';
    expect(paymentFailureOf(failed(details))).toMatchObject({
      text: details,
      whoActs: 'Our team decides; you and the creator need to do nothing.',
    });
  });

  it('quotes anything else', () => {
    expect(paymentFailureOf(failed('card melted'))?.text).toBe('Payment Failed: card melted');
  });

  it('leaves other failures to others', () => {
    expect(paymentFailureOf(new ApiError('No', { status: 403 }))).toBeUndefined();
    expect(paymentFailureOf(new Error('x'))).toBeUndefined();
  });

  it('claims nothing of a payment that nobody has tried', () => {
    for (const paid of ['treasure', 'proof', 'application'] as const) {
      const { next } = paymentObstacleNews('The creator has no connected Stripe account', paid);
      expect(next).not.toMatch(/was paid|again once/);
      expect(next).toContain('pays nothing');
    }
  });

  it.each([
    ['treasure', 'from its deadline on'],
    ['proof', 'from its deadline on'],
    ['application', 'from now on'],
  ] as const)('says of a %s alone when it is tried again', (paid, when) => {
    const { next } = paymentFailureNews('Insufficient campaign budget', paid);
    expect(next).toContain(when);
    expect(next.includes('from now on')).toBe(paid === 'application');
    expect(next.includes('deadline')).toBe(paid !== 'application');
  });
});
