import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPerson } from '../../testing/people.ts';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { clearSession, forgetStoredSession, saveSession } from '../../shared/state/session.ts';
import { askFor, askForPages, firstDataHashes } from '../first-data/visit.ts';
import { keepFirstData, type KeptDataStore } from './keep-first-data.ts';

const ada = aPerson({ uid: 'ada' });
const loots = ['campaigns', 'loots'];

type Kept = Awaited<ReturnType<KeptDataStore['read']>>;
let kept: Map<string, Kept>;
let stop: () => void;

const store: KeptDataStore = {
  read: (uid) => Promise.resolve(kept.get(uid)),
  write: (uid, data) => Promise.resolve(void kept.set(uid, data)),
  keepOnly: (uid) => {
    for (const key of kept.keys()) if (key !== uid) kept.delete(key);
    return Promise.resolve();
  },
};
let answer: string;
const ask = (text: string) => {
  answer = text;
  return askFor({ queryKey: loots, queryFn: () => answer });
};
const seen = () => queryClient.getQueryData(loots);

/** Begins a visit of whoever is signed in, with nothing in memory. */
async function comeBack(build = 'build 1'): Promise<void> {
  stop();
  queryClient.clear();
  firstDataHashes.clear();
  stop = keepFirstData(store, build);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  kept = new Map();
  stop = () => undefined;
  saveSession('t', ada);
  await comeBack();
  await ask('seen');
  await vi.advanceTimersByTimeAsync(1_000);
});
afterEach(() => {
  stop();
  clearSession();
  vi.useRealTimers();
});

describe('the first data of the screens that somebody visited', () => {
  it('is there at the next visit, until it was asked for again', async () => {
    await comeBack();
    expect(seen()).toBe('seen');
    await ask('seen anew');
    expect(seen()).toBe('seen anew');
  });

  it('stays for the visit after one in which it was not needed', async () => {
    await comeBack();
    await askFor({ queryKey: ['creators'], queryFn: () => 'others' });
    await vi.advanceTimersByTimeAsync(1_000);
    await comeBack();
    expect(seen()).toBe('seen');
    expect(queryClient.getQueryData(['creators'])).toBe('others');
  });

  it('gives way to an answer that came before it', async () => {
    let bring: (data: Kept) => void = () => undefined;
    const data = kept.get('ada');
    stop();
    queryClient.clear();
    stop = keepFirstData({ ...store, read: () => new Promise((resolve) => (bring = resolve)) }, 'build 1');
    vi.setSystemTime(Date.now() + 1);
    await ask('already here');
    bring(data);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen()).toBe('already here');
  });

  it('is forgotten when the session ends, also in another tab', async () => {
    clearSession();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(kept.size).toBe(0);

    saveSession('t', ada);
    await ask('seen');
    forgetStoredSession();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(kept.size).toBe(0);
  });

  it('is forgotten when the session ended before anybody listened', async () => {
    stop();
    clearSession();
    await comeBack();
    expect(kept.size).toBe(0);
  });

  it('is never shown to somebody else', async () => {
    saveSession('t2', aPerson({ uid: 'ben' }));
    await comeBack();
    expect(seen()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is not shown when the session ended while it was read', async () => {
    stop();
    queryClient.clear();
    stop = keepFirstData(store, 'build 1');
    clearSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen()).toBeUndefined();
  });

  it('is forgotten after a day, and by a new build', async () => {
    await comeBack('build 2');
    expect(seen()).toBeUndefined();
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await comeBack();
    expect(seen()).toBeUndefined();
  });

  it('is of long lists the first page', async () => {
    await askForPages({
      queryKey: ['pages'],
      queryFn: ({ pageParam }) => pageParam,
      initialPageParam: 1,
      getNextPageParam: (last: number) => last + 1,
      pages: 3,
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await comeBack();
    expect(queryClient.getQueryData(['pages'])).toEqual({ pages: [1], pageParams: [1] });
  });
});

it('keeps nothing but first data', async () => {
  await queryClient.prefetchQuery({ queryKey: ['payout-preview'], queryFn: () => 'amount' });
  await ask('seen anew');
  await vi.advanceTimersByTimeAsync(1_000);
  await comeBack();
  expect(queryClient.getQueryData(['payout-preview'])).toBeUndefined();
});

it('goes on where the browser keeps nothing', async () => {
  const refuse = () => Promise.reject(new Error('no room'));
  stop();
  stop = keepFirstData({ read: refuse, write: refuse, keepOnly: refuse }, 'build 1');
  await ask('seen');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen()).toBe('seen');
});
