import { expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../shared/state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson, aProfile } from '../../testing/people.ts';
import { renewUser } from '../../shared/proven-email/proof-mail.ts';
import { proveEmail, resetPassword, takeEmailBack } from './mailed-links.ts';

vi.mock('../../shared/firebase/auth.ts', () => ({ signOutHere: () => Promise.resolve() }));

it('ends the session of this browser with a new password, and only when it was taken', async () => {
  saveSession('t', aPerson());
  answerApi({ 'POST /auth/password-reset/confirm': { status: 422, json: { message: 'Expired' } } });
  await expect(resetPassword('code', 'correct horse')).rejects.toThrow('Expired');
  expect(useSession.getState().status).toBe('signedIn');
  answerApi({ 'POST /auth/password-reset/confirm': { json: { success: true } } });
  await resetPassword('code', 'correct horse');
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', busyCalls: 0 });
});

it('uses a code up once, and takes down that the email is proven', async () => {
  saveSession('t', aPerson({ emailVerified: false }));
  const calls = answerApi({
    'POST /auth/email-verification/confirm': { json: { success: true } },
    'POST /auth/verify-token': { json: { valid: true, user: aProfile() } },
  });
  await Promise.all([proveEmail('once'), proveEmail('once')]);
  expect(calls.map(({ call }) => call)).toEqual(['POST /auth/email-verification/confirm', 'POST /auth/verify-token']);
  expect(useSession.getState().user?.emailVerified).toBe(true);
});

it('takes a changed email back once, which ends the session of this browser', async () => {
  saveSession('t', aPerson());
  const calls = answerApi({ 'POST /auth/email-change/undo': { json: { success: true } } });
  await Promise.all([takeEmailBack('undo'), takeEmailBack('undo')]);
  expect(calls.map(({ call }) => call)).toEqual(['POST /auth/email-change/undo']);
  expect(useSession.getState().status).toBe('signedOut');
});

it('can try a code again after a failure', async () => {
  answerApi({ 'POST /auth/email-verification/confirm': { status: 502, json: { message: 'Down' } } });
  await expect(proveEmail('again')).rejects.toThrow('Down');
  answerApi({ 'POST /auth/email-verification/confirm': { json: { success: true } } });
  await expect(proveEmail('again')).resolves.toBeUndefined();
});

it('keeps the session when nobody can say who is signed in', async () => {
  saveSession('t', aPerson());
  answerApi({ 'POST /auth/verify-token': { status: 503, json: { message: 'Down' } } });
  await renewUser();
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', user: aPerson() });
});
