import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from '@doubloon/contract/calls/operation.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import { callRaw, deps, logLines, statusOfForm } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let creator: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
});

const unexpected = () => logLines.filter(({ message }) => message === 'unexpected error');

describe('a body that is not JSON', () => {
  it.each([
    ['cut off', '{"email":'],
    ['half', '{"email":}'],
    ['quoted otherwise', "{'email':'a'}"],
    ['with a comma too many', '{"email":"a",}'],
    ['with something behind it', '{"email":"a"}{}'],
    ['with a comment', '{/* */}'],
    ['with NaN', '{"n":NaN}'],
    ['with a raw line break', '{"email":"a\nb"}'],
    ['a bare word', 'hello'],
    ['a bare string', '"hello"'],
    ['a bare number', '1'],
    ['null', 'null'],
    ['XML', '<a/>'],
  ])('is refused: %s', async (_what, body) => {
    const answer = await callRaw('POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    expect(ErrorEnvelope.parse(answer.body).requestId).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ['a list', '[]'],
    ['nothing', ''],
    ['as deep as can be', `${'['.repeat(MAX_JSON_DEPTH)}${']'.repeat(MAX_JSON_DEPTH)}`],
    ['as many values as can be', `[${'1,'.repeat(MAX_JSON_VALUES - 2)}1]`],
    ['brackets and commas in a text', JSON.stringify({ email: '[{,"\\'.repeat(10_000) })],
  ])('is refused field by field when it is JSON of another shape: %s', async (_what, body) => {
    expect(await callRaw('POST', '/auth/login', { body })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
    expect(unexpected()).toEqual([]);
  });

  it.each([
    ['one level deeper', `${'['.repeat(MAX_JSON_DEPTH + 1)}${']'.repeat(MAX_JSON_DEPTH + 1)}`],
    ['nested in a field', `{"email":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['of one value more', `[${'1,'.repeat(MAX_JSON_VALUES - 1)}1]`],
    ['of many empty objects', `[${'{},'.repeat(30_000)}{}]`],
    ['no JSON either', '['.repeat(50_000)],
    ['not UTF-8', new Uint8Array([...Buffer.from('{"email":"'), 0xff, ...Buffer.from('"}')])],
  ])('is refused without being parsed: %s', async (_what, body) => {
    const answer = await callRaw('POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'application/json-patch+json',
    'json',
    '',
    'application/json; charset=iso-8859-1',
    'application/json; charset=nonsense',
  ])('is refused when it says it is %j', async (type) => {
    const body = new TextEncoder().encode('{"email":"ada@example.com","password":"x"}');
    expect(await callRaw('POST', '/auth/login', { body, headers: { 'content-type': type } })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
  });

  it.each(OPERATIONS.map(({ operation }) => operation).filter(({ upload, takesAnyBody }) => !upload && !takesAnyBody))(
    'is refused by $id, whether it takes a body or not',
    async ({ method, path }) => {
      expect(await statusOfForm(method, path.replaceAll(/\{\w+\}/g, 'x'), 'a=1')).toBe(415);
    },
  );

  it('is refused from the payment provider, too', async () => {
    const headers = { 'content-type': 'text/plain', 'stripe-signature': 't=1,v1=0' };
    expect(await callRaw('POST', '/webhooks/stripe', { body: '{}', headers })).toMatchObject({ status: 415 });
  });

  it('is accepted with a charset and any spelling', async () => {
    const body = '{"email":"nobody@example.com","password":"x"}';
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
      const answer = await callRaw('POST', '/auth/login', { body, headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    }
  });
});

describe('a request line and headers', () => {
  it('that are huge are turned away before the product sees them', async () => {
    const before = logLines.length;
    const huge = { 'x-huge': 'x'.repeat(20_000) };
    expect((await callRaw('GET', '/health', { headers: huge })).status).toBe(431);
    expect((await callRaw('GET', `/health?${'x'.repeat(20_000)}`)).status).toBe(431);
    expect((await callRaw('GET', '/health')).status).toBe(200);
    expect(logLines.slice(before).filter(({ path }) => path === '/api/health')).toHaveLength(1);
  });

  it('that are long are answered in the envelope', async () => {
    const long = 'x'.repeat(10_000);
    expect(await callRaw('GET', `/${long}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await callRaw('GET', `/users/${long}`, { person: creator })).toMatchObject({ status: 422 });
    expect(await callRaw('GET', `/campaigns?cursor=${long}`, { person: creator })).toMatchObject({ status: 422 });
    expect((await callRaw('GET', `/health?${long}=1`)).status).toBe(422);
    const token = { authorization: `Bearer ${long}` };
    expect(await callRaw('GET', '/auth/profile', { headers: token })).toMatchObject({ status: 401 });
  });

  it.each(['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer', 'Token x', 'Bearer ä', 'Bearer null'])(
    'with the credential %j are nobody’s',
    async (authorization) => {
      const headers = { authorization: Buffer.from(authorization).toString('latin1') };
      expect(await callRaw('GET', '/auth/profile', { headers })).toMatchObject({ status: 401 });
      expect(unexpected()).toEqual([]);
    },
  );
});

describe('an address', () => {
  it.each([
    ['/users/%', 400],
    ['/users/%zz', 400],
    ['/users/%c0%af', 400],
    ['/users/%00', 422],
    ['/users/..%2f..%2fadmin', 422],
    ['/users/a%2fb', 422],
    ['/users/%F0%9F%98%80', 422],
    ['/constructor', 404],
    ['/__proto__', 404],
  ])('%s is answered with %i', async (path, status) => {
    const answer = await callRaw('GET', path, { person: creator });
    expect(answer.status).toBe(status);
    ErrorEnvelope.parse(answer.body);
    expect(unexpected()).toEqual([]);
  });

  it.each([
    'limit=1&limit=2',
    'limit[]=1',
    'limit=1&limit[]=2',
    'cursor=a&cursor=b',
    'platform=tiktok&platform=youtube',
  ])('with a parameter twice is refused or takes neither: %s', async (query) => {
    const answer = await callRaw('GET', `/campaigns?${query}`, { person: creator });
    expect([200, 422]).toContain(answer.status);
    if (!query.includes('[]')) expect(answer.status).toBe(422);
  });

  it.each(['__proto__[admin]=1', 'constructor=1', '__proto__=1', 'toString=1', 'role=admin'])(
    'with the unknown parameter %s is refused by its name',
    async (query) => {
      const field = `query.${query.slice(0, query.indexOf('='))}`;
      expect(await callRaw('GET', `/health?${query}`)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', details: [{ field, message: 'Unknown field' }] },
      });
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
    },
  );
});

describe('a method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    '%s of an operation that has another is refused, and which there are is said',
    async (method) => {
      const answer = await callRaw(method, '/auth/login');
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
      if (method !== 'HEAD') expect(ErrorEnvelope.parse(answer.body).code).toBe('method_not_allowed');
    },
  );

  it.each(OPERATIONS.map(({ operation }) => operation))(
    'that nobody knows is none of $id, whose address names its own',
    async ({ method, path }) => {
      const asked = await callRaw('PURGE', path.replaceAll(/\{\w+\}/g, 'x'));
      expect(asked).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      expect(asked.headers.get('allow')?.split(', ')).toContain(method);
    },
  );

  it('cannot be named in another place than the request line', async () => {
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const { status } = await callRaw('POST', '/auth/profile', {
        person: creator,
        body: '{}',
        headers: { [header]: 'PUT' },
      });
      expect(status).toBe(405);
    }
    expect((await callRaw('POST', '/auth/profile?_method=PUT', { person: creator, body: '{}' })).status).toBe(405);
  });

  it('HEAD asks for what GET would, and needs the same credential', async () => {
    expect(await callRaw('HEAD', '/auth/profile')).toMatchObject({ status: 401 });
    expect(await callRaw('HEAD', '/auth/profile', { person: creator })).toMatchObject({ status: 200 });
    expect((await callRaw('DELETE', '/auth/profile')).headers.get('allow')).toBe('GET, HEAD, PUT, OPTIONS');
  });

  it('nobody has heard of is no address', async () => {
    expect((await callRaw('PROPFIND', '/nowhere')).status).toBe(404);
    expect((await callRaw('PROPFIND', '/health')).status).toBe(405);
    expect((await callRaw('OPTIONS', '/health')).status).toBe(204);
  });
});

describe('other sites', () => {
  const cors = async (method: string, origin: string, headers: Record<string, string> = {}) => {
    const answer = await callRaw(method, '/auth/profile', { person: creator, headers: { origin, ...headers } });
    return [...answer.headers].filter(([name]) => name.startsWith('access-control-allow'));
  };
  const PREFLIGHT = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'https://127.0.0.1:5000.evil.example', 'file://', '*'])(
    'such as %s may neither ask nor read',
    async (origin) => {
      const allowed = [...(await cors('GET', origin)), ...(await cors('OPTIONS', origin, PREFLIGHT))];
      expect(allowed.filter(([name]) => name === 'access-control-allow-origin')).toEqual([]);
    },
  );

  it('cannot be taken for the site by another scheme, port or a host below it', async () => {
    const site = new URL(deps().config.siteOrigin);
    for (const origin of [
      `https://${site.host}`,
      `http://${site.hostname}:1`,
      `http://sub.${site.host}`,
      `${site.origin}.evil.example`,
      `${site.origin}/`,
    ]) {
      expect(await cors('GET', origin), origin).toEqual([]);
    }
  });

  it('are not the site, which may, without cookies', async () => {
    const { siteOrigin } = deps().config;
    expect(await cors('GET', siteOrigin)).toEqual([['access-control-allow-origin', siteOrigin]]);
    expect(Object.fromEntries(await cors('OPTIONS', siteOrigin, PREFLIGHT))).toEqual({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
      'access-control-allow-headers': 'Authorization,Content-Type,X-Firebase-AppCheck',
    });
  });
});
