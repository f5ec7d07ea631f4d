import { NotificationKind } from './notification.ts';
import { describe, expect, it } from 'vitest';
import { notificationSentence } from './notification-sentence.ts';

const about = { title: 'Ten seconds of toast', actorName: 'Ada' };

describe('what a notification says', () => {
  it.each(NotificationKind.options)('is a sentence of its own for %s, with and without names', (kind) => {
    const sentence = notificationSentence(kind, about);
    expect(sentence).toMatch(/^[A-Z“].*\.$/);
    expect(notificationSentence(kind, { title: null, actorName: null })).toMatch(/^[A-Z].*\.$/);
    expect(NotificationKind.options.filter((other) => notificationSentence(other, about) === sentence)).toEqual([kind]);
  });

  it('names what a payment account lacks', () => {
    const lacking = (details: string[]) =>
      notificationSentence('payout_account_restricted', { title: null, actorName: null, details });
    expect(lacking(['individual.verification.document', 'external_account'])).toBe(
      'Stripe has restricted your payment account, and nothing is paid to it. It asks for: a photo of your identity document and a bank account or debit card that you can be paid to.',
    );
    expect(lacking([])).toMatch(/It asks for: what it shows you there\.$/);
  });

  it.each([
    [['account_closed'], 'the bank account has been closed'],
    [['constructor'], 'the bank did not take it'],
    [[], 'the bank did not take it'],
  ])('says why a bank has sent a payout back, and what to do: %j', (details, reason) => {
    expect(notificationSentence('payout_account_bank_refused', { title: null, actorName: null, details })).toBe(
      `A payout from your Stripe balance to your bank failed: ${reason}. The money is back in your Stripe balance. Give Stripe another bank account under “Payment Account”.`,
    );
  });

  it('names who did it and what it is about', () => {
    expect(notificationSentence('application_received', about)).toBe('Ada applied to “Ten seconds of toast”.');
  });
});
