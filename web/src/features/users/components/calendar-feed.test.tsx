import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { CalendarFeedSection } from './calendar-feed.tsx';

const at = '2026-11-20T08:00:00.000Z';
const url = (token: string) => `https://doubloon.example/api/calendar/deadlines.ics?token=${token}`;

it('makes an address, and shows it only then', async () => {
  answerApi({
    'GET /calendar': { json: { created_at: null } },
    'POST /calendar': { status: 201, json: { created_at: at, url: url('one') } },
  });
  const { unmount } = renderScreen(<CalendarFeedSection />);
  await user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByText(url('one'))).toBeVisible();
  unmount();
  answerApi({ 'GET /calendar': { json: { created_at: at } } });
  renderScreen(<CalendarFeedSection />);
  expect(await screen.findByText(/^Your address was made on/)).toBeVisible();
  expect(screen.queryByText(url('one'))).toBeNull();
});

it('replaces and revokes the address after a question', async () => {
  const calls = answerApi({
    'GET /calendar': { json: { created_at: at } },
    'POST /calendar': { status: 201, json: { created_at: at, url: url('two') } },
    'DELETE /calendar': { json: { created_at: null } },
  });
  renderScreen(<CalendarFeedSection />);
  await user.click(await screen.findByRole('button', { name: 'New address' }));
  const asked = await screen.findByRole('dialog', { name: 'Make a new address?' });
  expect(calls.map(({ call }) => call)).toEqual(['GET /calendar']);
  await user.click(within(asked).getByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByText(url('two'))).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
  await waitFor(() => expect(toastTexts()).toEqual(['The calendar address no longer works']));
  expect(screen.queryByText(url('two'))).toBeNull();
});
