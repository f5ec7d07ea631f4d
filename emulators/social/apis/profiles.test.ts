import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { answerApi } from './api-table.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});

function ask(address: string, parts: { query: Record<string, string>; authorization?: string; apiKey?: string }) {
  const { query, authorization = '', apiKey = '' } = parts;
  const asked = { method: 'GET', address, query: new URLSearchParams(query), body: '', authorization, apiKey };
  const answer = answerApi(asked, world);
  if (!answer) throw new Error(`nothing at ${address}`);
  return { status: answer.status, body: JSON.parse(answer.body) as Record<string, unknown> };
}

describe("the YouTube Data API's channels", () => {
  const channels = (query: Record<string, string>) =>
    ask('www.googleapis.com/youtube/v3/channels', { apiKey: 'key', query }).body;

  it('shows channels by their ids', () => {
    expect(channels({ part: 'snippet', id: 'UCmina,UCmissing1' }).items).toMatchObject([
      { id: 'UCmina', snippet: { customUrl: '@mina' } },
    ]);
  });

  it('shows a channel by its handle, with its subscribers as text of three significant figures', () => {
    world.defineProfile('youtube', 'mina', { followers: 123_456 });
    expect(channels({ part: 'statistics', forHandle: '@mina' }).items).toEqual([
      {
        kind: 'youtube#channel',
        etag: 'etag',
        id: 'UCmina',
        statistics: { viewCount: '0', subscriberCount: '123000', hiddenSubscriberCount: false, videoCount: '0' },
      },
    ]);
    expect(channels({ part: 'statistics', forHandle: '@missing1' })).not.toHaveProperty('items');
  });
});

describe("the X API's profiles", () => {
  const lookup = (usernames: string, authorization = 'Bearer key') =>
    ask('api.x.com/2/users/by', { query: { usernames, 'user.fields': 'public_metrics' }, authorization });

  it('have their followers, and stand under the errors when they are missing', () => {
    world.defineProfile('twitter', 'mina', { followers: 77 });
    const { status, body } = lookup('mina,missing1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [{ name: 'Mina', username: 'mina', public_metrics: { followers_count: 77 } }],
      errors: [
        { value: 'missing1', resource_type: 'user', type: expect.stringContaining('resource-not-found') as string },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('created_at');
  });

  it('are refused to a wrong token, for more than 100 names, and above the quota', () => {
    expect(lookup('mina', 'Bearer wrong')).toMatchObject({ status: 401 });
    expect(lookup(Array.from({ length: 101 }, (_, n) => `m${n}`).join()).status).toBe(400);
    world.setQuota('twitter', 2);
    expect([lookup('mina').status, lookup('mina').status]).toEqual([200, 429]);
  });
});
