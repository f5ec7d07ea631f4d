import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fill, user } from '../../testing/user.ts';
import { ApiError } from '../api/api-error.ts';
import { useSession, whileBusy } from '../state/session.ts';
import { perhapsWithCode, useCodeQuestion, withCode } from '../state/sign-in-code.ts';
import { SignInCode } from './sign-in-code.tsx';

const needed = new ApiError('Please enter the code', { status: 403, errorType: 'code_needed' });
const wrong = new ApiError('Not right', {
  status: 422,
  details: [{ field: 'body.code', message: 'This code is not right' }],
});
const enter = async (code: string) => {
  await fill(await screen.findByLabelText('Code'), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

describe('the code of an authenticator app', () => {
  it('is asked for when a sign-in needs one, until it is right, and nothing covers the question', async () => {
    renderScreen(<SignInCode />);
    const signIn = vi.fn((code?: string) => {
      if (code === undefined) return Promise.reject(needed);
      return code === '111111' ? Promise.resolve('in') : Promise.reject(wrong);
    });
    const signedIn = whileBusy(() => perhapsWithCode(signIn));
    expect(await screen.findByRole('dialog', { name: 'Enter your code' })).toBeVisible();
    expect(useSession.getState().busyCalls).toBe(0);
    await enter('222222');
    expect(await screen.findByText('This code is not right')).toBeVisible();
    expect(screen.getByText(/enter one of your recovery codes/)).toBeVisible();
    await enter('111 111');
    await expect(signedIn).resolves.toBe('in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signIn.mock.calls).toEqual([[], ['222222'], ['111111']]);
    expect(useSession.getState().busyCalls).toBe(0);
  });

  it('is not asked for when a sign-in fails otherwise, or succeeds', async () => {
    const failed = new ApiError('Invalid email or password', { status: 401 });
    await expect(perhapsWithCode(() => Promise.reject(failed))).rejects.toBe(failed);
    await expect(perhapsWithCode(() => Promise.resolve('in'))).resolves.toBe('in');
    expect(useCodeQuestion.getState().question).toBeNull();
  });

  it('is asked for with the way in that whoever has lost the app has', async () => {
    renderScreen(<SignInCode />);
    const signedIn = withCode(() => Promise.resolve('in'), 'Choose a password first.');
    expect(await screen.findByText('Choose a password first.')).toBeVisible();
    expect(screen.queryByText(/recovery codes/)).toBeNull();
    await enter('111111');
    await expect(signedIn).resolves.toBe('in');
  });

  it('ends the sign-in with any other failure, and when the question is closed', async () => {
    renderScreen(<SignInCode />);
    const pause = new ApiError('Too many failed attempts.', { status: 429 });
    const paused = withCode(() => Promise.reject(pause)).catch((error: unknown) => error);
    await enter('111111');
    expect(await paused).toBe(pause);
    const cancelled = withCode(() => Promise.resolve('in')).catch((error: unknown) => error);
    await screen.findByLabelText('Code');
    await user.keyboard('{Escape}');
    expect(await cancelled).toMatchObject({ message: 'Your sign-in was cancelled.' });
    expect(useCodeQuestion.getState().question).toBeNull();
  });
});
