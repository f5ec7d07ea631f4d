import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '../../testing/people.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { clearSession, saveSession, useSession } from './session.ts';

let stop: () => void;

/** Writes as another tab does: this one hears of it. */
function inAnotherTab(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

beforeEach(() => {
  clearSession();
  stop = followOtherTabs();
});
afterEach(() => stop());

it('signs in here too once another tab has stored both token and user', () => {
  inAnotherTab('loot_token', 't1');
  expect(useSession.getState().status).toBe('signedOut');
  inAnotherTab('loot_user', JSON.stringify(aPerson()));
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 't1', user: aPerson() });
});

it('takes the renewed token and the changed name of another tab', () => {
  saveSession('t1', aPerson());
  inAnotherTab('loot_token', 't2');
  inAnotherTab('loot_user', JSON.stringify(aPerson({ name: 'Ada L.' })));
  expect(useSession.getState()).toMatchObject({ token: 't2', user: { name: 'Ada L.' } });
});

it('ends the session when another tab does, also by emptying the whole storage', () => {
  saveSession('t1', aPerson());
  inAnotherTab('loot_token', null);
  expect(useSession.getState()).toMatchObject({ status: 'signedOut', leaving: false });
  saveSession('t1', aPerson());
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  expect(useSession.getState().status).toBe('signedOut');
});

it('keeps its token until it has told the server that it signs out, whatever other tabs do', () => {
  saveSession('t1', aPerson());
  useSession.setState({ leaving: true });
  inAnotherTab('loot_token', null);
  expect(useSession.getState()).toMatchObject({ token: 't1', leaving: true });
  clearSession({ leaving: true });
  inAnotherTab('loot_token', 't2');
  inAnotherTab('loot_user', JSON.stringify(aPerson()));
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 't2', leaving: false });
});

it('does not care for what else is stored', () => {
  saveSession('t1', aPerson());
  localStorage.removeItem('loot_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'loot_theme', storageArea: localStorage }));
  expect(useSession.getState().status).toBe('signedIn');
});
