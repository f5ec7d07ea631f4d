import { numericId } from '../account-ids.ts';
import { json, type SiteAnswer } from '../answers.ts';
import type { Post, World } from '../world.ts';
import { bearerOf, pickFields, type ApiRequest } from './api-request.ts';

const ADDRESS = /^api\.(?:twitter|x)\.com\/2\/tweets$/;
const MOST_IDS = 100;
const CALLS_A_WINDOW = 300;
const WINDOW_S = 15 * 60;

/**
 * Post lookup of the X API v2 with the product's own token: https://docs.x.com/x-api/posts/lookup/introduction. Posts that are missing or protected stand under
 * `errors` of an answer with status 200; limits reset every 15 minutes: https://docs.x.com/x-api/fundamentals/rate-limits.
 */
export function twitterApi(request: ApiRequest, world: World): SiteAnswer | undefined {
  if (!ADDRESS.test(request.address)) return undefined;
  const token = bearerOf(request);
  if (!token || token.startsWith('wrong')) {
    return json(401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' });
  }
  const window = Math.floor(world.now() / 1_000 / WINDOW_S);
  if (!world.countCall('twitter', 'product', window, CALLS_A_WINDOW)) {
    return {
      ...json(429, { title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 }),
      headers: { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': `${(window + 1) * WINDOW_S}` },
    };
  }
  const { query } = request;
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  if (ids.length === 0 || ids.length > MOST_IDS || !ids.every((id) => /^\d{1,19}$/.test(id))) {
    return json(400, {
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: 'https://api.x.com/2/problems/invalid-request',
    });
  }
  const found = ids.map((id) => ({ id, post: world.findPost('twitter', id) }));
  const shown = found.flatMap(({ post }) => (post && !post.walled ? [post] : []));
  const hidden = found.filter(({ post }) => !post || post.walled);
  const users = [...new Set(shown.map(({ author }) => author))].map((author) => ({
    id: numericId(author),
    name: author,
    username: author,
  }));
  return json(200, {
    ...(shown.length > 0 && { data: shown.map((post) => tweet(post, query.get('tweet.fields'))) }),
    ...(query.get('expansions') === 'author_id' && shown.length > 0 && { includes: { users } }),
    ...(hidden.length > 0 && { errors: hidden.map(({ id, post }) => problem(id, post !== undefined)) }),
  });
}

function tweet(post: Post, fields: string | null) {
  return {
    id: post.id,
    text: post.title,
    edit_history_tweet_ids: [post.id],
    ...pickFields(
      {
        author_id: numericId(post.author),
        created_at: post.publishedAt,
        public_metrics: {
          retweet_count: post.shares,
          reply_count: post.comments,
          like_count: post.likes,
          quote_count: 0,
          bookmark_count: 0,
          impression_count: post.views,
        },
      },
      fields,
    ),
  };
}

function problem(id: string, isProtected: boolean) {
  return {
    value: id,
    resource_id: id,
    parameter: 'ids',
    resource_type: 'tweet',
    ...(isProtected
      ? {
          title: 'Authorization Error',
          detail: `Sorry, you are not authorized to see the Tweet with ids: [${id}].`,
          type: 'https://api.twitter.com/2/problems/not-authorized-for-resource',
        }
      : {
          title: 'Not Found Error',
          detail: `Could not find tweet with ids: [${id}].`,
          type: 'https://api.twitter.com/2/problems/resource-not-found',
        }),
  };
}
