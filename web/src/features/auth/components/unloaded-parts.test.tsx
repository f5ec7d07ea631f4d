import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { authText } from '../../../shared/text/auth.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { GoogleButton } from './google-button.tsx';
import { RolePrompt } from './role-prompt.tsx';

const { promise: sought, resolve: seek } = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../sign-in.ts', async () => {
  await sought;
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../choose-role.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

it('of a sign-in through Google are told, and the button can be pressed again', async () => {
  renderScreen(<GoogleButton />);
  const button = screen.getByRole('button', { name: 'Continue with Google' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  seek();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(toastTexts()).toEqual([authText.googleFailed]);
});

it('of the choice of a role are told, and it can be sent again', async () => {
  saveSession('t', aPerson({ role: 'user' }));
  answerApi({ 'GET /auth/role': { json: { role: 'user' } } });
  renderScreen(<RolePrompt uid="u1" onSignOut={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: /Business Owner/ }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(toastTexts()).toEqual([authText.roleUpdateFailed]));
  const button = await screen.findByRole('button', { name: 'Continue' });
  expect(button).not.toHaveAttribute('aria-busy');
});
