import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { countApplications } from '@doubloon/contract/applications/operations.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { clearSession, saveSession } from '../state/session.ts';
import { request } from './request.ts';

const COUNT = 'GET /applications/getnumberofapplications/cmp_1';

/** Leaves what a page's head has asked for, as the script there does. */
function head(answers: Record<string, Response | undefined>, token = 'the-token') {
  const asked = Object.entries(answers).map(([call, answer]) => [call, Promise.resolve(answer)]);
  Object.assign(globalThis, { firstRequests: { token, answers: Object.fromEntries(asked) as object } });
}

const count = (campaignId = 'cmp_1') => request(countApplications, { params: { campaignId } });
const openFor = (milliseconds: number) => void vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
let calls: { call: string }[];

beforeEach(() => {
  openFor(1_000);
  saveSession('the-token', aPerson());
  calls = answerApi({ [COUNT]: { json: { count: 4 } } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'firstRequests');
  clearSession();
  vi.restoreAllMocks();
});

it('takes an answer that the head has asked for once, and asks from then on', async () => {
  head({ [COUNT]: Response.json({ count: 3 }) });
  await expect(count()).resolves.toEqual({ count: 3 });
  expect(calls).toEqual([]);
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('leaves nothing on the page', async () => {
  head({ [COUNT]: Response.json({ count: 3 }) });
  await count();
  expect(globalThis).not.toHaveProperty('firstRequests');
});

it('asks for what the head has not asked for, or by another method', async () => {
  head({
    'GET /applications/getnumberofapplications/cmp_2': Response.json({ count: 3 }),
    [COUNT.replace('GET', 'POST')]: Response.json({ count: 3 }),
  });
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('takes nothing that was asked for with another token, also not when that is back', async () => {
  head({ [COUNT]: Response.json({ count: 3 }) }, 'of somebody else');
  await expect(count()).resolves.toEqual({ count: 4 });
  saveSession('of somebody else', aPerson());
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('takes nothing after signing out', async () => {
  head({ [COUNT]: Response.json({ count: 3 }) });
  clearSession();
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('takes nothing once somebody has changed something', async () => {
  head({ [COUNT]: Response.json({ count: 3 }) });
  const change = request(decideDeliverable, { params: { id: 'dlv_1' }, body: { status: 'approved', view_count: 1 } });
  await expect(change).rejects.toThrow('No answer for');
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('takes nothing when the page has been open for a while', async () => {
  head({ [COUNT]: Response.json({ count: 3 }) });
  openFor(16_000);
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('asks itself when nothing came back', async () => {
  head({ [COUNT]: undefined });
  await expect(count()).resolves.toEqual({ count: 4 });
});

it('counts what the server refuses as refused', async () => {
  head({ [COUNT]: Response.json({ message: 'Not now', code: 'unavailable' }, { status: 503 }) });
  await expect(count()).rejects.toMatchObject({ status: 503, message: 'Not now' });
  expect(calls).toEqual([]);
});
