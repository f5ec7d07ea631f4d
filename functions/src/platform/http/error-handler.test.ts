import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { handleErrors } from './error-handler.ts';
import { createLog } from '../log.ts';

/** Returns the error handler's answer to a thrown value. */
function answerTo(error: unknown): { status: number; headers: Record<string, string>; body: unknown } {
  const answer: { status: number; headers: Record<string, string>; body: unknown } = {
    status: 0,
    headers: {},
    body: null,
  };
  const response = {
    headersSent: false,
    locals: { context: { requestId: 'req_1', uid: null } },
    set: (name: string, value: string) => (answer.headers[name] = value),
    status: (status: number) => {
      answer.status = status;
      return { json: (body: unknown) => (answer.body = body) };
    },
  } as unknown as Response;
  handleErrors(createLog('silent'))(error, { readableEnded: true } as Request, response, () => {});
  return answer;
}

describe('an error that nobody expected', () => {
  it('is masked', () => {
    expect(answerTo(new Error('the password of the database is …'))).toMatchObject({
      status: 500,
      body: { code: 'internal', message: 'Something went wrong. Please try again.', requestId: 'req_1' },
    });
  });

  it('is a wish to try again when others changed the same documents all the time', () => {
    expect(answerTo(Object.assign(new Error('10 ABORTED: Transaction lock timeout.'), { code: 10 }))).toEqual({
      status: 429,
      headers: { 'Retry-After': '1' },
      body: {
        code: 'too_many_requests',
        message: 'Too many changes at the same time. Please try again.',
        retryAfterSeconds: 1,
        requestId: 'req_1',
      },
    });
  });

  it.each([
    [4, 'DEADLINE_EXCEEDED'],
    [8, 'RESOURCE_EXHAUSTED'],
    [14, 'UNAVAILABLE'],
  ])('is told to come again when the database does not answer: %i %s', (code, name) => {
    expect(answerTo(Object.assign(new Error(`${code} ${name}: it has too much to do`), { code }))).toEqual({
      status: 503,
      headers: { 'Retry-After': '5' },
      body: {
        code: 'unavailable',
        message: 'We could not answer in time. Please try again in a moment.',
        retryAfterSeconds: 5,
        requestId: 'req_1',
      },
    });
  });
});

describe('a refusal that passes by itself', () => {
  it.each(['too_many_requests', 'provider_unavailable', 'unavailable'] as const)(
    'says when to come again: %s',
    (code) => {
      const { headers, body } = answerTo(new AppError(code, 'Not now'));
      const { retryAfterSeconds } = ErrorEnvelope.parse(body);
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(headers['Retry-After']).toBe(String(retryAfterSeconds));
    },
  );

  it('says it better where more is known', () => {
    const { headers } = answerTo(new AppError('too_many_requests', 'Not now', { retryAfterSeconds: 77 }));
    expect(headers['Retry-After']).toBe('77');
  });

  it('is no other one', () => {
    const { headers, body } = answerTo(new AppError('illegal_state', 'Never'));
    expect(headers).toEqual({});
    expect(body).not.toHaveProperty('retryAfterSeconds');
  });
});
