import { beforeEach, expect, it } from 'vitest';
import { forgetReferral, rememberedReferral } from '../../shared/state/referral.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { recordReferral } from './record-referral.ts';

const code = 'abcdefghijklmnopqrstuvwx';

beforeEach(() => forgetReferral());

it('remembers the code of the visit and has the click counted', async () => {
  const calls = answerApi({ [`POST /affiliates/${code}/click`]: { json: { success: true } } });
  await recordReferral(`?ref=${code}`);
  expect(rememberedReferral()).toBe(code);
  expect(calls.map(({ call }) => call)).toEqual([`POST /affiliates/${code}/click`]);
});

it('remembers the code when the click could not be counted', async () => {
  answerApi({ [`POST /affiliates/${code}/click`]: { status: 429, json: { message: 'Too many' } } });
  await recordReferral(`?tab=x&ref=${code}`);
  expect(rememberedReferral()).toBe(code);
});

it.each(['', '?ref=', '?ref=short', `?ref=${code}${code}`])('passes over %s', async (search) => {
  const calls = answerApi({});
  await recordReferral(search);
  expect(rememberedReferral()).toBeUndefined();
  expect(calls).toEqual([]);
});
