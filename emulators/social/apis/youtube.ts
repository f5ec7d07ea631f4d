import { channelId } from '../account-ids.ts';
import { json, type SiteAnswer } from '../answers.ts';
import type { World } from '../world.ts';
import type { ApiRequest } from './api-request.ts';

const ADDRESS = /^(?:www|youtube)\.googleapis\.com\/youtube\/v3\/(videos|channels)$/;
const UNITS_A_DAY = 10_000;
const MAX_IDS = 50;

/**
 * The YouTube Data API v3, as far as it needs a key only: https://developers.google.com/youtube/v3/docs/videos/list and `channels/list` by ids or by one
 * handle. A call costs a unit of the day's 10,000, which begin anew at midnight in California: https://developers.google.com/youtube/v3/determine_quota_cost. A
 * video that is gone or private is left out of the answer, without an error.
 */
export function youtubeApi(request: ApiRequest, world: World): SiteAnswer | undefined {
  const resource = ADDRESS.exec(request.address)?.[1];
  const { query } = request;
  // Who somebody is, is asked with their token.
  if (!resource || query.has('mine')) return undefined;
  const key = query.get('key') ?? request.apiKey;
  if (!key || key.startsWith('wrong')) {
    return failure(400, 'API key not valid. Please pass a valid API key.', 'usageLimits', 'keyInvalid');
  }
  if (!world.countCall('youtube', 'product', dayInCalifornia(world.now()), UNITS_A_DAY)) {
    const why = 'The request cannot be completed because you have exceeded your quota.';
    return failure(403, why, 'youtube.quota', 'quotaExceeded');
  }
  const ids = resource === 'channels' && query.has('forHandle') ? idOfHandle(query) : idsIn(query);
  const parts = (query.get('part') ?? '').split(',').filter(Boolean);
  if (parts.length === 0) return failure(400, 'No part is named.', 'youtube.parameter', 'missingRequiredParameter');
  if (ids.length === 0) return failure(400, 'No filter selected.', 'youtube.parameter', 'missingRequiredParameter');
  if (ids.length > MAX_IDS) return failure(400, 'Too many ids.', 'youtube.parameter', 'invalidFilters');
  const items = [...new Set(ids)].flatMap(
    (id) => (resource === 'videos' ? video(id, world) : channel(id, world)) ?? [],
  );
  return json(200, {
    kind: resource === 'videos' ? 'youtube#videoListResponse' : 'youtube#channelListResponse',
    etag: 'etag',
    // A list of channels without any has no items at all.
    ...((resource === 'videos' || items.length > 0) && {
      items: items.map(({ kind, id, ...all }) => ({
        kind,
        etag: 'etag',
        id,
        ...Object.fromEntries(Object.entries(all).filter(([part]) => parts.includes(part))),
      })),
    }),
    pageInfo: { totalResults: items.length, resultsPerPage: items.length },
  });
}

const idsIn = (query: URLSearchParams): string[] => (query.get('id') ?? '').split(',').filter(Boolean);

function idOfHandle(query: URLSearchParams): string[] {
  const handle = (query.get('forHandle') ?? '').replace(/^@/, '');
  return handle ? [channelId(handle)] : [];
}

function video(id: string, world: World) {
  const post = world.findPost('youtube', id);
  if (!post || post.walled) return undefined;
  return {
    kind: 'youtube#video',
    id,
    snippet: {
      publishedAt: post.publishedAt.replace(/\.\d{3}Z$/, 'Z'),
      channelId: channelId(post.author),
      title: post.title,
      description: '',
      channelTitle: post.author,
    },
    // Counts are text, as everywhere in this interface.
    statistics: {
      viewCount: `${post.views}`,
      likeCount: `${post.likes}`,
      favoriteCount: '0',
      commentCount: `${post.comments}`,
    },
    status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true },
  };
}

function channel(id: string, world: World) {
  const handle = id.startsWith('UC') ? id.slice(2) : '';
  const person = handle && world.findProfile('youtube', handle);
  if (!person) return undefined;
  return {
    kind: 'youtube#channel',
    id,
    snippet: { title: person.name, description: person.bio, customUrl: `@${handle}` },
    // Subscribers are rounded down to three significant figures: https://developers.google.com/youtube/v3/docs/channels
    statistics: {
      viewCount: '0',
      subscriberCount: `${roundedDown(person.followers)}`,
      hiddenSubscriberCount: false,
      videoCount: '0',
    },
  };
}

function roundedDown(count: number): number {
  const step = 10 ** Math.max(`${count}`.length - 3, 0);
  return Math.floor(count / step) * step;
}

const dayInCalifornia = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });

function failure(code: number, message: string, domain: string, reason: string): SiteAnswer {
  return json(code, { error: { code, message, errors: [{ message, domain, reason }] } });
}
