import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import { expect, it, vi } from 'vitest';
import { readStoredSession, saveSession, useSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { toastTexts } from '../../testing/render-screen.tsx';
import { restoreSession } from './restore-session.ts';

function store() {
  saveSession('stored', aPerson());
  useSession.setState(readStoredSession(localStorage));
}

function expectKept() {
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 'stored', user: aPerson() });
  expect(localStorage.getItem('loot_token')).toBe('stored');
}

it('keeps the session when the server is down', async () => {
  store();
  answerApi({ 'POST /auth/verify-token': { status: 503, json: { message: 'Down' } } });
  await restoreSession();
  expectKept();
});

it('keeps the session when the page is left before the answer, or there is no network', async () => {
  store();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await restoreSession();
  vi.unstubAllGlobals();
  expectKept();
});

it('keeps the session when it is the app that the server does not know', async () => {
  store();
  const json = { code: 'unauthenticated', errorType: APP_NOT_VERIFIED, message: 'Please reload the page' };
  answerApi({ 'POST /auth/verify-token': { status: 401, json } });
  await restoreSession();
  expectKept();
  expect(toastTexts()).toEqual([]);
});

it('forgets a session that the server refuses, and says so', async () => {
  store();
  answerApi({ 'POST /auth/verify-token': { status: 401, json: { message: 'Expired' } } });
  await restoreSession();
  expect(useSession.getState().status).toBe('signedOut');
  expect(localStorage.getItem('loot_token')).toBeNull();
  expect(toastTexts()).toEqual(['Your session has ended. Please sign in again.']);
});
