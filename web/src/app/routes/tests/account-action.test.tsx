import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AccountActionRoute } from '../account-action.tsx';

vi.mock('../../../shared/firebase/auth.ts', () => ({ signOutHere: () => Promise.resolve() }));

it('takes a changed email back with the link of the mail, and leads to a new password', async () => {
  answerApi({ 'POST /auth/email-change/undo': { json: { success: true } } });
  renderScreen(<AccountActionRoute />, '/account-action?mode=recoverEmail&oobCode=c1');
  expect(await screen.findByRole('heading', { name: 'Your address is back' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/password-reset');
});

it('says so when the link does not work (any more)', async () => {
  answerApi({ 'POST /auth/email-change/undo': { status: 422, json: { message: 'Expired' } } });
  renderScreen(<AccountActionRoute />, '/account-action?mode=recoverEmail&oobCode=c2');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
