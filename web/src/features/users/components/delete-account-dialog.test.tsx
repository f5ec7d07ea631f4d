import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnProfile } from '@doubloon/contract/users/user.ts';
import { saveSession, useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const firebase = vi.hoisted(() => ({
  exchangeCustomToken: vi.fn((customToken: string) => Promise.resolve(`id:${customToken}`)),
  signInWithGoogle: vi.fn(() => Promise.resolve('id:google')),
  currentIdToken: vi.fn((_uid: string): Promise<string | null> => Promise.resolve('id:google')),
  signOutHere: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../../shared/firebase/auth.ts', () => firebase);

const remove = 'DELETE /users/u1';
const signInFirst = {
  status: 403,
  json: { code: 'forbidden', message: 'Please sign in again', errorType: 'recent_sign_in_needed' },
};
const open = (provider = 'password') => {
  const onDeleted = vi.fn();
  const profile = OwnProfile.parse({ ...aProfile(), provider });
  renderScreen(<DeleteAccountDialog profile={profile} onDeleted={onDeleted} onClose={vi.fn()} />);
  return onDeleted;
};
const type = (label: string, text: string) => fill(screen.getByLabelText(label), text);
const press = () => user.click(screen.getByRole('button', { name: 'Delete account for good' }));

beforeEach(() => saveSession('t', aPerson()));

describe('deleting the account', () => {
  it('asks for the word before anything is sent', async () => {
    const calls = answerApi({});
    open();
    await type('Type DELETE to confirm', 'delete');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Please type DELETE');
    expect(calls).toEqual([]);
  });

  it('forgets the person once it is done', async () => {
    answerApi({ [remove]: { json: { success: true } } });
    const onDeleted = open();
    await type('Type DELETE to confirm', 'DELETE');
    await press();
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(useSession.getState()).toMatchObject({ status: 'signedOut', leaving: true });
    expect(toastTexts()).toEqual(['Your account was deleted']);
  });

  it('asks for the password after a sign-in of long ago, and says when it is wrong', async () => {
    answerApi({ [remove]: signInFirst });
    const onDeleted = open();
    await type('Type DELETE to confirm', 'DELETE');
    await press();
    await screen.findByLabelText('Your password');
    answerApi({ 'POST /auth/login': { status: 401, json: { message: 'Invalid email or password' } } });
    useSession.setState({ status: 'signedIn' });
    await type('Your password', 'wrong');
    await press();
    expect(await screen.findByText('Invalid email or password')).toBeVisible();

    const calls = answerApi({
      'POST /auth/login': { json: { customToken: 'fresh', user: aProfile() } },
      [remove]: { json: { success: true } },
    });
    await type('Your password', 'right');
    await press();
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(calls.map(({ call }) => call)).toEqual(['POST /auth/login', remove]);
  });

  it('takes nobody else from Google', async () => {
    answerApi({ [remove]: signInFirst });
    firebase.currentIdToken.mockResolvedValueOnce(null);
    const onDeleted = open('google.com');
    await type('Type DELETE to confirm', 'DELETE');
    await press();
    expect(await screen.findByText(/Sign in with Google once more/)).toBeVisible();
    const calls = answerApi({
      'POST /auth/google': { json: { user: aProfile(), customToken: null } },
      [remove]: { json: { success: true } },
    });
    await press();
    expect(await screen.findByText('Your account could not be deleted. Please try again.')).toBeVisible();
    expect(calls).toEqual([]);
    await press();
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  });

  it('lists what stands in the way', async () => {
    const reasons = ['A payout to you is on its way.', 'A payment for a loot has been started.'];
    const json = { code: 'illegal_state', message: `No. ${reasons.join(' ')}`, details: reasons.join('\n') };
    answerApi({ [remove]: { status: 409, json } });
    open();
    await type('Type DELETE to confirm', 'DELETE');
    await press();
    for (const reason of reasons) expect(await screen.findByText(reason)).toBeVisible();
    expect(useSession.getState().status).toBe('signedIn');
  });
});
