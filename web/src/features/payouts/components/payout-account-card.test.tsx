import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/payout-account-on-the-wire.ts';
import { aPerson } from '../../../testing/people.ts';
import { comeBack } from '../../../testing/come-back.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PayoutAccountCard } from './payout-account-card.tsx';

const account = 'GET /payments/stripe-connect/account/u1';
const open = 'POST /payments/stripe-connect/create-account';
const link = 'POST /payments/stripe-connect/create-account-link';
const pending = aPayoutAccountOnTheWire({ status: 'pending', payouts_enabled: false, details_submitted: false });
const answers = {
  [account]: { json: pending },
  [open]: { status: 201, json: pending },
  [link]: { status: 201, json: { url: 'https://connect.example/setup/2', expires_at: 1 } },
};
const show = (at: string) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderScreen(<PayoutAccountCard user={aPerson()} />, at);
  return assign;
};

afterEach(() => vi.restoreAllMocks());

describe('PayoutAccountCard', () => {
  it('asks for a fresh link, once, when the old one has run out, and goes there', async () => {
    const calls = answerApi(answers);
    const assign = show('/profile?stripe_refresh=true');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/setup/2'));
    expect(calls.filter(({ call }) => call === link)).toHaveLength(1);
  });

  it('goes nowhere by itself otherwise, nor when the account is ready', async () => {
    const calls = answerApi(answers);
    show('/profile');
    expect(await screen.findByRole('button', { name: 'Continue Stripe setup' })).toBeTruthy();
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire() } });
    show('/profile?stripe_refresh=true');
    expect(await screen.findByText('Connected')).toBeTruthy();
    expect(calls.map(({ call }) => call)).toEqual([account]);
  });

  it('can be used again after coming Back from the payment provider', async () => {
    answerApi(answers);
    const assign = show('/profile');
    (await screen.findByRole('button', { name: 'Continue Stripe setup' })).click();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Going to Stripe...' })).toBeTruthy();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Continue Stripe setup' })).toBeTruthy();
  });

  it('does not call an account connected that cannot be paid yet', async () => {
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire({ status: 'restricted' }) } });
    show('/profile?stripe_connected=true');
    expect(await screen.findByText('Needs verification')).toBeTruthy();
  });
});
