import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { answerOauth } from './flow.ts';
import { PROVIDERS } from './providers.ts';
import { issueToken } from './tokens.ts';

const DAY_MS = 86_400_000;
let time: number;
let world: World;

beforeEach(() => {
  time = Date.parse('2026-05-01T10:00:00Z');
  world = openWorld({ now: () => time });
});

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in?: number;
  scope?: string;
}

const call = (
  address: string,
  parts: { form?: Record<string, string>; query?: Record<string, string>; token?: string },
) => {
  const answer = answerOauth(
    {
      method: parts.form ? 'POST' : 'GET',
      address,
      query: new URLSearchParams(parts.query),
      form: new URLSearchParams(parts.form),
      authorization: parts.token ? `Bearer ${parts.token}` : '',
    },
    world,
  );
  if (!answer) throw new Error(`nothing at ${address}`);
  return { status: answer.status, body: JSON.parse(answer.body) as TokenAnswer };
};

function tokenOf(platform: 'tiktok' | 'instagram', scope = 'video.list'): TokenAnswer {
  const provider = PROVIDERS.find((one) => one.platform === platform);
  if (!provider) throw new Error(`No provider of ${platform}`);
  return issueToken(provider, { platform, handle: 'mina', scope }, world) as TokenAnswer;
}

describe('the followers of whom a token speaks for', () => {
  const tiktok = (scope: string) =>
    call('open.tiktokapis.com/v2/user/info/', {
      token: tokenOf('tiktok', scope).access_token,
      query: { fields: 'username,follower_count' },
    });

  it('are told by TikTok with the scope that they need', () => {
    world.defineProfile('tiktok', 'mina', { followers: 52_000 });
    expect(tiktok('user.info.basic,user.info.stats')).toMatchObject({
      status: 200,
      body: { data: { user: { username: 'mina', follower_count: 52_000 } }, error: { code: 'ok' } },
    });
    expect(tiktok('user.info.basic,video.list')).toMatchObject({
      status: 401,
      body: { error: { code: 'scope_not_authorized' } },
    });
  });

  it('are told by Instagram', () => {
    world.defineProfile('instagram', 'mina', { followers: 410 });
    const { access_token: token } = tokenOf('instagram', 'instagram_business_basic');
    const asked = call('graph.instagram.com/v24.0/me', { token, query: { fields: 'followers_count' } });
    expect(asked).toMatchObject({ status: 200, body: { followers_count: 410 } });
  });
});

describe("TikTok's tokens", () => {
  const secrets = { client_key: 'app', client_secret: 'secret' };
  const refresh = (token = '') =>
    call('open.tiktokapis.com/v2/oauth/token/', {
      form: { ...secrets, grant_type: 'refresh_token', refresh_token: token },
    });
  const knows = (token: string) => call('open.tiktokapis.com/v2/user/info/', { token, query: { fields: 'username' } });

  it('live two hours, and are replaced by a refresh token that is good once within 180 days', () => {
    const first = tokenOf('tiktok');
    time += 7_200_000;
    expect(knows(first.access_token).status).toBe(401);
    const second = refresh(first.refresh_token);
    expect(second).toMatchObject({ status: 200, body: { scope: 'video.list', expires_in: 7_200 } });
    expect(knows(second.body.access_token).status).toBe(200);
    expect(refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    time += 180 * DAY_MS;
    expect(refresh(second.body.refresh_token).status).toBe(400);
  });

  it('end at once when they are revoked, with what would replace them', () => {
    const { access_token: token, refresh_token: next } = tokenOf('tiktok');
    const revoke = () => call('open.tiktokapis.com/v2/oauth/revoke/', { form: { ...secrets, token } });
    expect(revoke()).toEqual({ status: 200, body: {} });
    expect([knows(token).status, refresh(next).status, revoke().status]).toEqual([401, 400, 400]);
  });

  it('are revoked by the product alone', () => {
    const { access_token: token } = tokenOf('tiktok');
    const form = { client_key: 'app', client_secret: 'wrong', token };
    expect(call('open.tiktokapis.com/v2/oauth/revoke/', { form }).status).toBe(400);
    expect(knows(token).status).toBe(200);
  });
});

describe("Instagram's tokens", () => {
  const exchange = (token: string, more: object = {}) =>
    call('graph.instagram.com/access_token', {
      query: { grant_type: 'ig_exchange_token', client_secret: 'secret', access_token: token, ...more },
    });
  const refresh = (token: string) =>
    call('graph.instagram.com/refresh_access_token', {
      query: { grant_type: 'ig_refresh_token', access_token: token },
    });
  const knows = (token: string) => call('graph.instagram.com/me', { token });

  it('live an hour, and 60 days once they are exchanged', () => {
    const short = tokenOf('instagram').access_token;
    const long = exchange(short);
    expect(long).toMatchObject({ status: 200, body: { expires_in: 60 * 86_400 } });
    time += 3_600_000;
    expect([knows(short).status, knows(long.body.access_token).status, exchange(short).status]).toEqual([
      400, 200, 400,
    ]);
  });

  it('are refreshed once they are a day old, until they end', () => {
    const { access_token: long } = exchange(tokenOf('instagram').access_token).body;
    expect(refresh(long)).toMatchObject({ status: 400, body: { error: { code: 10 } } });
    time += DAY_MS;
    const next = refresh(long);
    time += 59.5 * DAY_MS;
    expect([knows(long).status, knows(next.body.access_token).status, refresh(long).status]).toEqual([400, 200, 400]);
  });

  it('are exchanged by the product alone', () => {
    const { access_token: short } = tokenOf('instagram');
    expect(exchange(short, { client_secret: 'wrong' })).toMatchObject({ status: 400, body: { error: { code: 101 } } });
    expect(exchange(short, { grant_type: 'other' })).toMatchObject({ status: 400, body: { error: { code: 100 } } });
  });
});
