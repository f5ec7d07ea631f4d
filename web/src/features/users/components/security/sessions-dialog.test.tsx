import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onlineManager } from '@tanstack/react-query';
import { saveSession, useSession } from '../../../../shared/state/session.ts';
import { answerApi } from '../../../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

vi.mock('../../../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(),
  exchangeCustomToken: (customToken: string) => Promise.resolve(`id:${customToken}`),
}));

const LIST = 'GET /auth/sessions';
const END = 'POST /auth/sessions/end-others';
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const here = { browser: 'Firefox on Windows', signed_in_at: ago(2), is_current: true };
const phone = { browser: 'Safari on iPhone', signed_in_at: ago(50), is_current: false };
const unknown = { browser: null, signed_in_at: ago(26), is_current: false };
const signInFirst = {
  status: 403,
  json: { code: 'forbidden', message: 'Please sign in again', errorType: 'recent_sign_in_needed' },
};

const open = () => {
  const onClose = vi.fn();
  renderScreen(<SessionsDialog email="ada@example.com" onClose={onClose} />);
  return onClose;
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => saveSession('t', aPerson()));

describe('one’s own sessions', () => {
  it('are listed by browser, with the one that asks marked', async () => {
    answerApi({ [LIST]: { json: [here, unknown, phone] } });
    open();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Firefox on WindowsThis browserSigned in 2 hours ago',
      'Unknown browserSigned in yesterday',
      'Safari on iPhoneSigned in 2 days ago',
    ]);
  });

  it('may have begun before they were kept', async () => {
    answerApi({ [LIST]: { json: [] } });
    open();
    expect(await screen.findByText('No sign-in of yours is on record.')).toBeVisible();
  });

  it('end everywhere else, and this one goes on with a new token', async () => {
    answerApi({ [LIST]: { json: [here, phone] } });
    open();
    await screen.findByText('Safari on iPhone');
    const calls = answerApi({ [LIST]: { json: [here] }, [END]: { json: { customToken: 'next' } } });
    await press('Sign out everywhere else');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect([...new Set(calls.map(({ call }) => call))]).toEqual([END, LIST]);
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 'id:next', busyCalls: 0 });
    expect(toastTexts()).toEqual(['You are signed out everywhere else']);
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('end after a new sign-in where the last was long ago', async () => {
    answerApi({ [LIST]: { json: [here, phone] }, [END]: signInFirst });
    open();
    await screen.findByText('Safari on iPhone');
    await press('Sign out everywhere else');
    const calls = answerApi({
      'POST /auth/login': { json: { customToken: 'fresh', user: aProfile() } },
      [END]: { json: { customToken: 'next' } },
      [LIST]: { json: [here] },
    });
    await fill(await screen.findByLabelText('Your password'), 'treasure-map');
    await press('Sign out elsewhere');
    await waitFor(() => expect(toastTexts()).toEqual(['You are signed out everywhere else']));
    expect([...new Set(calls.map(({ call }) => call))]).toEqual(['POST /auth/login', END, LIST]);
    expect(useSession.getState().token).toBe('id:next');
  });

  it('stay when that is refused, with the reason', async () => {
    answerApi({
      [LIST]: { json: [here, phone] },
      [END]: { status: 503, json: { code: 'unavailable', message: 'Down for a minute' } },
    });
    const onClose = open();
    await screen.findByText('Safari on iPhone');
    await press('Sign out everywhere else');
    expect((await screen.findByRole('alert')).textContent).toBe('Down for a minute');
    expect(useSession.getState().token).toBe('t');
    expect(onlineManager.isOnline()).toBe(true);
    await press('Done');
    expect(onClose).toHaveBeenCalled();
  });
});
