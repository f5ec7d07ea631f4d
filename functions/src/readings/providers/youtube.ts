import { normalizeHandle } from '@doubloon/contract/links/account-url.ts';
import { z } from 'zod';
import {
  askPlatform,
  isFailure,
  oddAnswer,
  UNAVAILABLE,
  type Failure,
  type PostAnswer,
  type PostToRead,
  type ReadingDeps,
  type ReadingProvider,
} from './provider.ts';

const HOST = 'www.googleapis.com';

/** A count, which YouTube sends as text and leaves out if the channel hides it. */
const Count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const Videos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({ channelId: z.string(), publishedAt: z.iso.datetime() }),
      statistics: z.object({
        viewCount: Count.optional(),
        likeCount: Count.optional(),
        commentCount: Count.optional(),
      }),
    }),
  ),
});
const Channels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ customUrl: z.string().optional() }) })).default([]),
});
const Refusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });

const OVER_QUOTA: readonly (string | undefined)[] = ['quotaExceeded', 'rateLimitExceeded', 'dailyLimitExceeded'];

/**
 * Reads YouTube videos with the Data API v3 and the product's key, 50 videos for one unit of the daily quota:
 * https://developers.google.com/youtube/v3/docs/videos/list, errors: https://developers.google.com/youtube/v3/docs/errors. A video that is gone or private is
 * missing in the answer. The owner of a channel is requested once, for another unit: https://developers.google.com/youtube/v3/docs/channels/list.
 */
export const youtube: ReadingProvider = {
  mostPosts: 50,
  needsGrant: false,
  async read(deps, posts) {
    const videos = await ask(
      deps,
      'videos',
      'snippet,statistics,status',
      posts.map(({ id }) => id),
      Videos,
    );
    if (isFailure(videos)) return videos;
    const found = new Map(videos.items.map((video) => [video.id, video]));
    const unknown = posts.flatMap(({ id, authorId }) =>
      authorId === null ? (found.get(id)?.snippet.channelId ?? []) : [],
    );
    const handles = await findHandles(deps, [...new Set(unknown)]);
    if (isFailure(handles)) return handles;
    return new Map(
      posts.map((post): [string, PostAnswer] => {
        const video = found.get(post.id);
        if (!video) return [post.id, { problem: 'gone' }];
        const { channelId, publishedAt } = video.snippet;
        const { viewCount, likeCount = null, commentCount = null } = video.statistics;
        if (!isTheirs(post, channelId, handles.get(channelId))) return [post.id, { problem: 'not_author' }];
        if (viewCount === undefined) return [post.id, { problem: 'not_yet' }];
        const counts = { views: viewCount, likes: likeCount, comments: commentCount, shares: null };
        return [
          post.id,
          {
            problem: null,
            reading: { at: deps.clock.now(), ...counts, source: 'platform' },
            publishedAt: new Date(publishedAt),
            authorId: channelId,
          },
        ];
      }),
    );
  },
};

/** True when the channel is the linked account, which is known by its handle or, if it has none, by its channel's id. */
function isTheirs({ handle, authorId }: PostToRead, channelId: string, channelHandle: string | undefined): boolean {
  return authorId === null ? handle === channelHandle || handle === `channel/${channelId}` : authorId === channelId;
}

/** Returns the handles of those channels that have one, by the channels' ids. */
async function findHandles(deps: ReadingDeps, ids: readonly string[]): Promise<ReadonlyMap<string, string> | Failure> {
  if (ids.length === 0) return new Map();
  const channels = await ask(deps, 'channels', 'snippet', ids, Channels);
  if (isFailure(channels)) return channels;
  return new Map(
    channels.items.flatMap(({ id, snippet }): [string, string][] => {
      const handle = normalizeHandle(snippet.customUrl ?? '', 'youtube');
      return handle ? [[id, handle]] : [];
    }),
  );
}

async function ask<S extends z.ZodType>(
  deps: ReadingDeps,
  resource: 'videos' | 'channels',
  part: string,
  ids: readonly string[],
  schema: S,
): Promise<z.output<S> | Failure> {
  const key = deps.config.readingKeys.youtube;
  if (!key) return UNAVAILABLE;
  const query = new URLSearchParams({ part, id: ids.join(',') });
  // In a header, the key stays out of logged addresses: https://docs.cloud.google.com/docs/authentication/api-keys-use
  const answer = await askPlatform(deps, `https://${HOST}/youtube/v3/${resource}?${query}`, {
    headers: { 'x-goog-api-key': key },
  });
  if (!answer) return UNAVAILABLE;
  const reason = Refusal.safeParse(answer.json).data?.error.errors[0]?.reason;
  if (OVER_QUOTA.includes(reason)) return { problem: 'over_quota', until: midnightInCalifornia(deps.clock.now()) };
  const parsed = schema.safeParse(answer.json);
  return answer.status === 200 && parsed.success ? parsed.data : oddAnswer(deps, HOST, answer);
}

const HOUR_MS = 3_600_000;

/** Returns when the daily quota begins again: https://developers.google.com/youtube/v3/determine_quota_cost. */
function midnightInCalifornia(now: Date): Date {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' });
  const nextHour = Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS;
  // A day has 23 to 25 hours.
  const hours = Array.from({ length: 25 }, (_, index) => new Date(nextHour + index * HOUR_MS));
  return hours.find((hour) => Number(format.format(hour)) === 0) ?? new Date(nextHour);
}
