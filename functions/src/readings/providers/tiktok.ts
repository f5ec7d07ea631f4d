import { z } from 'zod';
import {
  askPlatform,
  oddAnswer,
  overQuota,
  UNAVAILABLE,
  type Failure,
  type PostAnswer,
  type ReadingProvider,
} from './provider.ts';

const HOST = 'open.tiktokapis.com';
const FIELDS = 'id,create_time,view_count,like_count,comment_count,share_count';

const Count = z.int().nonnegative();

const Videos = z.object({
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string(),
          create_time: z.int().positive(),
          view_count: Count,
          like_count: Count.nullable().default(null),
          comment_count: Count.nullable().default(null),
          share_count: Count.nullable().default(null),
        }),
      )
      .default([]),
  }),
});
const Refusal = z.object({ error: z.object({ code: z.string() }) });

/**
 * Reads TikTok videos with the Display API v2 and the creator's token (scope `video.list`), 20 videos a call:
 * https://developers.tiktok.com/doc/tiktok-api-v2-video-query. It shows only that creator's public videos, which proves whose they are. Errors:
 * https://developers.tiktok.com/doc/tiktok-api-v2-error-handling/.
 */
export const tiktok: ReadingProvider = {
  mostPosts: 20,
  needsGrant: true,
  async read(deps, posts, token) {
    const answer = await askPlatform(deps, `https://${HOST}/v2/video/query/?fields=${FIELDS}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { video_ids: posts.map(({ id }) => id) } }),
    });
    if (!answer) return UNAVAILABLE;
    const failures: Partial<Record<string, Failure>> = {
      access_token_invalid: { problem: 'grant_ended' },
      scope_not_authorized: { problem: 'grant_needed' },
      scope_permission_missed: { problem: 'grant_needed' },
      // The limit counts calls per minute: https://developers.tiktok.com/docs/en/tiktok-api-v2-rate-limit
      rate_limit_exceeded: overQuota(deps, 60),
    };
    const failure = failures[Refusal.safeParse(answer.json).data?.error.code ?? ''];
    if (failure) return failure;
    const parsed = Videos.safeParse(answer.json);
    if (answer.status !== 200 || !parsed.success) return oddAnswer(deps, HOST, answer);
    const found = new Map(parsed.data.data.videos.map((video) => [video.id, video]));
    return new Map(
      posts.map(({ id }): [string, PostAnswer] => {
        const video = found.get(id);
        if (!video) return [id, { problem: 'gone' }];
        return [
          id,
          {
            problem: null,
            reading: {
              at: deps.clock.now(),
              views: video.view_count,
              likes: video.like_count,
              comments: video.comment_count,
              shares: video.share_count,
              source: 'platform',
            },
            publishedAt: new Date(video.create_time * 1_000),
            authorId: null,
          },
        ];
      }),
    );
  },
};
