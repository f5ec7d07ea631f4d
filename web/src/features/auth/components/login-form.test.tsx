import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aProfile } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LoginForm } from './login-form.tsx';

vi.mock('../../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(),
  exchangeCustomToken: (customToken: string) => Promise.resolve(`id:${customToken}`),
}));

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));

it('names what is missing on the field, focuses the first, and calls nobody', async () => {
  const calls = answerApi({});
  renderScreen(<LoginForm />);
  submit();
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(calls).toEqual([]);
});

it('signs in once however often the button is pressed, and says so while it does', async () => {
  const calls = answerApi({ 'POST /auth/login': { json: { customToken: 'c', user: aProfile() } } });
  const onSignedIn = vi.fn();
  renderScreen(<LoginForm onSignedIn={onSignedIn} />);
  type('Email', 'ada@example.com');
  type('Password', 'secret');
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Signing in...' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls.filter(({ call }) => call === 'POST /auth/login')).toHaveLength(1);
});

it('shows and hides the password', () => {
  renderScreen(<LoginForm />);
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.getAttribute('type')).toBe('password');
});
