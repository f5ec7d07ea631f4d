import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { aPayoutAccountOnTheWire } from '../../testing/wire/payout-account.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { saveSession } from '../state/session.ts';
import { UnpaidForCreator } from './unpaid-for-creator.tsx';

const until = new Date('2026-12-07T04:00:00.000Z');
const show = (change: Partial<Parameters<typeof UnpaidForCreator>[0]['problem']>) =>
  renderScreen(
    <UnpaidForCreator
      problem={{ reason: 'any', details: 'Something', must_act: 'platform', tried_until: until, ...change }}
    />,
  );

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('what a creator reads of what could not be paid', () => {
  it.each([
    ['creator', 'no_account', 'your payment account is not ready', /^You have to act: connect your payment account/],
    [
      'platform',
      'account_unreachable',
      'Stripe does not let us reach your payment account at the moment',
      /^Our team has to act/,
    ],
    ['platform', 'account_held', 'your account is suspended', /^Our team has to act/],
    ['platform', 'platform_balance', 'Insufficient balance', /^Our team has to act/],
    ['owner', 'campaign_budget', 'Insufficient balance', /^The owner has to act/],
  ] as const)('is what happened, and that the %s must act: %s', (actor, reason, happened, acts) => {
    show({ reason, details: 'Insufficient balance', must_act: actor });
    expect(screen.getByText(`Payment Failed: ${happened}`)).toBeVisible();
    expect(screen.getByText(acts)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'profile' })).toHaveLength(actor === 'creator' ? 1 : 0);
  });

  it('is that it is looked at and until when, of a payment that is held', () => {
    const details = 'Our team looks at this payment before it is made. They decide by 3 Dec 2026 at the latest.';
    show({ reason: 'payment_held', details, must_act: 'platform' });
    expect(screen.getByText(details)).toBeVisible();
    expect(screen.getByText(/^Our team has to act/)).toBeVisible();
    expect(screen.queryByText(/tried again/)).toBeNull();
  });

  it('is until when it waits, and that nobody has to act, of a payment to a replaced account', () => {
    const details = 'Payments wait until Dec 3, 2026 because the payment account was replaced.';
    show({ reason: 'payment_waits', details, must_act: 'platform' });
    expect(screen.getByText(details)).toBeVisible();
    expect(screen.getByText('Nobody needs to do anything.')).toBeVisible();
    expect(screen.queryByText(/tried again|has to act/)).toBeNull();
  });

  const account = 'GET /payments/stripe-connect/account/u1';
  const actNow = /^You have to act: connect/;

  it.each(['no_account', 'account_not_ready'])(
    'asks nobody for an account that is ready by now (%s)',
    async (reason) => {
      saveSession('t', aPerson());
      answerApi({ [account]: { json: aPayoutAccountOnTheWire() } });
      show({ reason, must_act: 'creator' });
      expect(screen.queryByText(actNow)).toBeNull();
      expect(await screen.findByText(/It is ready now; you need to do nothing/)).toBeVisible();
      expect(screen.queryByText(actNow)).toBeNull();
      expect(screen.getByText(`${again}, and by itself from Nov 23, 2026 until Dec 7, 2026.`)).toBeVisible();
    },
  );

  it('is that they verify their email, until they have', () => {
    saveSession('t', aPerson({ emailVerified: false }));
    show({ reason: 'email_not_proven', must_act: 'creator' });
    expect(screen.getByText('Payment Failed: your email address is not verified')).toBeVisible();
    expect(screen.getByText(/^You have to act: verify your email address/)).toBeVisible();
    act(() => saveSession('t', aPerson()));
    expect(screen.getByText(/It is verified now; you need to do nothing/)).toBeVisible();
    expect(screen.queryByText(/You have to act/)).toBeNull();
  });

  it.each([
    ['is not ready yet', { json: aPayoutAccountOnTheWire({ status: 'pending' }) }],
    ['could not be asked about', { status: 500, json: { message: 'Away' } }],
  ])('asks for an account that %s', async (_, answer) => {
    saveSession('t', aPerson());
    answerApi({ [account]: answer });
    show({ reason: 'no_account', must_act: 'creator' });
    expect(await screen.findByText(actNow)).toBeVisible();
  });

  it('asks after no account where something else is in the way', () => {
    saveSession('t', aPerson());
    const calls = answerApi({});
    show({ reason: 'campaign_budget', must_act: 'owner' });
    expect(calls).toEqual([]);
  });

  const again = 'It is tried again when the owner approves again';
  it.each([
    ['before the deadline', '2026-11-20', until, ', and by itself from Nov 23, 2026 until Dec 7, 2026.'],
    ['after it', '2026-11-25', until, ', and by itself until Dec 7, 2026.'],
    ['when that is over', '2026-12-08', until, '.'],
    [
      'when nothing is known',
      '2026-11-20',
      null,
      ', and by itself for two weeks from the deadline of the decision on.',
    ],
  ])('says when it is tried again, %s', (_, day, tried, rest) => {
    vi.setSystemTime(new Date(`${day}T04:00:00.000Z`));
    show({ tried_until: tried });
    expect(screen.getByText(again + rest)).toBeVisible();
  });
});
