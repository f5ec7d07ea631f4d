import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { describe, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { SafeFetchError, type SafeFetch } from '../platform/fetching/safe-fetch.ts';
import type { PostToRead, ReadingDeps } from './providers/provider.ts';
import { readPosts } from './read-posts.ts';

const SECRETS = ['tiktok-secret', 'instagram-secret', 'youtube-secret', 'twitter-secret'];
const NOW = new Date('2026-07-10T10:00:00Z');

interface Asked {
  readonly url: string;
  readonly body: string | undefined;
}

/** Returns the answer to each post or, if it has none, why it was not requested. */
async function answersTo(...asked: Parameters<typeof readPosts>) {
  const { answers, failure } = await readPosts(...asked);
  return asked[2].map(({ id }) => answers.get(id) ?? failure);
}

/** Returns a fake platform that gives these answers one after the other, its requests, and the log. */
function platform(...answers: (object | Error)[]) {
  const asked: Asked[] = [];
  const lines: string[] = [];
  const safeFetch: SafeFetch = (url, { body } = {}) => {
    asked.push({ url, body });
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) return Promise.reject(answer);
    const { status = 200, headers = {}, ...json } = answer as { status?: number; headers?: Record<string, string> };
    return Promise.resolve({ status, url, headers, body: 'page' in json ? '<html>' : JSON.stringify(json) });
  };
  const deps: ReadingDeps = {
    safeFetch,
    config: { readingKeys: { youtube: 'youtube-secret', twitter: 'twitter-secret' } } as ReadingDeps['config'],
    clock: { now: () => NOW },
    log: createLog('info', { write: (line) => void lines.push(line) }),
  };
  const read = (name: PlatformId, posts: readonly PostToRead[]) => answersTo(deps, name, posts, `${name}-secret`);
  return { read, deps, asked, lines };
}

const post = (id: string, authorId: string | null = null): PostToRead => ({ id, handle: 'mina', authorId });
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(`${index + 1}`, 'UCmina'));
const READABLE = ['tiktok', 'instagram', 'youtube', 'twitter'] as const;

describe('reading posts', () => {
  it.each(['facebook', 'xiaohongshu'] as const)('asks nobody about those of %s', async (name) => {
    const { read, asked } = platform();
    expect(await read(name, posts(2))).toEqual([{ problem: 'cannot_be_read' }, { problem: 'cannot_be_read' }]);
    expect(asked).toEqual([]);
  });

  it.each(['tiktok', 'instagram'] as const)('asks nobody about those of %s without a token', async (name) => {
    const { deps, asked } = platform();
    expect(await answersTo(deps, name, posts(1), null)).toEqual([{ problem: 'grant_needed' }]);
    expect(asked).toEqual([]);
  });

  it.each(READABLE)('says that %s is unavailable, and logs no secret, whatever goes wrong', async (name) => {
    for (const answer of [
      new SafeFetchError('timeout', 'It took too long'),
      { page: true },
      { status: 500 },
      { status: 200, surprising: 'shape' },
      { data: [{ id: 'half of it' }], items: [{ id: 'half of it' }] },
    ]) {
      const { read, lines, asked } = platform(answer);
      expect(await read(name, [post('1', 'UCmina')])).toEqual([{ problem: 'unavailable' }]);
      expect(lines).toHaveLength(1);
      for (const secret of SECRETS) expect(lines.join() + asked.map(({ url }) => url).join()).not.toContain(secret);
    }
  });

  it.each([
    ['youtube', 50],
    ['twitter', 100],
    ['tiktok', 20],
  ] as const)('of %s asks in calls of at most %d, and not again once one has failed', async (name, most) => {
    const none = { items: [], data: name === 'tiktok' ? { videos: [] } : [], error: { code: 'ok' } };
    const { read, asked } = platform(none, new Error('down'));
    const answers = await read(name, posts(most * 3));
    expect(asked).toHaveLength(2);
    const missing = name === 'twitter' ? 'unavailable' : 'gone';
    expect(answers.map((answer) => answer?.problem)).toEqual([
      ...Array.from({ length: most }, () => missing),
      ...Array.from({ length: most * 2 }, () => 'unavailable'),
    ]);
  });

  it('asks YouTube for the handles of channels it does not know, and for no others', async () => {
    const video = (id: string, channelId: string) => ({
      id,
      snippet: { channelId, publishedAt: '2026-07-01T00:00:00Z' },
      statistics: { viewCount: '12', likeCount: '3' },
    });
    const first = platform(
      { items: [video('1', 'UCmina'), video('2', 'UCjo'), video('3', 'UCbare')] },
      { items: [{ id: 'UCmina', snippet: { customUrl: '@Mina' } }] },
    );
    expect(
      await first.read('youtube', [post('1'), post('2'), { ...post('3'), handle: 'channel/UCbare' }]),
    ).toMatchObject([
      {
        reading: { at: NOW, views: 12, likes: 3, comments: null, shares: null, source: 'platform' },
        authorId: 'UCmina',
      },
      { problem: 'not_author' },
      { problem: null, authorId: 'UCbare' },
    ]);
    expect(first.asked[1]?.url).toContain('UCmina%2CUCjo%2CUCbare');
    const later = platform({ items: [video('1', 'UCmina'), video('2', 'UCother')] });
    const answers = await later.read('youtube', [post('1', 'UCmina'), post('2', 'UCmina')]);
    expect(answers.map((answer) => answer?.problem)).toEqual([null, 'not_author']);
  });

  it('asks X for authors it does not know, and pays for no others', async () => {
    const { read, asked } = platform({ data: [] }, { data: [] });
    await read('twitter', [post('1')]);
    await read('twitter', [post('1', '77')]);
    expect(asked.map(({ url }) => url.includes('expansions=author_id'))).toEqual([true, false]);
  });

  it.each([
    // Midnight in California, with and without summer time.
    ['2026-07-10T10:00:00Z', '2026-07-11T07:00:00Z'],
    ['2026-07-10T07:00:00Z', '2026-07-11T07:00:00Z'],
    ['2026-12-10T07:59:59Z', '2026-12-10T08:00:00Z'],
    ['2026-11-01T07:30:00Z', '2026-11-02T08:00:00Z'],
  ])('waits for the next quota of YouTube, at %s until %s', async (now, until) => {
    const refusal = { status: 403, error: { errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }] } };
    const safeFetch: SafeFetch = (url) =>
      Promise.resolve({ status: 403, url, headers: {}, body: JSON.stringify(refusal) });
    const deps = {
      safeFetch,
      config: { readingKeys: { youtube: 'k', twitter: null } } as ReadingDeps['config'],
      clock: { now: () => new Date(now) },
      log: createLog('silent'),
    };
    expect(await answersTo(deps, 'youtube', posts(1), null)).toEqual([
      { problem: 'over_quota', until: new Date(until) },
    ]);
    expect(await answersTo(deps, 'twitter', posts(1), null)).toEqual([{ problem: 'unavailable' }]);
  });

  it('waits for the window that X names, and for a quarter of an hour when it names none', async () => {
    const reset = Math.floor(NOW.getTime() / 1_000) + 60;
    const { read } = platform({ status: 429, headers: { 'x-rate-limit-reset': `${reset}` } }, { status: 429 });
    expect(await read('twitter', posts(1))).toEqual([{ problem: 'over_quota', until: new Date(reset * 1_000) }]);
    const later = new Date(NOW.getTime() + 900_000);
    expect(await read('twitter', posts(1))).toEqual([{ problem: 'over_quota', until: later }]);
  });

  it.each([
    ['that goes on beyond what is read of it', 'https://graph.instagram.com/v24.0/me/media?after=x', 10, 'unavailable'],
    ['that was read to its end', undefined, 1, 'gone'],
  ])('says of a post that is not in a list of Instagram’s %s', async (_list, next, calls, problem) => {
    const page = { data: [], paging: { cursors: { after: 'x' }, ...(next && { next }) } };
    const { read, asked } = platform(...Array.from({ length: 11 }, () => page));
    expect(await read('instagram', [post('Cab1')])).toEqual([{ problem }]);
    expect(asked).toHaveLength(calls);
  });

  it('stops at the first of Instagram’s insights that is over the quota, and keeps what it has', async () => {
    const media = (id: string) => ({
      id,
      permalink: `https://www.instagram.com/reel/Cab${id}/`,
      timestamp: '2026-07-01T10:00:00+0000',
      like_count: 4,
    });
    const { read, asked } = platform(
      { data: [media('1'), media('2'), media('3')] },
      { data: [{ name: 'views', values: [{ value: 90 }] }] },
      { status: 400, error: { code: 4 } },
    );
    const answers = await read(
      'instagram',
      ['Cab1', 'Cab2', 'Cab3'].map((id) => post(id)),
    );
    expect(answers).toMatchObject([
      {
        problem: null,
        reading: { views: 90, likes: 4, comments: null },
        publishedAt: new Date('2026-07-01T10:00:00Z'),
      },
      { problem: 'over_quota' },
      { problem: 'over_quota' },
    ]);
    expect(asked).toHaveLength(3);
  });
});
