import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { Role } from '@doubloon/contract/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { callRaw, deps } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const ROLE_REFUSAL = { code: 'forbidden', message: 'You do not have permission to do this' };

const people = new Map<Role, Person>();

beforeAll(async () => {
  for (const role of Role.options) people.set(role, await createPerson(role));
});

const ENDING_SESSIONS: readonly string[] = ['logout', 'endOtherSessions'];

/** The operation's address with every parameter filled in by something that exists nowhere. */
function addressOf(operation: Operation): string {
  return operation.path.replaceAll(/\{\w+\}/g, unique('nothing'));
}

async function attempt(operation: Operation, person?: Person, headers?: Record<string, string>) {
  const { status, body } = await callRaw(operation.method, addressOf(operation), {
    person,
    ...(headers && { headers }),
    ...(operation.upload ? { body: new FormData() } : operation.input.body && { body: '{}' }),
  });
  return { status, code: status >= 400 ? ErrorEnvelope.parse(body).code : null, body };
}

describe.each(OPERATIONS.map(({ operation }) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { access } = operation;
  const needsToken = access.kind === 'signedIn' || access.kind === 'roles';

  it('is served', async () => {
    const { body } = await attempt(operation);
    expect(JSON.stringify(body)).not.toContain('No such address');
  });

  if (needsToken) {
    it('refuses somebody without a token and with a made-up one', async () => {
      expect(await attempt(operation)).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect(await attempt(operation, undefined, { authorization: 'Bearer made.up.token' })).toMatchObject({
        status: 401,
      });
      expect(await attempt(operation, undefined, { authorization: 'Basic YTpi' })).toMatchObject({ status: 401 });
    });

    it.each(Role.options)('lets exactly the declared roles in: %s', async (role) => {
      // Ending a session ends every session of that person, so nobody else may share them.
      const person = ENDING_SESSIONS.includes(operation.id) ? await createPerson(role) : people.get(role);
      const allowed = access.kind === 'signedIn' || access.roles.includes(role);
      const { status, body } = await attempt(operation, person);
      if (allowed) {
        expect(status, JSON.stringify(body)).not.toBe(401);
        expect(body).not.toMatchObject(ROLE_REFUSAL);
      } else {
        expect(status).toBe(403);
        expect(body).toMatchObject(ROLE_REFUSAL);
      }
    });
  } else {
    it('asks nobody for a token', async () => {
      const { status, body } = await attempt(operation);
      expect([401, 403], JSON.stringify(body)).not.toContain(status);
    });
  }
});

describe('what everybody can read', () => {
  it('serves the OpenAPI document with every operation', async () => {
    const { body } = await callRaw('GET', '/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { operationId: string }>> };
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    const declared = OPERATIONS.map(({ operation: { method, path, id } }) => `${method} ${path} ${id}`);
    expect(served.sort()).toEqual(declared.sort());
  });

  it('serves browsable documentation without reaching any other host', async () => {
    const { status, body } = await callRaw('GET', '/docs');
    expect(status).toBe(200);
    expect(String(body)).not.toMatch(/https?:\/\//);
    const script = await callRaw('GET', '/docs/assets/swagger-ui-bundle.js');
    expect(script.status).toBe(200);
    expect(script.headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await callRaw('GET', '/docs/start.js')).status).toBe(200);
  });

  it('answers /health', async () => {
    expect(await callRaw('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('the envelope', () => {
  it('names an address nobody serves, with the request id of the header', async () => {
    const { status, headers, body } = await callRaw('GET', '/nowhere');
    expect(status).toBe(404);
    expect(ErrorEnvelope.parse(body)).toMatchObject({ code: 'not_found', requestId: headers.get('x-request-id') });
  });

  it('refuses malformed JSON and a body over the limit', async () => {
    expect(await callRaw('POST', '/auth/login', { body: '{"email":' })).toMatchObject({
      status: 400,
      body: { code: 'malformed_request' },
    });
    const large = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(2_000_000) });
    expect(await callRaw('POST', '/auth/login', { body: large })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });
});

describe('test-only calls', () => {
  it('do not exist outside the emulators', async () => {
    const app = createApp({ ...deps(), config: { ...deps().config, testMode: false } });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/test/scheduled/any`, { method: 'POST' });
    server.close();
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('No such address') as string });
  });
});
