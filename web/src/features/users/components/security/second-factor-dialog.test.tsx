import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../../../shared/state/session.ts';
import { answerApi } from '../../../../testing/answer-api.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

vi.mock('../../../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(),
  exchangeCustomToken: (customToken: string) =>
    customToken === 'lost' ? Promise.reject(new Error('offline')) : Promise.resolve(`id:${customToken}`),
  signInWithGoogle: () => Promise.resolve('google-token'),
}));

const STATE = 'GET /auth/second-factor';
const START = 'POST /auth/second-factor';
const CONFIRM = 'POST /auth/second-factor/confirm';
const REMOVE = 'POST /auth/second-factor/remove';
const off = { json: { enabled_at: null, recovery_codes_left: 0, is_needed: false } };
const on = { json: { enabled_at: '2026-11-20T08:00:00Z', recovery_codes_left: 9, is_needed: false } };
const started = { json: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Doubloon:ada', session: 's1' } };
const refusedAt = (field: string, message: string) => ({
  status: 422,
  json: { code: 'invalid_input', message, details: [{ field: `body.${field}`, message }] },
});

const open = (provider = 'password') => {
  const onClose = vi.fn();
  renderScreen(<SecondFactorDialog profile={{ provider }} onClose={onClose} />);
  return onClose;
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => saveSession('t', aPerson()));

describe('two-step sign-in', () => {
  it('is switched on with the password, a picture or a key, and a code, and gives recovery codes', async () => {
    const calls = answerApi({
      [STATE]: off,
      [START]: started,
      [CONFIRM]: { json: { customToken: 'next', recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } },
    });
    const onClose = open();
    await fill(await screen.findByLabelText('Your password'), 'treasure-map');
    await press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    await fill(screen.getByLabelText('Code from your app'), '123456');
    await press('Switch it on');
    expect(await screen.findByText('cccc-dddd')).toBeVisible();
    expect(calls.filter(({ call }) => call !== STATE)).toEqual([
      { call: START, body: { password: 'treasure-map' } },
      { call: CONFIRM, body: { password: 'treasure-map', session: 's1', code: '123456' } },
    ]);
    expect(useSession.getState().token).toBe('id:next');
    expect(onClose).not.toHaveBeenCalled();
    await press('I have kept them');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the recovery codes even if the new session cannot begin here', async () => {
    answerApi({
      [STATE]: off,
      [START]: started,
      [CONFIRM]: { json: { customToken: 'lost', recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } },
    });
    open();
    await fill(await screen.findByLabelText('Your password'), 'treasure-map');
    await press('Continue');
    await fill(await screen.findByLabelText('Code from your app'), '123456');
    await press('Switch it on');
    expect(await screen.findByText('cccc-dddd')).toBeVisible();
    expect(useSession.getState().token).toBe('t');
  });

  it('says at the field what was wrong, and elsewhere what was refused as a whole', async () => {
    answerApi({ [STATE]: off, [START]: refusedAt('password', 'This password is not right') });
    open();
    await fill(await screen.findByLabelText('Your password'), 'no');
    await press('Continue');
    expect(await screen.findByText('This password is not right')).toBeVisible();
    answerApi({ [STATE]: off, [START]: { status: 403, json: { code: 'forbidden', message: 'Verify your email' } } });
    await press('Continue');
    expect(await screen.findByText('Verify your email')).toBeVisible();
    answerApi({ [STATE]: off, [START]: started, [CONFIRM]: refusedAt('code', 'This code is not right') });
    await press('Continue');
    await fill(await screen.findByLabelText('Code from your app'), '000000');
    await press('Switch it on');
    expect(await screen.findByText('This code is not right')).toBeVisible();
  });

  it('is switched off with the password and a code, and this session goes on', async () => {
    const calls = answerApi({ [STATE]: on, [REMOVE]: { json: { customToken: 'next' } } });
    const onClose = open();
    expect(await screen.findByText(/9 of your recovery codes are left/)).toBeVisible();
    await press('Switch it off');
    expect(await screen.findByText('Please enter your password')).toBeVisible();
    expect(screen.getByText('Please enter a code')).toBeVisible();
    await fill(screen.getByLabelText('Your password'), 'treasure-map');
    await fill(screen.getByLabelText('Code from your app'), '123456');
    await press('Switch it off');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toContainEqual({ call: REMOVE, body: { password: 'treasure-map', code: '123456' } });
    expect(useSession.getState()).toMatchObject({ token: 'id:next', busyCalls: 0 });
    expect(toastTexts()).toEqual(['Two-step sign-in is off']);
  });

  it('takes Google’s popup from whoever has no password', async () => {
    const calls = answerApi({ [STATE]: on, [REMOVE]: { json: { customToken: 'next' } } });
    const onClose = open('google.com');
    expect(await screen.findByText(/Sign in with Google once more/)).toBeVisible();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await press('Switch it off');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toContainEqual({ call: REMOVE, body: { googleIdToken: 'google-token' } });
  });
});
