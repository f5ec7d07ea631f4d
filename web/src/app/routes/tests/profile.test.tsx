import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { user } from '../../../testing/user.ts';
import { ProfileRoute } from '../profile.tsx';

const answers = {
  'GET /auth/profile': { json: aProfile() },
  'GET /social-accounts': { json: [] },
  'GET /blocks': { json: [] },
  'GET /calendar': { json: { created_at: null } },
  'GET /mails/choices': { json: { decisions: true, progress: false, messages: true, saved: true, quiet: null } },
  'GET /push': {
    json: { vapidKey: null, choices: { decisions: true, progress: false, messages: true, saved: true }, devices: [] },
  },
  'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
};

/** Shows the profile beside the address at which it is. */
function Profile() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <ProfileRoute />
    </>
  );
}

const show = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/profile/*" element={<Profile />} />
    </Routes>,
    at,
  );
const parts = () => screen.findByRole('navigation', { name: 'Parts of your profile' });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the parts of the profile', () => {
  it('are screens of their own, of which each loads only what it shows', async () => {
    saveSession('t', aPerson());
    const calls = answerApi(answers);
    show('/profile');
    await title('Account Information');
    expect(calls.map(({ call }) => call)).toEqual(['GET /auth/profile']);
    const ways = within(await parts()).getAllByRole('link');
    const shown = [
      ['/profile', 'Basic Information'],
      ['/profile/payment-account', 'Payment Account'],
      ['/profile/linked-accounts', 'Social Media Links'],
      ['/profile/notifications', 'Notifications'],
      ['/profile/security', 'Security'],
      ['/profile/data', 'Your data'],
    ] as const;
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(shown.map(([address]) => address));
    for (const [at, [address, heading]] of shown.entries()) {
      await user.click(ways[at] as HTMLElement);
      await title(heading);
      expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(heading);
      expect(ways.filter((way) => way.getAttribute('aria-current') === 'page')).toEqual([ways[at]]);
      expect(document.querySelector('output')?.textContent).toBe(address);
    }
  });

  it.each([
    ['/profile#payout-account', '/profile/payment-account'],
    ['/profile#mails', '/profile/notifications'],
    ['/profile#account', '/profile/security'],
    ['/profile#other-platforms', '/profile/linked-accounts'],
    ['/profile/none', '/profile'],
  ])('are found at %s, too', async (from, to) => {
    saveSession('t', aPerson());
    answerApi(answers);
    show(from);
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(to));
  });

  it('go on with the setup of the payment account where the provider has sent somebody back', async () => {
    saveSession('t', aPerson());
    answerApi(answers);
    show('/profile?stripe_error=no_account');
    await title('Payment Account');
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/profile/payment-account'));
  });
});

it('keeps the place of its buttons from the first, and lets nobody edit what has not loaded', () => {
  saveSession('t', aPerson());
  answerApi({ 'GET /auth/profile': { status: 503, json: {} } });
  show('/profile');
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDisabled();
});

it('says on every part that mails do not arrive, offers one, and is silent once one has', async () => {
  saveSession('t', aPerson());
  const refused = { json: { ...aProfile(), mailRefusedAt: '2026-11-01T00:00:00.000Z' as string | null } };
  const calls = answerApi({
    ...answers,
    'GET /auth/profile': refused,
    'POST /auth/email-verification': { json: { success: true } },
  });
  show('/profile/security');
  const notice = await screen.findByRole('region', { name: 'Your emails do not arrive' });
  expect(notice.textContent).toContain('We cannot reach you at ada@example.com');
  expect(within(notice).getByText(/2026/)).toHaveAttribute('datetime', '2026-11-01T00:00:00.000Z');
  await user.click(within(notice).getByRole('button', { name: 'Send verification email' }));
  await within(notice).findByRole('button', { name: 'Send it again' });
  expect(calls.map(({ call }) => call)).toContain('POST /auth/email-verification');
  cleanup();
  answerApi(answers);
  show('/profile');
  await title('Account Information');
  expect(screen.queryByRole('region', { name: 'Your emails do not arrive' })).toBeNull();
});
