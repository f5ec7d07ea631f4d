import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { answerOauth, CODE_LIFETIME_MS } from './flow.ts';

const PROVIDERS = [
  {
    name: 'instagram',
    idField: 'client_id',
    start: 'www.instagram.com/oauth/authorize',
    token: 'api.instagram.com/oauth/access_token',
    me: 'graph.instagram.com/v21.0/me',
    fields: 'id,username',
    who: { username: 'mina' },
  },
  {
    name: 'tiktok',
    idField: 'client_key',
    start: 'www.tiktok.com/v2/auth/authorize/',
    token: 'open.tiktokapis.com/v2/oauth/token/',
    me: 'open.tiktokapis.com/v2/user/info/',
    fields: 'username',
    who: { data: { user: { username: 'mina' } } },
  },
  {
    name: 'youtube',
    idField: 'client_id',
    start: 'accounts.google.com/o/oauth2/v2/auth',
    token: 'oauth2.googleapis.com/token',
    me: 'www.googleapis.com/youtube/v3/channels',
    fields: '',
    who: { items: [{ id: 'UCmina', snippet: { customUrl: '@mina' } }] },
  },
  {
    name: 'twitter',
    idField: 'client_id',
    start: 'x.com/i/oauth2/authorize',
    token: 'api.x.com/2/oauth2/token',
    me: 'api.x.com/2/users/me',
    fields: '',
    who: { data: { username: 'mina' } },
  },
];
const LONGEST_TOKEN_MS = 7_200_000;
const REDIRECT = 'http://127.0.0.1:5000/api/back';
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

describe.each(PROVIDERS)('connecting with $name', (provider) => {
  let time: number;
  let world: World;

  beforeEach(() => {
    time = 1_000_000;
    world = openWorld({ now: () => time });
  });

  const call = (
    method: string,
    address: string,
    parts: { query?: object; form?: object; authorization?: string } = {},
  ) => {
    const { query = {}, form = {}, authorization = '' } = parts;
    const parameters = (values: object) => new URLSearchParams(Object.entries(values) as [string, string][]);
    const answer = answerOauth(
      { method, address, query: parameters(query), form: parameters(form), authorization },
      world,
    );
    if (!answer) throw new Error(`nothing at ${address}`);
    return answer;
  };
  const start = {
    [provider.idField]: 'app',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'basic',
    state: 'st&te',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  };
  const decide = (more: object) =>
    new URL(call('POST', provider.start, { form: { ...start, ...more } }).location ?? '').searchParams;
  const exchangeForm = (code: string | null) => ({
    [provider.idField]: 'app',
    client_secret: 'secret',
    grant_type: 'authorization_code',
    redirect_uri: REDIRECT,
    code,
    code_verifier: VERIFIER,
  });
  const exchange = (code: string | null, more: object = {}) =>
    call('POST', provider.token, { form: { ...exchangeForm(code), ...more } });
  const allowed = () => decide({ decision: 'allow', handle: '@Mina' }).get('code');

  it('asks the person on a page that hands the parameters on, made safe', () => {
    const answer = call('GET', provider.start, { query: { ...start, scope: '"><script>' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('name="state" value="st&#38;te"');
    expect(answer.body).not.toContain('<script>');
    for (const label of ['Allow', 'Deny']) expect(answer.body).toContain(`>${label}</button>`);
  });

  it('gives the scopes that the person left ticked, and all of them when it was not asked', () => {
    const scopeOf = (form: Record<string, string>) => {
      const code = decide({ decision: 'allow', handle: 'mina', scope: 'basic,views', ...form }).get('code');
      const answer = JSON.parse(exchange(code).body) as { scope?: string; permissions?: string[] };
      return answer.scope ?? answer.permissions?.join();
    };
    expect(scopeOf({})).toBe('basic,views');
    expect(scopeOf({ choices: '1', granted: 'basic' })).toBe('basic');
  });

  it('brings an allowed code back with the state, and its token tells who it was', () => {
    const back = decide({ decision: 'allow', handle: '@Mina' });
    expect(back.get('state')).toBe('st&te');
    const { access_token } = JSON.parse(exchange(back.get('code')).body) as { access_token: string };
    const asMe = { query: { part: 'snippet', fields: provider.fields }, authorization: `Bearer ${access_token}` };
    expect(JSON.parse(call('GET', provider.me, asMe).body)).toMatchObject(provider.who);
    time += LONGEST_TOKEN_MS;
    expect(call('GET', provider.me, asMe).status).toBeGreaterThanOrEqual(400);
  });

  it('says access_denied when the person denies', () => {
    const back = decide({ decision: 'deny' });
    expect([back.get('error'), back.get('state'), back.get('code')]).toEqual(['access_denied', 'st&te', null]);
  });

  it('takes a code once', () => {
    const code = allowed();
    expect([exchange(code).status, exchange(code).status]).toEqual([200, 400]);
  });

  it('does not take an expired code', () => {
    const code = allowed();
    time += CODE_LIFETIME_MS;
    expect(exchange(code).status).toBe(400);
  });

  it.each([
    ['another verifier', { code_verifier: 'another' }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: `${REDIRECT}/x` }],
    ['another client', { [provider.idField]: 'other' }],
    ['another grant type', { grant_type: 'password' }],
    ['a wrong secret', { client_secret: 'wrong' }],
    ['an unknown code', { code: 'nonsense' }],
  ])('refuses %s', (_what, more) => {
    expect([400, 401]).toContain(exchange(allowed(), more).status);
  });

  it.each([
    ['redirect_uri', 'javascript:alert(1)'],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
    [provider.idField, ''],
  ])('shows an error page and redirects nowhere when %s is "%s"', (name, value) => {
    const answer = call('GET', provider.start, { query: { ...start, [name]: value } });
    expect(answer.status).toBe(400);
    expect(answer.location).toBeUndefined();
  });

  it('knows nobody without a token', () => {
    expect(call('GET', provider.me).status).toBeGreaterThanOrEqual(400);
  });
});

describe('what single providers insist on', () => {
  it.each(['state', 'code_challenge'])('X does not start without %s', (name) => {
    const query = new URLSearchParams({
      client_id: 'app',
      redirect_uri: REDIRECT,
      response_type: 'code',
      state: 's',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    });
    query.delete(name);
    const request = {
      method: 'GET',
      address: 'x.com/i/oauth2/authorize',
      query,
      form: new URLSearchParams(),
      authorization: '',
    };
    expect(answerOauth(request, openWorld())).toMatchObject({ status: 400 });
  });

  it('leaves other addresses alone', () => {
    const none = new URLSearchParams();
    expect(
      answerOauth({ method: 'GET', address: 'x.com/mina', query: none, form: none, authorization: '' }, openWorld()),
    ).toBeUndefined();
  });
});
