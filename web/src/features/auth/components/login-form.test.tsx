import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aProfile } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Route, Routes } from 'react-router-dom';
import { LoginForm } from './login-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { eventually } from '../../../testing/eventually.ts';
import { fill, user } from '../../../testing/user.ts';

vi.mock('../../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(),
  exchangeCustomToken: (customToken: string) => Promise.resolve(`id:${customToken}`),
}));

// The form loads them when they are needed, which takes its time on a busy machine.
beforeAll(() =>
  Promise.all([import('../login-schema.ts'), import('@hookform/resolvers/zod'), import('../sign-in.ts')]),
);

const type = (label: string, value: string) => fill(screen.getByLabelText(label), value);
const submit = () => user.click(screen.getByRole('button', { name: 'Sign In' }));

it('names what is missing on the field, focuses the first, and calls nobody', async () => {
  const calls = answerApi({});
  renderScreen(<LoginForm />);
  await submit();
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await eventually(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(calls).toEqual([]);
});

it('signs in once however often the button is pressed, and says so while it does', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', fetched);
  renderScreen(<LoginForm />);
  await type('Email', 'ada@example.com');
  await type('Password', 'secret');
  await submit();
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  await user.click(button);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await user.click(button);
  answer.resolve(Response.json({ customToken: 'c', user: aProfile() }));
  await waitFor(() => expect(useSession.getState().status).toBe('signedIn'));
  expect(fetched).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('shows and hides the password', async () => {
  renderScreen(<LoginForm />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

it('waits as long as the server asks, sends nothing meanwhile, and keeps what was typed', async () => {
  const refusal = { message: 'Too many failed attempts. Please wait a moment and try again.' };
  const calls = answerApi({ 'POST /auth/login': { status: 429, json: refusal, headers: { 'Retry-After': '90' } } });
  renderScreen(<LoginForm />);
  await type('Email', 'ada@example.com');
  await type('Password', 'secret');
  await submit();
  expect(await screen.findByText('Too many attempts. You can try again in 2 minutes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again in 2 minutes' }));
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again in 2 minutes' })).toBeVisible());
  expect(calls).toHaveLength(1);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(useSession.getState().status).toBe('signedOut');
});

it('keeps saying what to do in the mailbox when the password alone lets nobody in, until it does', async () => {
  const message = 'Somebody keeps guessing. Open the link in this browser, then sign in again.';
  const refusal = { code: 'forbidden', message, errorType: 'mailed_link_needed', requestId: 'r1' };
  answerApi({ 'POST /auth/login': { status: 403, json: refusal } });
  renderScreen(<LoginForm />);
  await type('Email', 'ada@example.com');
  await type('Password', 'secret');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it('says at the password that it was refused, and keeps the e-mail', async () => {
  answerApi({ 'POST /auth/login': { status: 401, json: { message: 'Invalid email or password' } } });
  renderScreen(<LoginForm />);
  await type('Email', 'ada@example.com');
  await type('Password', 'secret');
  await submit();
  const password = screen.getByLabelText('Password');
  await eventually(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('Invalid email or password')).toBeVisible();
  await eventually(() => expect(password).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('takes the typed e-mail along to the form for a new password, and back', async () => {
  answerApi({});
  renderScreen(
    <Routes>
      <Route path="/login" element={<LoginForm />} />
      <Route path="/password-reset" element={<ResetRequestForm />} />
    </Routes>,
    '/login',
  );
  await type('Email', 'ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
