import { normalizeHandle } from '@doubloon/contract/links/account-url.ts';
import { z } from 'zod';
import {
  askPlatform,
  oddAnswer,
  overQuota,
  UNAVAILABLE,
  type PlatformAnswer,
  type PostAnswer,
  type ReadingProvider,
} from './provider.ts';

const HOST = 'api.x.com';
const WINDOW_SECONDS = 15 * 60;

const Count = z.int().nonnegative();

const Post = z.object({
  id: z.string(),
  author_id: z.string(),
  created_at: z.iso.datetime(),
  public_metrics: z.object({
    impression_count: Count,
    like_count: Count,
    reply_count: Count,
    retweet_count: Count,
    quote_count: Count.default(0),
  }),
});

const Posts = z
  .object({
    data: z.array(Post).optional(),
    includes: z.object({ users: z.array(z.object({ id: z.string(), username: z.string() })).default([]) }).optional(),
    errors: z.array(z.object({ resource_id: z.string().optional(), type: z.string() })).optional(),
  })
  .refine(({ data, errors }) => data !== undefined || errors !== undefined);

/** Problems by the ending of an error's `type` address. */
const PROBLEMS = { 'resource-not-found': 'gone', 'not-authorized-for-resource': 'private' } as const;

/**
 * Reads X posts with the API v2 and the product's own token, 100 posts a call: https://docs.x.com/x-api/posts/lookup/introduction. Each post and each author
 * costs money once a day (https://docs.x.com/x-api/getting-started/pricing), so authors are requested only once. Missing or protected posts are listed under
 * `errors`: https://docs.x.com/x-api/fundamentals/response-codes-and-errors.
 */
export const twitter: ReadingProvider = {
  mostPosts: 100,
  needsGrant: false,
  async read(deps, posts) {
    const token = deps.config.readingKeys.twitter;
    if (!token) return UNAVAILABLE;
    const query = new URLSearchParams({
      ids: posts.map(({ id }) => id).join(','),
      'tweet.fields': 'author_id,created_at,public_metrics',
      ...(posts.some(({ authorId }) => authorId === null) && { expansions: 'author_id', 'user.fields': 'username' }),
    });
    const answer = await askPlatform(deps, `https://${HOST}/2/tweets?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer) return UNAVAILABLE;
    if (answer.status === 429) return { ...overQuota(deps, WINDOW_SECONDS), ...resetOf(answer) };
    const parsed = Posts.safeParse(answer.json);
    if (answer.status !== 200 || !parsed.success) return oddAnswer(deps, HOST, answer);
    const { data = [], includes, errors = [] } = parsed.data;
    const found = new Map(data.map((post) => [post.id, post]));
    const handles = new Map(includes?.users.map(({ id, username }) => [id, normalizeHandle(username, 'twitter')]));
    const problems = new Map(errors.map(({ resource_id: id, type }) => [id, problemOf(type)]));
    return new Map(
      posts.map((asked): [string, PostAnswer] => {
        const post = found.get(asked.id);
        if (!post) return [asked.id, { problem: problems.get(asked.id) ?? 'unavailable' }];
        const isTheirs =
          asked.authorId === null ? handles.get(post.author_id) === asked.handle : asked.authorId === post.author_id;
        if (!isTheirs) return [asked.id, { problem: 'not_author' }];
        const counts = post.public_metrics;
        return [
          asked.id,
          {
            problem: null,
            reading: {
              at: deps.clock.now(),
              views: counts.impression_count,
              likes: counts.like_count,
              comments: counts.reply_count,
              shares: counts.retweet_count + counts.quote_count,
              source: 'platform',
            },
            publishedAt: new Date(post.created_at),
            authorId: post.author_id,
          },
        ];
      }),
    );
  },
};

function problemOf(type: string): 'gone' | 'private' | 'unavailable' {
  const found = Object.entries(PROBLEMS).find(([end]) => type.endsWith(`/${end}`));
  return found ? found[1] : 'unavailable';
}

/** Returns when the rate limit begins again: https://docs.x.com/x-api/fundamentals/rate-limits. */
function resetOf({ headers }: PlatformAnswer): { until?: Date } {
  const seconds = Number(headers['x-rate-limit-reset']);
  return Number.isSafeInteger(seconds) && seconds > 0 ? { until: new Date(seconds * 1_000) } : {};
}
