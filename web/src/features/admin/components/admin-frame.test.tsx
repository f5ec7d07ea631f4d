import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { AdminFrame } from './admin-frame.tsx';

it('leads an admin without a second factor to where it is switched on, and shows nothing else', async () => {
  const json = { code: 'forbidden', message: 'Admins sign in with a second factor', errorType: 'second_factor_needed' };
  answerApi({ 'GET /admin/waiting': { status: 403, json } });
  renderScreen(<AdminFrame title="People">Everybody</AdminFrame>);
  expect(await screen.findByRole('link', { name: 'Two-step sign-in' })).toHaveAttribute('href', '/profile/security');
  expect(screen.queryByText('Everybody')).toBeNull();
});

it('opens the ways to the other screens from a button above this one, where there is no room beside it', async () => {
  answerApi({ 'GET /admin/waiting': { status: 500, json: {} } });
  renderScreen(<AdminFrame title="Books">Recounts</AdminFrame>, '/admin/books');
  const opener = screen.getByRole('button', { name: 'Sections' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'People' }));
  expect(await screen.findByRole('button', { name: 'Sections' })).toHaveAttribute('aria-expanded', 'false');
});
