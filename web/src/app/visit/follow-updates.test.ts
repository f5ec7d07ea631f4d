import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILD } from '../../shared/build.ts';
import { useConnection } from '../../shared/state/connection.ts';
import { eventually } from '../../testing/eventually.ts';
import { followUpdates } from './follow-updates.ts';

const OWN = new URL(BUILD).pathname;
const NEWER = '/assets/main-newer.js';
const isOutdated = () => useConnection.getState().outdated;

let answer: () => Promise<Response>;
const fetch = vi.fn<(address: string) => Promise<Response>>(() => answer());
let stop = () => undefined as void;
beforeEach(() => void vi.stubGlobal('fetch', fetch));
afterEach(() => {
  stop();
  fetch.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useConnection.setState(useConnection.getInitialState(), true);
});

const answerWith = (body: unknown) => {
  answer = () => Promise.resolve(Response.json(body));
};
const turnTo = () => document.dispatchEvent(new Event('visibilitychange'));

it('knows of a newer build that was deployed before the page was loaded', async () => {
  answerWith({ build: NEWER });
  stop = followUpdates();
  await eventually(() => expect(isOutdated()).toBe(true));
  expect(fetch).toHaveBeenCalledWith('/build.json');
});

it('hears of one deployed since when somebody turns to the tab, and of one taken back', async () => {
  answerWith({ build: OWN });
  stop = followUpdates();
  await eventually(() => expect(fetch.mock.results).toHaveLength(1));
  answerWith({ build: NEWER });
  turnTo();
  await eventually(() => expect(isOutdated()).toBe(true));
  answerWith({ build: OWN });
  turnTo();
  await eventually(() => expect(isOutdated()).toBe(false));
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of the file', () => Promise.resolve(new Response('<!doctype html>'))],
  ['a file of another shape', () => Promise.resolve(Response.json({}))],
])('keeps what it knows with %s', async (_case, next) => {
  answerWith({ build: NEWER });
  stop = followUpdates();
  await eventually(() => expect(isOutdated()).toBe(true));
  const seen: boolean[] = [];
  const stopListening = useConnection.subscribe(({ outdated }) => seen.push(outdated));
  answer = next;
  turnTo();
  answerWith({ build: OWN });
  turnTo();
  await eventually(() => expect(isOutdated()).toBe(false));
  expect(seen).toEqual([false]);
  stopListening();
});

it('asks nothing in a tab that nobody sees, nor once it is stopped', () => {
  answerWith({ build: OWN });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  stop = followUpdates();
  turnTo();
  expect(fetch).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  stop();
  turnTo();
  expect(fetch).not.toHaveBeenCalled();
});
