import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation, type Location } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { StripeSuccessRoute } from '../stripe-success.tsx';

function Here() {
  const { pathname, search, state } = useLocation() as Location<{ from?: Location } | null>;
  const from = state?.from && `, from ${state.from.pathname}${state.from.search}`;
  return (
    <p>
      at {pathname}
      {search}
      {from}
    </p>
  );
}
const routes = (
  <>
    <Here />
    <Routes>
      <Route path="/stripe/success" element={<StripeSuccessRoute />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);
const show = async (search: string) => {
  renderScreen(routes, `/stripe/success${search}`);
  await act(() => vi.advanceTimersByTimeAsync(1000));
};
const answer = (change = {}) =>
  answerApi({ 'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire(change) } });

beforeEach(() => {
  saveSession('t', aPerson());
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('/stripe/success', () => {
  it('asks a visitor to log in, and leads back here with what Stripe said', async () => {
    clearSession();
    const calls = answerApi({});
    renderScreen(routes, '/stripe/success?stripe_connected=true');
    expect(screen.getByRole('heading', { name: 'Please log in to connect your Stripe account' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(screen.getByText('at /login, from /stripe/success?stripe_connected=true')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('tells somebody who is no creator that there is nothing here for them', () => {
    saveSession('t', aPerson({ role: 'business_owner' }));
    renderScreen(routes, '/stripe/success');
    expect(screen.getByText('Payment accounts are for content creators, who are paid through them.')).toBeVisible();
  });

  it('says that a usable account is set up and goes on to the projects after 3 seconds', async () => {
    answer();
    renderScreen(routes, '/stripe/success?stripe_connected=true&stripe_account_id=acct_1');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Account Setup Complete!' })).toBeVisible();
    expect(toastTexts()).toEqual(['Stripe account connected successfully!']);
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.getByText('at /stripe/success')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('at /my-approved-projects')).toBeVisible();
  });

  it.each([
    [{ status: 'pending', details_submitted: false, payouts_enabled: false }, /needs some details/],
    [{ status: 'pending', payouts_enabled: false }, /is checking what you sent/],
    [{ status: 'restricted' }, /needs more from you/],
    [{ status: 'rejected' }, /was rejected, so it cannot be paid/],
    [{ access_refused_since: '2026-03-01T00:00:00.000Z' }, /does not let us reach this account/],
    [{ connected: false, status: null, stripe_account_id: null }, /no Stripe account/],
  ])('says what is missing of an account that is %j, and stays', async (change, missing) => {
    answer(change);
    await show('?stripe_connected=true');
    expect(screen.getByRole('heading', { name: 'Account setup is not complete' })).toBeVisible();
    expect(screen.getByText(missing)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your profile' })).toHaveAttribute(
      'href',
      '/profile/payment-account',
    );
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('at /stripe/success')).toBeVisible();
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    [{ status: 'pending', details_submitted: false, payouts_enabled: false }, 'Continue Stripe setup'],
    [{ status: 'restricted' }, 'Continue Stripe setup'],
    [{ connected: false, status: null, stripe_account_id: null }, 'Connect Stripe'],
    [{ status: 'pending', payouts_enabled: false }, undefined],
    [{ status: 'rejected' }, undefined],
  ])('goes on with the setup where that helps: %j', async (change, button) => {
    const link = 'POST /payments/stripe-connect/create-account-link';
    const calls = answerApi({
      'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire(change) },
      'POST /payments/stripe-connect/create-account': { status: 201, json: aPayoutAccountOnTheWire(change) },
      [link]: { status: 201, json: { url: 'https://connect.example/setup/2', expires_at: 1 } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await show('?stripe_connected=true');
    const found = screen.queryByRole('button', { name: /Stripe/ });
    expect(found?.textContent).toBe(button);
    if (!found) return;
    await user.click(found);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(assign).toHaveBeenCalledWith('https://connect.example/setup/2');
    expect(calls.map(({ call }) => call)).toContain(link);
    assign.mockRestore();
  });

  it('says what the provider asks for', async () => {
    answer({ status: 'restricted', due: [{ name: 'individual.dob.day', problem: null }] });
    await show('?stripe_connected=true');
    expect(
      screen.getByText('Stripe needs more from you before you can be paid. It asks for: your date of birth.'),
    ).toBeVisible();
  });

  it('promises nothing while the account cannot be asked', async () => {
    answerApi({
      'GET /payments/stripe-connect/account/u1': { status: 500, json: { message: 'Something went wrong' } },
    });
    await show('?stripe_connected=true');
    expect(screen.getByRole('heading', { name: 'Failed to load your payment account' })).toBeVisible();
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    ['account_rejected&message=Anything', 'This account was rejected, so it cannot be paid. Please contact support.'],
    ['provider_unavailable', 'Stripe does not answer at the moment. Please try again later.'],
    ['access_denied', 'Unknown error'],
  ])('says why connecting failed: %s', async (failure, reason) => {
    answer({ status: 'restricted' });
    await show(`?stripe_error=${failure}`);
    expect(toastTexts()).toEqual([`Failed to connect Stripe account: ${reason}`]);
    expect(screen.getByText('at /stripe/success')).toBeVisible();
  });

  it('says nothing that somebody else has written into the address of a link', async () => {
    answer({ status: 'restricted' });
    const trap = 'Your payouts are frozen. Unlock them at https://doubloon-help.example';
    await show(`?stripe_error=no_account_any_more&message=${encodeURIComponent(trap)}`);
    expect(toastTexts()).toEqual(['Failed to connect Stripe account: Unknown error']);
  });
});
