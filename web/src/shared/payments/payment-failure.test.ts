import { actingParty, PAYMENT_REASONS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { paymentFailureNews, paymentFailureOf, paymentObstacleNews, type PaidThing } from './payment-failure.ts';

const KINDS: readonly PaidThing[] = ['treasure', 'proof', 'application'];
const problemOf = (reason: string, details = 'Why not') => ({ reason, details, must_act: actingParty(reason) });
const ACTORS = { creator: /^The creator /, owner: /^You /, platform: /^Our team / };

describe('a payment that was refused', () => {
  it.each(PAYMENT_REASONS)('names for %s the party that must act', (reason) => {
    for (const paid of KINDS) {
      expect(paymentFailureNews(problemOf(reason), paid).whoActs).toMatch(ACTORS[actingParty(reason)]);
      expect(paymentObstacleNews(problemOf(reason), paid).whoActs).toMatch(ACTORS[actingParty(reason)]);
    }
  });

  it.each([
    [
      'no_account',
      'The creator has not connected their payment account. Please ask them to connect it in their profile.',
    ],
    ['account_not_ready', "The creator's account needs verification and setup."],
    ['platform_balance', 'The platform has insufficient funds. Please contact support.'],
    ['campaign_budget', 'The campaign budget is insufficient.'],
    ['account_held', 'Payment Failed: Why not'],
    ['campaign_disputed', 'Payment Failed: Why not'],
    ['not_payable', 'Payment Failed: Why not'],
    ['a_reason_of_the_provider', 'Payment Failed: Why not'],
    ['constructor', 'Payment Failed: Why not'],
  ])('is told for %s in the words of the specification: %s', (reason, text) => {
    expect(paymentFailureNews(problemOf(reason), 'treasure').text).toBe(text);
  });

  it('is not called a dispute after a warning of fraud, which no bank decides', () => {
    const { whoActs } = paymentFailureNews(problemOf('campaign_warned'), 'treasure');
    expect(whoActs).toBe(
      'Our team sends what is left back to where it was paid from; you and the creator need to do nothing.',
    );
  });

  it.each([
    'Our team looks at this payment before it is made. They decide by Dec 3, 2026 at the latest.',
    'Our team looks at another payment to this creator first. This one follows when that is decided.',
  ])('waits where it is held, and has not failed: %s', (details) => {
    for (const paid of KINDS) {
      const news = paymentFailureNews(problemOf('payment_held', details), paid);
      expect(news).toEqual({
        text: details,
        whoActs: 'Our team decides; you and the creator need to do nothing.',
        next: null,
      });
    }
  });

  it('is not tried again once our team has refused it, and has not failed', () => {
    const details = 'Our team has not released these views, so they are not paid.';
    for (const paid of KINDS) {
      const news = paymentFailureNews(problemOf('payment_refused', details), paid);
      expect(news).toMatchObject({ text: details, next: null });
    }
  });

  it.each([
    ['treasure', 'from its deadline on'],
    ['proof', 'from its deadline on'],
    ['application', 'from now on'],
  ] as const)('says of a %s alone when it is tried again', (paid, when) => {
    const { next } = paymentFailureNews(problemOf('campaign_budget'), paid);
    expect(next).toContain(when);
    expect(next?.includes('from now on')).toBe(paid === 'application');
    expect(next?.includes('deadline')).toBe(paid !== 'application');
  });

  it('claims nothing of a payment that nobody has tried', () => {
    for (const paid of KINDS) {
      const { next } = paymentObstacleNews(problemOf('no_account'), paid);
      expect(next).not.toMatch(/was paid|again once/);
      expect(next).toContain('pays nothing');
    }
  });
});

describe('paymentFailureOf', () => {
  const failed = (details: string, refusedPayment?: ApiError['refusedPayment']) =>
    new ApiError('Payment failed', {
      status: 402,
      errorType: 'payment_authorization_failed',
      details,
      refusedPayment,
    });

  it('goes by the reason of the answer, whatever its details say', () => {
    const held = { reason: 'payment_held', must_act: 'platform' } as const;
    const news = paymentFailureOf(failed('After Insufficient campaign budget, our team decides.', held), 'treasure');
    expect(news?.text).toBe('After Insufficient campaign budget, our team decides.');
  });

  it.each([
    ['The creator has no connected Stripe account', 'connect it in their profile', 'The creator connects'],
    ["The creator's account needs verification", 'needs verification and setup', 'The creator finishes'],
    ['Insufficient platform balance for transfer', 'contact support', 'Our team'],
    ['Insufficient campaign budget', 'campaign budget is insufficient', 'You decide'],
    ['card melted', 'Payment Failed: card melted', 'You try again'],
  ])('goes by the specified details "%s" in an answer without a reason', (details, part, actor) => {
    expect(paymentFailureOf(failed(details), 'treasure')?.text).toContain(part);
    expect(paymentFailureOf(failed(details), 'treasure')?.whoActs).toContain(actor);
  });

  it('leaves other failures to others', () => {
    expect(paymentFailureOf(new ApiError('No', { status: 403 }), 'treasure')).toBeUndefined();
    expect(paymentFailureOf(new Error('x'), 'treasure')).toBeUndefined();
  });
});
