import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { wantRole } from '../wanted-role.ts';
import { RolePrompt } from './role-prompt.tsx';

vi.mock('../../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(),
  currentIdToken: (_uid: string, force?: boolean) => Promise.resolve(force ? 'id:renewed' : 'id:current'),
}));

const me = aPerson({ role: 'user' });

function show(answers: Parameters<typeof answerApi>[0]) {
  saveSession('id:current', me);
  const calls = answerApi(answers);
  renderScreen(<RolePrompt uid={me.uid} onSignOut={() => undefined} />);
  return calls;
}

it('asks the server before it asks the person', async () => {
  const calls = show({ 'GET /auth/role': { json: { role: 'user' } } });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await screen.findByRole('radio', { name: /Content Creator/ })).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual(['GET /auth/role']);
});

it('takes over a role that there is already', async () => {
  show({ 'GET /auth/role': { json: { role: 'business_owner' } } });
  await waitFor(() =>
    expect(useSession.getState()).toMatchObject({ token: 'id:renewed', user: { role: 'business_owner' } }),
  );
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says that the role could not be looked up, offers no choice, and asks again', async () => {
  show({ 'GET /auth/role': { status: 503, json: { message: 'The server rests' } } });
  expect(await screen.findByText('Your role could not be looked up')).toBeVisible();
  expect(screen.getByText('The server rests')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  answerApi({ 'GET /auth/role': { json: { role: 'user' } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Business Owner/ })).toBeVisible();
});

it('leads to the role that is not chosen, then to the terms that are not agreed to', async () => {
  const calls = show({ 'GET /auth/role': { json: { role: 'user' } } });
  const creator = await screen.findByRole('radio', { name: /Content Creator/ });
  const send = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  await send();
  expect(await screen.findByText('Please select a role')).toBeVisible();
  expect(screen.getByText('You must agree to the terms')).toBeVisible();
  expect(creator).toHaveFocus();
  await user.click(creator);
  await waitFor(() => expect(screen.queryByText('Please select a role')).toBeNull());
  await send();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(calls.map(({ call }) => call)).toEqual(['GET /auth/role']);
});

it('comes with the role that was chosen before Google', async () => {
  wantRole('business_owner');
  show({ 'GET /auth/role': { json: { role: 'user' } } });
  expect(await screen.findByRole('radio', { name: /Business Owner/ })).toBeChecked();
});
