import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { user } from '../../../testing/user.ts';
import { ProfileRoute } from '../profile.tsx';

it('leads to each part of the profile, and keeps it in the address', async () => {
  saveSession('t', aPerson());
  answerApi({
    'GET /auth/profile': { json: aProfile() },
    'GET /social-accounts': { json: [] },
    'GET /mails/choices': { json: { decisions: true, progress: false, messages: true, quiet: null } },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  });
  renderScreen(<ProfileRoute />, '/profile');
  const parts = await screen.findByRole('navigation', { name: 'Parts of your profile' });
  const ways = within(parts).getAllByRole('link');
  expect(ways).toHaveLength(5);
  // The last part is loaded last.
  await screen.findByRole('heading', { name: 'Account Information' });
  for (const way of ways) {
    await user.click(way);
    const anchor = way.getAttribute('href')?.split('#')[1];
    await waitFor(() => expect(document.activeElement?.id).toBe(anchor));
    expect(ways.filter((one) => one.hasAttribute('aria-current'))).toEqual([way]);
  }
});
