import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readStoredSession, saveSession, useSession } from '../../shared/state/session.ts';
import { rememberReferral } from '../../shared/state/referral.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../testing/people.ts';
import { toastTexts } from '../../testing/render-screen.tsx';
import { chooseRole } from './choose-role.ts';
import { restoreSession } from './restore-session.ts';
import { createAccount, googleFailure, signInThroughGoogle, signInWithPassword } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const firebase = vi.hoisted(() => ({
  exchangeCustomToken: vi.fn((customToken: string) => Promise.resolve(`id:${customToken}`)),
  signInWithGoogle: vi.fn(() => Promise.resolve('id:google')),
  currentIdToken: vi.fn((_uid: string, force?: boolean) => Promise.resolve(force ? 'id:renewed' : 'id:current')),
  signOutHere: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../shared/firebase/auth.ts', () => firebase);

const credentials = { email: 'ada@example.com', password: 'treasure-map' };
const session = { customToken: 'custom', user: aProfile() };

beforeEach(() => clearSession());

describe('signing in', () => {
  it('exchanges the custom token and keeps the ID token and the user', async () => {
    const calls = answerApi({ 'POST /auth/login': { json: session } });
    await expect(signInWithPassword(credentials)).resolves.toEqual({ signedIn: true });
    expect(calls).toEqual([{ call: 'POST /auth/login', body: credentials }]);
    expect(localStorage.getItem('loot_token')).toBe('id:custom');
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', user: aPerson(), busyCalls: 0 });
    expect(toastTexts()).toEqual(['Login successful!']);
  });

  it("prefers the server's words when it fails, and keeps nobody", async () => {
    answerApi({ 'POST /auth/login': { status: 401, json: { message: 'Wrong e-mail or password' } } });
    await expect(signInWithPassword(credentials)).resolves.toMatchObject({ signedIn: false });
    expect(toastTexts()).toEqual(['Wrong e-mail or password']);
    expect(useSession.getState().status).toBe('signedOut');
  });

  it('has its own words when Firebase fails', async () => {
    answerApi({ 'POST /auth/login': { json: session } });
    firebase.exchangeCustomToken.mockRejectedValueOnce(new Error('Firebase: Error (auth/internal-error).'));
    await expect(signInWithPassword(credentials)).resolves.toMatchObject({ signedIn: false });
    expect(toastTexts()).toEqual(['Login failed. Please try again.']);
  });

  it('registers and signs in with the new account', async () => {
    answerApi({ 'POST /auth/register': { status: 201, json: session } });
    const registration = { ...credentials, name: 'Ada', username: 'ada' };
    await expect(
      createAccount({ ...registration, role: 'content_creator', isVerified: false, agreeToTerms: true }),
    ).resolves.toEqual({ signedIn: true });
    expect(toastTexts()).toEqual(['Registration successful!']);
  });

  it('registers with the referral link that led here, once', async () => {
    const calls = answerApi({ 'POST /auth/register': { status: 201, json: session } });
    const registration = { ...credentials, name: 'Ada', username: 'ada', role: 'content_creator' as const };
    rememberReferral('the-code');
    await createAccount({ ...registration, agreeToTerms: true });
    await createAccount({ ...registration, agreeToTerms: true });
    expect(calls.map(({ body }) => (body as { referralCode?: string }).referralCode)).toEqual(['the-code', undefined]);
  });

  it('sends the Firebase ID token of the Google popup', async () => {
    const calls = answerApi({ 'POST /auth/google': { json: { user: aProfile({ role: 'user' }) } } });
    await expect(signInThroughGoogle()).resolves.toEqual({ signedIn: true });
    expect(calls[0]?.body).toEqual({ idToken: 'id:google' });
    expect(useSession.getState()).toMatchObject({ token: 'id:google', user: { role: 'user' } });
    expect(toastTexts()).toEqual(['Google login successful!']);
  });

  it('goes on with the session of the server where the popup has asked for a code', async () => {
    answerApi({ 'POST /auth/google': { json: { user: aProfile(), customToken: 'with-factor' } } });
    await expect(signInThroughGoogle()).resolves.toEqual({ signedIn: true });
    expect(useSession.getState().token).toBe('id:with-factor');
  });

  it('sends the referral link that led here along with it, once', async () => {
    const calls = answerApi({ 'POST /auth/google': { json: { user: aProfile({ role: 'user' }) } } });
    rememberReferral('the-code');
    await signInThroughGoogle();
    await signInThroughGoogle();
    expect(calls.map(({ body }) => body)).toEqual([
      { idToken: 'id:google', referralCode: 'the-code' },
      { idToken: 'id:google' },
    ]);
  });
});

describe('googleFailure', () => {
  it.each([
    ['auth/popup-closed-by-user', 'Google login was cancelled'],
    ['auth/cancelled-popup-request', 'Google login was cancelled'],
    ['auth/popup-blocked', 'Google login popup was blocked. Please allow popups for this site.'],
    ['auth/internal-error', 'Google login failed. Please try again.'],
  ])('says for %s: %s', (code, text) => {
    expect(googleFailure(Object.assign(new Error('Firebase'), { code }))).toBe(text);
  });
});

describe('restoring a session', () => {
  const store = () => {
    saveSession('stored', aPerson());
    useSession.setState(readStoredSession(localStorage));
  };

  it('signs in when the server confirms the token', async () => {
    store();
    answerApi({ 'POST /auth/verify-token': { json: { valid: true, user: aProfile({ name: 'Ada L.' }) } } });
    await restoreSession();
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 'stored', user: { name: 'Ada L.' } });
  });

  it('forgets both token and user when the server does not', async () => {
    store();
    answerApi({ 'POST /auth/verify-token': { status: 401, json: { message: 'Expired' } } });
    await restoreSession();
    expect(useSession.getState().status).toBe('signedOut');
    expect(localStorage.length).toBe(0);
    expect(toastTexts()).toHaveLength(1);
  });

  it('leaves alone what was decided meanwhile, as when data asked for beside it was refused', async () => {
    for (const status of [200, 401]) {
      store();
      answerApi({ 'POST /auth/verify-token': { status, json: { valid: true, user: aProfile(), message: 'Expired' } } });
      const restored = restoreSession();
      clearSession();
      await restored;
      expect(useSession.getState().status).toBe('signedOut');
      expect(toastTexts()).toEqual([]);
    }
  });
});

describe('signing out', () => {
  it('forgets everything here even when the server and Firebase fail', async () => {
    saveSession('t', aPerson());
    answerApi({ 'POST /auth/logout': { status: 500, json: { message: 'Down' } } });
    firebase.signOutHere.mockRejectedValueOnce(new Error('offline'));
    await signOut();
    expect(useSession.getState()).toMatchObject({ status: 'signedOut', token: null, user: null, leaving: true });
    expect(localStorage.length).toBe(0);
    expect(toastTexts()).toEqual(['Logged out successfully']);
  });

  it('has told the other tabs before Firebase, which they share, forgets the session', async () => {
    saveSession('t', aPerson());
    answerApi({ 'POST /auth/logout': { json: { success: true } } });
    const stored: (string | null)[] = [];
    firebase.signOutHere.mockImplementationOnce(() => {
      stored.push(localStorage.getItem('loot_token'), localStorage.getItem('loot_user'));
      return Promise.resolve();
    });
    await signOut();
    expect(stored).toEqual([null, null]);
  });
});

describe('choosing a role', () => {
  it('agrees to the terms, stores the role and a token that carries it', async () => {
    saveSession('old', aPerson({ role: 'user' }));
    const calls = answerApi({ 'PUT /auth/profile': { json: aProfile({ role: 'business_owner' }) } });
    await chooseRole('business_owner');
    expect(calls[0]?.body).toEqual({ role: 'business_owner', agreeToTerms: true });
    expect(useSession.getState()).toMatchObject({ token: 'id:renewed', user: { role: 'business_owner' } });
    expect(toastTexts()).toEqual(['Role updated to Business Owner']);
  });

  it('changes nothing when the server refuses', async () => {
    saveSession('old', aPerson({ role: 'user' }));
    answerApi({ 'PUT /auth/profile': { status: 409, json: { message: 'Your role is already chosen' } } });
    await chooseRole('business_owner');
    expect(useSession.getState()).toMatchObject({ token: 'old', user: { role: 'user' } });
    expect(toastTexts()).toEqual(['Your role is already chosen']);
  });
});
