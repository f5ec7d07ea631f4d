import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSession,
  readStoredSession,
  replaceToken,
  saveSession,
  useSession,
  whileBusy,
  parseStoredUser,
  type SessionUser,
} from './session.ts';

const ada: SessionUser = {
  uid: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  emailVerified: true,
  role: 'content_creator',
  isVerified: false,
  profilePic: null,
};

beforeEach(() => {
  localStorage.clear();
  useSession.setState(readStoredSession(localStorage));
});

describe('the session', () => {
  it('is stored under the names of the specification and restored from them', () => {
    saveSession('t1', ada);
    expect(localStorage.getItem('loot_token')).toBe('t1');
    expect(JSON.parse(localStorage.getItem('loot_user') ?? '')).toEqual(ada);
    expect(readStoredSession(localStorage)).toMatchObject({ status: 'restoring', token: 't1', user: ada });
  });

  it('is signed out unless both token and user are stored', () => {
    localStorage.setItem('loot_token', 't1');
    expect(readStoredSession(localStorage).status).toBe('signedOut');
    localStorage.setItem('loot_user', '{broken');
    expect(readStoredSession(localStorage)).toMatchObject({ status: 'signedOut', token: null });
  });

  it('takes a fresh token while signed in and none after signing out', () => {
    saveSession('t1', ada);
    replaceToken('t2');
    expect(useSession.getState().token).toBe('t2');
    clearSession();
    replaceToken('t3');
    expect(useSession.getState()).toMatchObject({ status: 'signedOut', token: null, user: null });
    expect(localStorage.length).toBe(0);
  });

  it('is busy exactly as long as auth calls run, failed ones too', async () => {
    const pending = whileBusy(() => Promise.reject(new Error('no')));
    expect(useSession.getState().busyCalls).toBe(1);
    await expect(pending).rejects.toThrow('no');
    expect(useSession.getState().busyCalls).toBe(0);
  });
});

describe('parseStoredUser', () => {
  it('reads somebody without a known role as a plain user', () => {
    expect(parseStoredUser('{"uid":"u1","email":"a@b.c","role":"pirate"}')).toMatchObject({ role: 'user', name: '' });
  });

  it.each([null, '', '1', 'null', '{"uid":""}', '{"uid":"u1"}'])('finds nobody in %s', (text) => {
    expect(parseStoredUser(text)).toBeUndefined();
  });
});
