import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
    'GET /calendar': { json: { created_at: null } },
    'GET /mails/choices': { json: { decisions: true, progress: false, messages: true, saved: true, quiet: null } },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  });
  renderScreen(<ProfileRoute />, '/profile');
  const parts = await screen.findByRole('navigation', { name: 'Parts of your profile' });
  const ways = within(parts).getAllByRole('link');
  expect(ways).toHaveLength(5);
  // The last part is loaded last.
  await screen.findByRole('heading', { name: 'Account Information' });
  // Before anybody went anywhere, the first is read.
  expect(ways.map((one) => one.hasAttribute('aria-current'))).toEqual([true, false, false, false, false]);
  for (const way of ways) {
    await user.click(way);
    const anchor = way.getAttribute('href')?.split('#')[1];
    await waitFor(() => expect(document.activeElement?.id).toBe(anchor));
    expect(ways.filter((one) => one.hasAttribute('aria-current'))).toEqual([way]);
  }
});

it('marks the part that was scrolled to', async () => {
  saveSession('t', aPerson());
  answerApi({
    'GET /auth/profile': { json: aProfile() },
    'GET /social-accounts': { json: [] },
    'GET /calendar': { json: { created_at: null } },
    'GET /mails/choices': { json: { decisions: true, progress: false, messages: true, saved: true, quiet: null } },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  });
  renderScreen(<ProfileRoute />, '/profile');
  await screen.findByRole('heading', { name: 'Account Information' });
  const tops: Record<string, number> = { 'about-you': -900, 'payout-account': -300, 'other-platforms': 80 };
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 2000, 0, 0);
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
  const way = screen.getByRole('link', { name: 'Other platforms' });
  await waitFor(() => expect(way).toHaveAttribute('aria-current', 'location'));
  places.mockRestore();
});

it('says at once among the parts where getting paid stands, to those who are paid', async () => {
  saveSession('t', aPerson());
  answerApi({
    'GET /auth/profile': { json: aProfile() },
    'GET /social-accounts': { json: [] },
    'GET /calendar': { json: { created_at: null } },
    'GET /mails/choices': { json: { decisions: true, progress: false, messages: true, saved: true, quiet: null } },
    'GET /payments/stripe-connect/account/u1': {
      json: { ...aPayoutAccountOnTheWire(), connected: false, status: null },
    },
  });
  renderScreen(<ProfileRoute />, '/profile');
  const way = within(screen.getByRole('navigation', { name: 'Parts of your profile' })).getByRole('link', {
    name: /^Getting paid/,
  });
  await waitFor(() => expect(way.textContent).toBe('Getting paidNot connected'));
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.slice(0, 2).map((heading) => heading.textContent)).toEqual(['Basic Information', 'Payment Account']);
});

it('keeps the place of its buttons from the first, and lets nobody edit what has not loaded', () => {
  saveSession('t', aPerson());
  answerApi({ 'GET /auth/profile': { status: 503, json: {} } });
  renderScreen(<ProfileRoute />, '/profile');
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDisabled();
});
