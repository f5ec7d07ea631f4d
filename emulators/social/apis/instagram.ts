import { json, type SiteAnswer } from '../answers.ts';
import type { Post, World } from '../world.ts';
import { bearerOf, findToken, hasScope, pickFields, type ApiRequest, type IssuedToken } from './api-request.ts';

const MEDIA_LIST = /^graph\.instagram\.com\/(?:v\d+\.\d+\/)?me\/media$/;
const INSIGHTS = /^graph\.instagram\.com\/(?:v\d+\.\d+\/)?(\d+)\/insights$/;
const CALLS_AN_HOUR = 200;
const HOUR_MS = 3_600_000;
const USUAL_PAGE = 25;
const LARGEST_PAGE = 100;

/**
 * The Instagram API with Instagram Login: the media of the token's person, and their insights, which come late and are an empty list until then, not 0:
 * https://developers.facebook.com/documentation/instagram-platform/reference/instagram-media/insights. Of its errors: 190 a token that ended, 10 a permission
 * that was not given, 4 too many calls, 100 no such media: https://developers.facebook.com/docs/graph-api/guides/error-handling. A page of media may hold fewer than
 * were asked for, and names its cursors also when it is the last one, which only the missing `next` tells: https://developers.facebook.com/docs/graph-api/results.
 */
export function instagramApi(request: ApiRequest, world: World): SiteAnswer | undefined {
  const { address, query } = request;
  const mediaId = INSIGHTS.exec(address)?.[1];
  if (!mediaId && !MEDIA_LIST.test(address)) return undefined;
  const text = bearerOf(request) || (query.get('access_token') ?? '');
  const token = findToken(world, 'instagram', text);
  if (!token) return failure(400, 190, 'Error validating access token: Session has expired.');
  if (!world.countCall('instagram', token.handle, Math.floor(world.now() / HOUR_MS), CALLS_AN_HOUR)) {
    return failure(400, 4, 'Application request limit reached');
  }
  const needed = mediaId ? 'instagram_business_manage_insights' : 'instagram_business_basic';
  if (!hasScope(token, needed)) {
    return failure(400, 10, '(#10) Application does not have permission for this action');
  }
  return mediaId ? insights(mediaId, query, token, world) : mediaList(query, token, world);
}

function mediaList(query: URLSearchParams, token: IssuedToken, world: World): SiteAnswer {
  const posts = world.findPostsOf('instagram', token.handle);
  const from = Number(query.get('after') ?? 0);
  const wanted = Math.min(Number(query.get('limit') ?? USUAL_PAGE), LARGEST_PAGE);
  const shown = posts.slice(from, from + Math.min(wanted, world.findPageSize('instagram') ?? wanted));
  const to = from + shown.length;
  const next = new URLSearchParams([...query].filter(([name]) => name !== 'after'));
  next.set('after', `${to}`);
  return json(200, {
    data: shown.map((post) => ({
      id: mediaIdOf(post),
      ...pickFields(
        {
          permalink: `https://www.instagram.com/p/${post.id}/`,
          timestamp: post.publishedAt.replace(/\.\d{3}Z$/, '+0000'),
          media_product_type: 'REELS',
          like_count: post.likes,
          comments_count: post.comments,
        },
        query.get('fields'),
      ),
    })),
    ...(shown.length > 0 && {
      paging: {
        cursors: { before: `${from}`, after: `${to}` },
        ...(to < posts.length && { next: `https://graph.instagram.com/v24.0/me/media?${next}` }),
      },
    }),
  });
}

function insights(id: string, query: URLSearchParams, token: IssuedToken, world: World): SiteAnswer {
  const post = world.findPostsOf('instagram', token.handle).find((one) => mediaIdOf(one) === id);
  if (!post) {
    return failure(400, 100, `Unsupported get request. Object with ID '${id}' does not exist.`, 33);
  }
  const counts: Partial<Record<string, number>> = { ...world.findLateCounts(post.id) };
  const data = (query.get('metric') ?? '').split(',').flatMap((name) => {
    const value = counts[name];
    return value === undefined
      ? []
      : [{ name, period: 'lifetime', values: [{ value }], title: name, id: `${id}/insights/${name}/lifetime` }];
  });
  return json(200, { data });
}

/** A number made of the letters of a post's own id. */
function mediaIdOf({ id }: Pick<Post, 'id'>): string {
  return `17${[...id].map((letter) => `${letter.charCodeAt(0)}`.padStart(3, '0')).join('')}`;
}

function failure(status: number, code: number, message: string, subcode?: number): SiteAnswer {
  const error = { message, type: 'OAuthException', code, ...(subcode && { error_subcode: subcode }), fbtrace_id: '0' };
  return json(status, { error });
}
