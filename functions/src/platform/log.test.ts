import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { createLog, type Log } from './log.ts';
import { inLogContext } from './log-context.ts';

const SOURCE = { projectId: 'shop', service: 'api', version: 'abc123' };

/** Returns the line that `write` logs. */
function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }, SOURCE));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

/** Nests `value` inside `depth` further objects. */
function buried(value: object, depth: number): object {
  return depth === 0 ? value : { inner: buried(value, depth - 1) };
}

const SECRET_NAMES = [
  'authorization',
  'Authorization',
  'password',
  'newPassword',
  'token',
  'idToken',
  'id_token',
  'customToken',
  'refreshToken',
  'access_token',
  'secret',
  'client_secret',
  'webhookSecret',
  'cookie',
  'set-cookie',
  'stripe-signature',
  'signature',
  'apiKey',
  'x-api-key',
  'secretKey',
  'verificationCode',
  'authorizationCode',
  'oauthCode',
  'oobCode',
];

describe('the log', () => {
  describe.each(SECRET_NAMES)('keeps %s to itself', (name) => {
    it.each([0, 1, 2, 3, 4, 7])('%i objects deep', (depth) => {
      const line = logged((log) => log.info(buried({ [name]: 'hush', beside: 'seen' }, depth), 'said'));
      expect(JSON.stringify(line)).not.toContain('hush');
      expect(JSON.stringify(line)).toContain('"beside":"seen"');
    });

    it('in lists, in what a child log is bound to, and in errors and their causes', () => {
      const failed = Object.assign(
        new Error('failed', { cause: Object.assign(new Error('why'), { [name]: 'hush' }) }),
        {
          request: { headers: { [name]: ['hush'] } },
        },
      );
      for (const line of [
        logged((log) => log.info({ list: [{ [name]: 'hush' }] }, 'said')),
        logged((log) => log.child({ bound: { [name]: { value: 'hush' } } }).info('said')),
        logged((log) => log.error({ err: failed }, 'said')),
        logged((log) => log.error(failed)),
      ]) {
        expect(JSON.stringify(line)).not.toContain('hush');
      }
    });
  });

  it.each([
    ['a field', (log: Log) => log.info({ refusal: 'Invalid email address: ann.lee+1@mail.example.sg' }, 'refused')],
    ['a field deep below', (log: Log) => log.info(buried({ to: ['ann.lee@mail.example.sg'] }, 3), 'sent')],
    ['a message', (log: Log) => log.info('no mail to <ann.lee@mail.example.sg>')],
    ['an error', (log: Log) => log.error({ err: new Error('Not ann.lee@mail.example.sg') }, 'failed')],
    ['nothing but an error', (log: Log) => log.error(new Error('Not ann.lee@mail.example.sg'))],
    ['what a child log is bound to', (log: Log) => log.child({ to: 'ann.lee@mail.example.sg' }).info('sent')],
  ])('writes no e-mail address of %s', (_, write) => {
    const line = JSON.stringify(logged(write));
    expect(line).not.toMatch(/ann|mail\.example/);
    expect(line).toContain('[e-mail]');
  });

  it('leaves packages in stacks as they are', () => {
    const stack = 'Error: broke\n    at node_modules/@google-cloud/firestore/build/index.js:1:1, stripe@22.3.0';
    expect(logged((log) => log.error({ err: Object.assign(new Error('broke'), { stack }) }, 'failed'))).toMatchObject({
      stack_trace: stack,
    });
  });

  it('writes of an error of the payment provider what went wrong, and nothing of the people that it is about', () => {
    const raw = {
      ...{ type: 'invalid_request_error' as const, message: 'No such card', code: 'card_declined', param: 'card' },
      ...{ requestId: 'req_9', statusCode: 402, headers: { 'request-id': 'req_9' } },
      payment_intent: { receipt_email: 'ann@example.sg', shipping: { name: 'Ann Lee' } },
    };
    const error = new Stripe.errors.StripeCardError(raw as never);
    const { err } = logged((log) => log.error({ err: error }, 'failed'));
    expect(err).toMatchObject({
      ...{ type: 'StripeCardError', message: 'No such card', code: 'card_declined', param: 'card' },
      ...{ requestId: 'req_9', statusCode: 402 },
    });
    expect(JSON.stringify(err)).not.toMatch(/Ann|ann@|headers|payment_intent/);
  });

  it('says which code an answer or an error has', () => {
    expect(logged((log) => log.info({ code: 'forbidden' }, 'refused'))).toMatchObject({ code: 'forbidden' });
    const error = new AppError('illegal_state', 'Too late', { details: 'by a day' });
    const { err } = logged((log) => log.error({ err: error, payout: { failure: { code: 'no_account' } } }, 'failed'));
    expect(err).toMatchObject({ type: 'AppError', code: 'illegal_state', message: 'Too late', details: 'by a day' });
    expect((err as { stack: string }).stack).toContain('log.test.ts');
  });

  it('has the shape of Cloud Logging', () => {
    expect(logged((log) => log.warn({ requestId: 'req_1' }, 'slow'))).toMatchObject({
      severity: 'WARNING',
      message: 'slow',
      requestId: 'req_1',
    });
  });

  it('survives what refers to itself, and writes dates and bytes briefly', () => {
    const node: Record<string, unknown> = { name: 'a' };
    node['self'] = node;
    const at = new Date('2026-11-20T08:00:00Z');
    expect(logged((log) => log.info({ node, at, bytes: Buffer.from('abc') }, 'said'))).toMatchObject({
      node: { name: 'a', self: '[circular]' },
      at: '2026-11-20T08:00:00.000Z',
      bytes: '[3 bytes]',
    });
  });

  it.each([
    ['an error', (log: Log) => log.error({ err: new TypeError('broke') }, 'job failed'), 'job failed'],
    ['nothing but an error', (log: Log) => log.error(new TypeError('broke')), 'broke'],
  ])('gives Error Reporting the stack of %s', (_, write, message) => {
    const line = logged(write);
    expect(line).toMatchObject({
      severity: 'ERROR',
      message,
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      serviceContext: { service: 'api', version: 'abc123' },
    });
    expect(line['stack_trace']).toMatch(/^TypeError: broke\n\s+at .*log\.test\.ts/);
  });

  it('reports an error that has no stack by its message, and reports no warning', () => {
    const line = logged((log) => log.error({ loots: 2 }, 'the books differ'));
    expect(line).toMatchObject({ message: 'the books differ', serviceContext: { service: 'api' } });
    expect(line).not.toHaveProperty('stack_trace');
    const warning = logged((log) => log.warn({ err: new Error('slow') }, 'slow'));
    expect(warning).not.toHaveProperty('@type');
    expect(warning).not.toHaveProperty('stack_trace');
  });

  it('says in every line what runs, and links it to its trace', () => {
    const line = logged((log) =>
      inLogContext({ operation: 'getUser', requestId: 'req_1', uid: null, traceId: 'ab12' }, () =>
        log.child({ page: 'loot' }).info('said'),
      ),
    );
    expect(line).toMatchObject({
      operation: 'getUser',
      requestId: 'req_1',
      uid: null,
      'logging.googleapis.com/trace': 'projects/shop/traces/ab12',
    });
    expect(line).not.toHaveProperty('traceId');
  });

  it('names no trace and no operation where nothing runs', () => {
    const line = logged((log) => log.info('started'));
    expect(Object.keys(line).sort()).toEqual(['message', 'severity', 'time']);
  });
});
