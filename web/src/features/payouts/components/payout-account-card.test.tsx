import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession, type SessionUser, useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { aPerson, aProfile } from '../../../testing/people.ts';
import { comeBack } from '../../../testing/come-back.ts';
import { eventually } from '../../../testing/eventually.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { PayoutAccountCard } from './payout-account-card.tsx';

vi.mock('../../../shared/firebase/auth.ts', () => ({
  exchangeCustomToken: (customToken: string) => Promise.resolve(`id:${customToken}`),
}));

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
  saveSession('t', aPerson());
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
    expect(await screen.findByRole('button', { name: 'Continue Stripe setup' })).toBeVisible();
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire() } });
    show('/profile?stripe_refresh=true');
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual([account]);
  });

  it('can be used again after coming Back from the payment provider', async () => {
    answerApi(answers);
    const assign = show('/profile');
    await user.click(await screen.findByRole('button', { name: 'Continue Stripe setup' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Going to Stripe...' })).toBeVisible();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Continue Stripe setup' })).toBeVisible();
  });

  it('does not call an account connected that cannot be paid yet', async () => {
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire({ status: 'restricted' }) } });
    show('/profile?stripe_connected=true');
    expect(await screen.findByText('Needs verification')).toBeVisible();
    expect(toastTexts()).not.toContain('Stripe account connected successfully!');
  });

  it.each([
    [
      { status: 'pending', details_submitted: false },
      'Stripe still needs some details from you. Go on under “Payment Account”.',
    ],
    [{ status: 'restricted' }, 'Stripe needs more from you before you can be paid. Go on under “Payment Account”.'],
    [{ status: 'pending' }, /^Stripe is checking what you sent/],
    [{ status: 'rejected' }, 'This account was rejected, so it cannot be paid. Please contact support.'],
    [{}, 'Stripe account connected successfully!'],
  ])('says once, to who comes back, what an account still needs that is %j', async (change, said) => {
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire(change) } });
    show('/profile?stripe_connected=true');
    await waitFor(() => expect(toastTexts()).toEqual([typeof said === 'string' ? said : expect.stringMatching(said)]));
  });

  it('sends nobody to the payment provider whose session has ended meanwhile', async () => {
    const calls = answerApi(answers);
    show('/profile');
    const button = await screen.findByRole('button', { name: 'Continue Stripe setup' });
    clearSession();
    await user.click(button);
    expect(toastTexts()).toEqual(['Please log in to connect your Stripe account']);
    expect(calls.map(({ call }) => call)).toEqual([account]);
  });

  const due = [
    { name: 'individual.verification.document', problem: 'The document is not readable.' },
    { name: 'individual.dob.day', problem: null },
    { name: 'individual.dob.month', problem: null },
  ];
  const items = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

  it('says what the provider asks for and why, and leads there', async () => {
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire({ status: 'restricted', due }) } });
    const assign = show('/profile');
    expect(await items()).toEqual([
      'a photo of your identity documentThe document is not readable.',
      'your date of birth',
    ]);
    expect(screen.getByText('Stripe needs more from you before you can be paid.')).toBeVisible();
    expect(screen.getByText('It asks for:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue Stripe setup' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/setup/2'));
  });

  it.each([
    ['2026-12-24T12:00:00.000Z', 'By Dec 24, 2026 Stripe asks for more. Without it, it stops paying you:'],
    [null, 'So that it goes on paying you, Stripe asks for:'],
  ])('says of a ready account what is asked until when, and leads there: %s', async (due_by, said) => {
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire({ due, due_by }) } });
    const assign = show('/profile?stripe_refresh=true');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('Connected')).toBeVisible();
    expect(screen.getByRole('button', { name: /^(Continue Stripe setup|Going to Stripe)/ })).toBeVisible();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/setup/2'));
  });

  it.each([
    [{ status: 'pending', details_submitted: false }, 'Needs verification', ['Continue Stripe setup', 'Disconnect']],
    [{ status: 'pending' }, 'Being checked', ['Open Stripe dashboard', 'Check again', 'Disconnect']],
    [{}, 'Connected', ['Open Stripe dashboard', 'Disconnect']],
    [{ status: 'restricted' }, 'Needs verification', ['Continue Stripe setup', 'Open Stripe dashboard', 'Disconnect']],
    [{ status: 'rejected' }, 'Rejected', ['Open Stripe dashboard', 'Disconnect']],
    [{ access_refused_since: '2026-11-20T00:00:00.000Z' }, 'Out of reach', ['Check again', 'Disconnect']],
    [{ connected: false, status: null, stripe_account_id: null }, 'Not connected', ['Connect Stripe']],
  ])('offers what helps an account that is %j', async (change, mark, buttons) => {
    answerApi({ ...answers, [account]: { json: aPayoutAccountOnTheWire(change) } });
    show('/profile');
    expect(await screen.findByText(mark)).toBeVisible();
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(buttons);
  });

  describe('of somebody who has not proven their email', () => {
    const refused = {
      status: 403,
      json: {
        code: 'forbidden',
        message: 'Please verify your email address to connect',
        errorType: 'email_not_proven',
      },
    };
    const unproven = aPerson({ emailVerified: false });
    const mail = 'POST /auth/email-verification';
    const again = 'POST /auth/verify-token';
    const showTo = (person: SessionUser) => {
      saveSession('t', person);
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      const OwnCard = () => <PayoutAccountCard user={useSession(({ user: own }) => own) ?? person} />;
      renderScreen(<OwnCard />, '/profile');
      return assign;
    };
    const offer = () => screen.queryByRole('region', { name: 'Verify your email first' });

    it('offers the mail early, sends it, and goes on by itself with what was refused once it is proven', async () => {
      const calls = answerApi({
        ...answers,
        [open]: refused,
        [mail]: { json: { success: true } },
        [again]: { json: { valid: true, user: aProfile({ emailVerified: false }) } },
      });
      const assign = showTo(unproven);
      await user.click(await screen.findByRole('button', { name: 'Send verification email' }));
      expect(await screen.findByRole('button', { name: 'Send it again' })).toBeVisible();
      expect(toastTexts()).toEqual(['Verification email sent to ada@example.com. Open the link in it.']);
      await user.click(screen.getByRole('button', { name: 'Continue Stripe setup' }));
      await eventually(() => expect(calls.map(({ call }) => call)).toEqual([account, mail, open, again]));
      expect(assign).not.toHaveBeenCalled();
      // The link was opened on another device.
      answerApi({ ...answers, [again]: { json: { valid: true, user: aProfile() } } });
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://connect.example/setup/2'));
      expect(offer()).toBeNull();
    });

    it('offers it to who is thought to have proven it, and asks nobody again and again', async () => {
      const notProven = { json: { valid: true, user: aProfile({ emailVerified: false }) } };
      const calls = answerApi({ ...answers, [open]: refused, [again]: notProven });
      const assign = showTo(aPerson());
      const connect = await screen.findByRole('button', { name: 'Continue Stripe setup' });
      expect(offer()).toBeNull();
      await user.click(connect);
      await eventually(() => expect(offer()).toBeVisible());
      expect(calls.map(({ call }) => call)).toEqual([account, open, again]);
      expect(assign).not.toHaveBeenCalled();
    });
  });

  describe('disconnecting', () => {
    const disconnect = 'DELETE /connected-payment-accounts/account/stripe';
    const none = aPayoutAccountOnTheWire({ connected: false, status: null, stripe_account_id: null });
    const ask = async (answer: { status?: number; json: unknown }) => {
      answerApi({ [account]: { json: aPayoutAccountOnTheWire() }, [disconnect]: answer });
      show('/profile');
      await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
      const dialog = screen.getByRole('dialog', { name: 'Disconnect your Stripe account?' });
      await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
      return dialog;
    };

    it('is asked about first, and leaves nothing connected', async () => {
      await ask({ json: none });
      expect(await screen.findByRole('button', { name: 'Connect Stripe' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(toastTexts()).toEqual(['Stripe account disconnected successfully']);
    });

    it('asks for a new sign-in after one of long ago, and goes on by itself', async () => {
      const json = { code: 'forbidden', message: 'Please sign in again', errorType: 'recent_sign_in_needed' };
      await ask({ status: 403, json });
      const again = await screen.findByRole('dialog', { name: 'Sign in once more' });
      expect(toastTexts()).toEqual([]);
      const calls = answerApi({
        'POST /auth/login': { json: { customToken: 'fresh', user: aProfile() } },
        [disconnect]: { json: none },
      });
      await fill(within(again).getByLabelText('Your password'), 'right');
      await user.click(within(again).getByRole('button', { name: 'Disconnect' }));
      expect(await screen.findByRole('button', { name: 'Connect Stripe' })).toBeVisible();
      expect(calls.map(({ call }) => call)).toEqual(['POST /auth/login', disconnect]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('says why it was refused, and can be called off', async () => {
      const message = 'A payment to this account is on its way.';
      const dialog = await ask({ status: 409, json: { code: 'illegal_state', message } });
      expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
      expect(toastTexts()).toEqual(['Failed to disconnect Stripe account']);
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(screen.getByText('Connected')).toBeVisible();
    });
  });
});
