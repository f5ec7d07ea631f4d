import { json, type SiteAnswer } from '../answers.ts';
import type { Post, World } from '../world.ts';
import { bearerOf, findToken, hasScope, pickFields, type ApiRequest } from './api-request.ts';

const ADDRESS = /^open\.tiktokapis\.com\/v2\/video\/query\/?$/;
const CALLS_A_MINUTE = 600;
const MAX_IDS = 20;

/**
 * TikTok's Display API, Query Videos: https://developers.tiktok.com/doc/tiktok-api-v2-video-query. It shows the public videos of the token's own person only;
 * others are left out of the answer. Errors: https://developers.tiktok.com/doc/tiktok-api-v2-error-handling/, and 600 calls a minute:
 * https://developers.tiktok.com/docs/en/tiktok-api-v2-rate-limit.
 */
export function tiktokApi(request: ApiRequest, world: World): SiteAnswer | undefined {
  if (!ADDRESS.test(request.address)) return undefined;
  if (request.method !== 'POST') return failure(405, 'invalid_params', 'The method is not allowed');
  const token = findToken(world, 'tiktok', bearerOf(request));
  if (!token) return failure(401, 'access_token_invalid', 'The access token is invalid or not found in the request.');
  if (!hasScope(token, 'video.list')) {
    return failure(
      401,
      'scope_not_authorized',
      'The user did not authorize the scope required for completing this request.',
    );
  }
  if (!world.countCall('tiktok', 'product', Math.floor(world.now() / 60_000), CALLS_A_MINUTE)) {
    return failure(429, 'rate_limit_exceeded', 'The API rate limit was exceeded. Please try again later.');
  }
  const ids = readIds(request.body);
  const fields = request.query.get('fields');
  if (!fields || !ids || ids.length === 0 || ids.length > MAX_IDS) {
    return failure(400, 'invalid_params', 'One or more fields in request is invalid.');
  }
  const videos = [...new Set(ids)].flatMap((id) => {
    const post = world.findPost('tiktok', id);
    return post && !post.walled && post.author.toLowerCase() === token.handle ? [pickFields(video(post), fields)] : [];
  });
  return json(200, { data: { videos }, error: { code: 'ok', message: '', log_id: '0' } });
}

function video(post: Post) {
  const shareUrl = `https://www.tiktok.com/@${post.author}/video/${post.id}`;
  return {
    id: post.id,
    create_time: Math.floor(Date.parse(post.publishedAt) / 1_000),
    title: post.title,
    video_description: post.title,
    share_url: shareUrl,
    embed_link: `https://www.tiktok.com/embed/v2/${post.id}`,
    like_count: post.likes,
    comment_count: post.comments,
    share_count: post.shares,
    view_count: post.views,
  };
}

function readIds(body: string): string[] | undefined {
  try {
    const { filters } = JSON.parse(body) as { filters?: { video_ids?: unknown } };
    const ids = filters?.video_ids;
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : undefined;
  } catch {
    return undefined;
  }
}

function failure(status: number, code: string, message: string): SiteAnswer {
  return json(status, { data: {}, error: { code, message, log_id: '0' } });
}
