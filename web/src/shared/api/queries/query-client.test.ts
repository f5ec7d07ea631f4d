import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../testing/people.ts';
import { clearSession, replaceToken, saveSession, useSession } from '../../state/session.ts';
import { ApiError } from '../api-error.ts';
import { queryClient } from './query-client.ts';

const key = ['profile'];

beforeEach(() => {
  saveSession('t', aPerson());
  queryClient.setQueryData(key, 'what Ada saw');
});
afterEach(() => clearSession());

describe('what the API answered', () => {
  it('is forgotten when the session ends, however it ends', () => {
    clearSession();
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });

  it('is forgotten when somebody else signs in', () => {
    saveSession('t2', aPerson({ uid: 'u2' }));
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });

  it('stays while it is the same person, with another token, name or role', () => {
    replaceToken('t2');
    saveSession('t3', aPerson({ name: 'Ada L.', role: 'business_owner' }));
    expect(queryClient.getQueryData(key)).toBe('what Ada saw');
  });
});

describe('a refused token', () => {
  const fail = (status: number) => () => Promise.reject(new ApiError('No', { status }));

  it('ends the session on a query and on a mutation', async () => {
    await expect(queryClient.fetchQuery({ queryKey: ['q'], queryFn: fail(401) })).rejects.toThrow('No');
    expect(useSession.getState().status).toBe('signedOut');
    saveSession('t', aPerson());
    await expect(new MutationObserver(queryClient, { mutationFn: fail(401) }).mutate()).rejects.toThrow('No');
    expect(useSession.getState().status).toBe('signedOut');
  });

  it('is not what an app that is not verified means', async () => {
    const queryFn = () => Promise.reject(new ApiError('No', { status: 401, errorType: APP_NOT_VERIFIED }));
    await expect(queryClient.fetchQuery({ queryKey: ['q'], queryFn })).rejects.toThrow('No');
    expect(useSession.getState().status).toBe('signedIn');
    expect(localStorage.getItem('loot_token')).toBe('t');
    expect(queryClient.getQueryData(key)).toBe('what Ada saw');
  });

  it('is not what other failures mean', async () => {
    await expect(new MutationObserver(queryClient, { mutationFn: fail(403) }).mutate()).rejects.toThrow('No');
    expect(useSession.getState().status).toBe('signedIn');
  });
});

it('lets what is sent without a connection fail at once, instead of waiting unseen', async () => {
  onlineManager.setOnline(false);
  await expect(
    new MutationObserver(queryClient, { mutationFn: () => Promise.reject(new Error('No')) }).mutate(),
  ).rejects.toThrow('No');
  onlineManager.setOnline(true);
});

it('lets a button know before the next press that something is under way', async () => {
  const saving = new MutationObserver(queryClient, { mutationFn: () => new Promise<void>(() => undefined) });
  const stop = saving.subscribe(({ isPending }) => seen.push(isPending));
  const seen: boolean[] = [];
  void saving.mutate();
  // Two presses are two tasks, and nothing but microtasks runs between them for sure.
  await Promise.resolve();
  expect(seen).toEqual([true]);
  stop();
});
