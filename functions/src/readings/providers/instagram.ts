import { readPostUrl } from '@doubloon/contract/links/post-url.ts';
import { z } from 'zod';
import {
  askPlatform,
  isFailure,
  oddAnswer,
  overQuota,
  UNAVAILABLE,
  type Failure,
  type PostAnswer,
  type ReadingDeps,
  type ReadingProvider,
} from './provider.ts';

const HOST = 'graph.instagram.com';
const VERSION = 'v24.0';
const PAGE_SIZE = 100;
/** Maximum number of pages of an account's media to search; posts beyond them cannot be found. */
const MAX_PAGES = 10;

const Count = z.int().nonnegative();
/** A moment such as `2026-04-05T07:56:32+0000`, whose zone has no colon. */
const Timestamp = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .pipe(z.date());

const Media = z.object({
  id: z.string().regex(/^\d+$/),
  permalink: z.string(),
  timestamp: Timestamp,
  like_count: Count.nullable().default(null),
  comments_count: Count.nullable().default(null),
});
type Media = z.infer<typeof Media>;

const MediaPage = z.object({
  data: z.array(Media),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
});
const Insights = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: Count })).min(1) })),
});
const Refusal = z.object({ error: z.object({ code: z.int() }) });

/** Error codes of Meta's API for a token that has ended: https://developers.facebook.com/docs/graph-api/guides/error-handling. */
const ENDED = [190, 102];
const NOT_ALLOWED = [10, 200];
const TOO_MANY = [4, 17, 32, 613, 80002];
const NO_SUCH_MEDIA = 100;

/**
 * Reads Instagram posts with the API of Instagram Login and the creator's token (`instagram_business_manage_insights`, professional accounts). A post is found
 * by its permalink in the account's media (https://developers.facebook.com/documentation/instagram-platform/instagram-graph-api/reference/ig-user/media), which
 * proves whose it is. The last page is the one without `next` (https://developers.facebook.com/docs/graph-api/results); a post is gone only if the list was
 * read to that page. Its views are insights, which are up to 48 hours late and an empty list until then:
 * https://developers.facebook.com/documentation/instagram-platform/reference/instagram-media/insights.
 */
export const instagram: ReadingProvider = {
  mostPosts: 50,
  needsGrant: true,
  async read(deps, posts, token) {
    const list = await findMedia(deps, new Set(posts.map(({ id }) => id)), token);
    if (isFailure(list)) return list;
    const answers = new Map<string, PostAnswer>();
    for (const { id } of posts) {
      const media = list.found.get(id);
      const missing: Failure = list.isComplete ? { problem: 'gone' } : UNAVAILABLE;
      const answer = media ? await readViews(deps, media, token) : missing;
      answers.set(id, answer);
      // The next request would be refused, too.
      if (answer.problem === 'over_quota' || answer.problem === 'grant_ended') return answers;
    }
    return answers;
  },
};

/** Returns the account's media among these posts, by the posts' ids, and whether its list was read to the end. */
async function findMedia(
  deps: ReadingDeps,
  wanted: ReadonlySet<string>,
  token: string,
): Promise<{ readonly found: ReadonlyMap<string, Media>; readonly isComplete: boolean } | Failure> {
  const found = new Map<string, Media>();
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      fields: 'id,permalink,timestamp,like_count,comments_count',
      limit: `${PAGE_SIZE}`,
      ...(after && { after }),
    });
    const answer = await ask(deps, `me/media?${query}`, token, MediaPage);
    if (isFailure(answer)) return answer;
    for (const media of answer.data) {
      const id = readPostUrl(media.permalink)?.id;
      if (id && wanted.has(id)) found.set(id, media);
    }
    if (answer.paging?.next === undefined) return { found, isComplete: true };
    after = answer.paging.cursors?.after;
    if (found.size === wanted.size || !after) break;
  }
  return { found, isComplete: false };
}

async function readViews(deps: ReadingDeps, media: Media, token: string): Promise<PostAnswer> {
  const answer = await ask(deps, `${media.id}/insights?metric=views`, token, Insights);
  if (isFailure(answer)) return answer;
  const views = answer.data.find(({ name }) => name === 'views')?.values[0]?.value;
  if (views === undefined) return { problem: 'not_yet' };
  const { like_count: likes, comments_count: comments, timestamp } = media;
  return {
    problem: null,
    reading: { at: deps.clock.now(), views, likes, comments, shares: null, source: 'platform' },
    publishedAt: timestamp,
    authorId: null,
  };
}

async function ask<S extends z.ZodType>(
  deps: ReadingDeps,
  path: string,
  token: string,
  schema: S,
): Promise<z.output<S> | Failure> {
  const answer = await askPlatform(deps, `https://${HOST}/${VERSION}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer) return UNAVAILABLE;
  const code = Refusal.safeParse(answer.json).data?.error.code;
  if (code !== undefined) {
    if (ENDED.includes(code)) return { problem: 'grant_ended' };
    if (NOT_ALLOWED.includes(code)) return { problem: 'grant_needed' };
    if (TOO_MANY.includes(code)) return overQuota(deps, 3_600);
    if (code === NO_SUCH_MEDIA) return { problem: 'gone' };
  }
  const parsed = schema.safeParse(answer.json);
  return answer.status === 200 && parsed.success ? parsed.data : oddAnswer(deps, HOST, answer);
}
