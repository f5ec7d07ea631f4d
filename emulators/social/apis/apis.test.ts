import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type SocialPlatform, type World } from '../world.ts';
import { answerApi } from './api-table.ts';
import type { IssuedToken } from './api-request.ts';

const DAY_MS = 86_400_000;
let time: number;
let world: World;

beforeEach(() => {
  // Ten in the morning in California.
  time = Date.parse('2026-05-01T17:00:00Z');
  world = openWorld({ now: () => time });
});

interface Parts {
  query?: Record<string, string>;
  body?: unknown;
  authorization?: string;
  apiKey?: string;
  method?: string;
}

function ask(address: string, { query = {}, body = {}, authorization = '', apiKey = '', method = 'GET' }: Parts = {}) {
  const answer = answerApi(
    { method, address, query: new URLSearchParams(query), body: JSON.stringify(body), authorization, apiKey },
    world,
  );
  if (!answer) throw new Error(`nothing at ${address}`);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.body) as Record<string, unknown> };
}

function tokenOf(handle: string, scope: string, platform: SocialPlatform): string {
  const token: IssuedToken = { platform, handle, scope, issuedAt: time, expiresAt: time + DAY_MS };
  world.keep('tokens', `token-${handle}`, token);
  return `Bearer token-${handle}`;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

describe('the YouTube Data API', () => {
  const videos = (ids: string, parts: Parts = { apiKey: 'key' }) =>
    ask('www.googleapis.com/youtube/v3/videos', { ...parts, query: { part: 'snippet,statistics', id: ids } });

  it('shows videos with counts as text, and leaves out those that are gone or private', () => {
    world.definePost('youtube', 'mina-video1', {
      author: 'mina',
      views: 1_000,
      publishedAt: '2026-04-01T00:00:00.000Z',
    });
    world.changeCourse('youtube', 'mina-video2', { kind: 'delete', views: 0 });
    world.changeCourse('youtube', 'mina-video3', { kind: 'private', views: 0 });
    const { status, body } = videos('mina-video1,mina-video2,mina-video3,missing0001');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'youtube#videoListResponse',
      items: [
        {
          id: 'mina-video1',
          snippet: { channelId: 'UCmina', publishedAt: '2026-04-01T00:00:00Z' },
          statistics: { viewCount: '1000', likeCount: '40', commentCount: '5' },
        },
      ],
    });
    expect(body.items).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('privacyStatus');
  });

  it('takes a key in the address or in a header, and refuses any other, too many ids and no part', () => {
    const address = 'youtube.googleapis.com/youtube/v3/videos';
    expect(ask(address, { query: { part: 'snippet', id: 'a', key: 'key' } }).status).toBe(200);
    for (const apiKey of ['', 'wrong-key']) {
      expect(videos('a', { apiKey })).toMatchObject({
        status: 400,
        body: { error: { errors: [{ reason: 'keyInvalid' }] } },
      });
    }
    expect(videos(numbers(50).join()).status).toBe(200);
    expect(videos(numbers(51).join()).status).toBe(400);
    expect(ask(address, { apiKey: 'key', query: { id: 'a' } }).status).toBe(400);
  });

  it('answers as often as the quota allows until midnight in California', () => {
    world.setQuota('youtube', 2);
    expect([videos('a').status, videos('a').status]).toEqual([200, 200]);
    expect(videos('a')).toMatchObject({
      status: 403,
      body: { error: { errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }] } },
    });
    time = Date.parse('2026-05-02T06:59:00Z');
    expect(videos('a').status).toBe(403);
    time = Date.parse('2026-05-02T07:00:00Z');
    expect(videos('a').status).toBe(200);
  });
});

describe("TikTok's Display API", () => {
  const fields = 'id,create_time,view_count,like_count,comment_count,share_count';
  const query = (ids: readonly string[], authorization: string) =>
    ask('open.tiktokapis.com/v2/video/query/', {
      method: 'POST',
      query: { fields },
      body: { filters: { video_ids: ids } },
      authorization,
    });

  it("shows the public videos of the token's person and nobody else's", () => {
    world.definePost('tiktok', '71', { author: 'mina', views: 2_000, publishedAt: '2026-04-01T00:00:00.000Z' });
    world.definePost('tiktok', '72', { author: 'jo' });
    world.definePost('tiktok', '73', { author: 'mina' });
    world.changeCourse('tiktok', '73', { kind: 'private', views: 0 });
    const mine = tokenOf('mina', 'user.info.basic,video.list', 'tiktok');
    expect(query(['71', '72', '73', '4041'], mine).body).toEqual({
      data: {
        videos: [
          {
            id: '71',
            create_time: 1_775_001_600,
            view_count: 2_000,
            like_count: 80,
            comment_count: 10,
            share_count: 6,
          },
        ],
      },
      error: { code: 'ok', message: '', log_id: '0' },
    });
  });

  it.each([
    ['no token', () => '', 401, 'access_token_invalid'],
    ['a token without the scope', () => tokenOf('mina', 'user.info.basic', 'tiktok'), 401, 'scope_not_authorized'],
    ['a token of another platform', () => tokenOf('mina', 'video.list', 'instagram'), 401, 'access_token_invalid'],
  ])('refuses %s', (_what, token, status, code) => {
    expect(query(['71'], token())).toMatchObject({ status, body: { error: { code } } });
  });

  it('refuses a token that has ended, more than 20 videos, none, and a call above the quota', () => {
    const mine = tokenOf('mina', 'video.list', 'tiktok');
    expect(query(numbers(20), mine).status).toBe(200);
    expect(query(numbers(21), mine)).toMatchObject({ status: 400, body: { error: { code: 'invalid_params' } } });
    expect(query([], mine).status).toBe(400);
    world.setQuota('tiktok', 3);
    expect(query(['71'], mine)).toMatchObject({ status: 429, body: { error: { code: 'rate_limit_exceeded' } } });
    time += 60_000;
    expect(query(['71'], mine).status).toBe(200);
    time += DAY_MS;
    expect(query(['71'], mine)).toMatchObject({ status: 401, body: { error: { code: 'access_token_invalid' } } });
  });
});

describe('the Instagram API with Instagram Login', () => {
  const scope = 'instagram_business_basic,instagram_business_manage_insights';
  const media = (authorization: string, more: Record<string, string> = {}) =>
    ask('graph.instagram.com/v24.0/me/media', {
      authorization,
      query: { fields: 'id,permalink,timestamp,like_count', ...more },
    });
  const viewsOf = (id: string, authorization: string) =>
    ask(`graph.instagram.com/v24.0/${id}/insights`, { authorization, query: { metric: 'views' } });
  const firstMedia = (authorization: string) =>
    (media(authorization).body.data as { id: string; permalink: string }[])[0] ?? { id: '', permalink: '' };

  it("lists the media of the token's person, the newest first, in pages", () => {
    world.definePost('instagram', 'Cold', { author: 'mina', publishedAt: '2026-03-01T00:00:00.000Z' });
    world.definePost('instagram', 'Cnew', { author: 'mina', publishedAt: '2026-04-01T00:00:00.000Z' });
    world.definePost('instagram', 'Cjo', { author: 'jo' });
    const mine = tokenOf('mina', scope, 'instagram');
    const first = media(mine, { limit: '1' }).body;
    expect(first).toMatchObject({
      data: [{ permalink: 'https://www.instagram.com/p/Cnew/', timestamp: '2026-04-01T00:00:00+0000', like_count: 48 }],
      paging: { cursors: { after: '1' }, next: expect.stringContaining('after=1') as string },
    });
    const second = media(mine, { limit: '1', after: '1' }).body;
    expect(second).toMatchObject({ data: [{ permalink: 'https://www.instagram.com/p/Cold/' }] });
    expect(second).toMatchObject({ paging: { cursors: { after: '2' } } });
    expect(second.paging).not.toHaveProperty('next');
    expect(media(mine, { limit: '1', after: '2' }).body).toEqual({ data: [] });
    world.setPageSize('instagram', 1);
    expect(media(mine, { limit: '50' }).body).toMatchObject({ data: [{}], paging: { cursors: { after: '1' } } });
  });

  it('shows views late, and none at all before that', () => {
    world.definePost('instagram', 'C1', { author: 'mina', views: 1_000, publishedAt: new Date(time).toISOString() });
    world.changeCourse('instagram', 'C1', { kind: 'grow', views: 2_400 });
    time += 12 * 3_600_000;
    const mine = tokenOf('mina', scope, 'instagram');
    const { id } = firstMedia(mine);
    expect(viewsOf(id, mine).body).toEqual({ data: [] });
    time += 18 * 3_600_000;
    expect(viewsOf(id, tokenOf('mina', scope, 'instagram')).body).toMatchObject({
      data: [{ name: 'views', period: 'lifetime', values: [{ value: 1_600 }] }],
    });
  });

  it.each([
    ['an unknown token', () => 'Bearer nonsense', 190],
    ['a token without the permission', () => tokenOf('mina', 'instagram_business_basic', 'instagram'), 10],
    ["another person's media", () => tokenOf('jo', scope, 'instagram'), 100],
  ])('refuses %s', (_what, token, code) => {
    world.definePost('instagram', 'C1', { author: 'mina' });
    const { id } = firstMedia(tokenOf('mina', scope, 'instagram'));
    expect(viewsOf(id, token())).toMatchObject({ status: 400, body: { error: { code } } });
  });

  it('answers each person as often as the quota allows', () => {
    world.setQuota('instagram', 1);
    const mine = tokenOf('mina', scope, 'instagram');
    expect(media(mine).status).toBe(200);
    expect(media(mine)).toMatchObject({ status: 400, body: { error: { code: 4 } } });
    expect(media(tokenOf('jo', scope, 'instagram')).status).toBe(200);
    time += 3_600_000;
    expect(media(mine).status).toBe(200);
  });
});

describe('the X API', () => {
  const lookup = (ids: string, authorization = 'Bearer app', more: Record<string, string> = {}) =>
    ask('api.x.com/2/tweets', {
      authorization,
      query: { ids, 'tweet.fields': 'author_id,created_at,public_metrics', ...more },
    });

  it('shows posts with their counts, and names under errors what is missing or protected', () => {
    world.definePost('twitter', '190', { author: 'mina', views: 1_000 });
    world.changeCourse('twitter', '191', { kind: 'private', views: 0 });
    const { status, body } = lookup('190,191,404', 'Bearer app', { expansions: 'author_id' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [{ id: '190', public_metrics: { impression_count: 1_000, like_count: 40, reply_count: 5 } }],
      includes: { users: [{ username: 'mina' }] },
      errors: [
        { resource_id: '191', type: 'https://api.twitter.com/2/problems/not-authorized-for-resource' },
        { resource_id: '404', type: 'https://api.twitter.com/2/problems/resource-not-found' },
      ],
    });
    expect(lookup('404').body).not.toHaveProperty('data');
  });

  it('refuses a wrong token, more than 100 posts, and an id that is none', () => {
    expect([lookup('190', '').status, lookup('190', 'Bearer wrong').status]).toEqual([401, 401]);
    expect(lookup(numbers(100).join()).status).toBe(200);
    expect(lookup(numbers(101).join()).status).toBe(400);
    expect(lookup('abc').status).toBe(400);
  });

  it('says when the limit begins anew', () => {
    world.setQuota('twitter', 1);
    expect(lookup('190').status).toBe(200);
    expect(lookup('190')).toMatchObject({ status: 429, headers: { 'x-rate-limit-reset': `${time / 1_000 + 900}` } });
    time += 900_000;
    expect(lookup('190').status).toBe(200);
  });
});

it('leaves other addresses alone', () => {
  for (const address of ['www.tiktok.com/@mina', 'graph.instagram.com/me', 'api.x.com/2/users/me']) {
    const none = new URLSearchParams();
    expect(
      answerApi({ method: 'GET', address, query: none, body: '', authorization: '', apiKey: '' }, world),
    ).toBeUndefined();
  }
});
