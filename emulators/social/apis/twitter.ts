import { numericId } from '../account-ids.ts';
import { json, type SiteAnswer } from '../answers.ts';
import type { Post, World } from '../world.ts';
import { bearerOf, pickFields, type ApiRequest } from './api-request.ts';

const ADDRESS = /^api\.(?:twitter|x)\.com\/2\/(tweets|users\/by)$/;
const MOST = 100;
const CALLS_A_WINDOW = 300;
const WINDOW_S = 15 * 60;

/**
 * Lookup of posts and of users by their names of the X API v2 with the product's own token: https://docs.x.com/x-api/posts/lookup/introduction and
 * https://docs.x.com/x-api/users/lookup/quickstart/user-lookup. Those that are missing, and posts that are protected, stand under
 * `errors` of an answer with status 200; limits reset every 15 minutes: https://docs.x.com/x-api/fundamentals/rate-limits.
 */
export function twitterApi(request: ApiRequest, world: World): SiteAnswer | undefined {
  const resource = ADDRESS.exec(request.address)?.[1];
  if (!resource) return undefined;
  const token = bearerOf(request);
  if (!token || token.startsWith('wrong')) {
    return json(401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' });
  }
  const window = Math.floor(world.now() / 1_000 / WINDOW_S);
  // Each address has a limit of its own.
  if (!world.countCall('twitter', resource, window, CALLS_A_WINDOW)) {
    return {
      ...json(429, { title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 }),
      headers: { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': `${(window + 1) * WINDOW_S}` },
    };
  }
  return resource === 'tweets' ? posts(request.query, world) : users(request.query, world);
}

function invalid(): SiteAnswer {
  return json(400, {
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.x.com/2/problems/invalid-request',
  });
}

function posts(query: URLSearchParams, world: World): SiteAnswer {
  const ids = listIn(query, 'ids');
  if (ids.length === 0 || ids.length > MOST || !ids.every((id) => /^\d{1,19}$/.test(id))) return invalid();
  const found = ids.map((id) => ({ id, post: world.findPost('twitter', id) }));
  const shown = found.flatMap(({ post }) => (post && !post.walled ? [post] : []));
  const hidden = found.filter(({ post }) => !post || post.walled);
  const authors = [...new Set(shown.map(({ author }) => author))].map((author) => ({
    id: numericId(author),
    name: author,
    username: author,
  }));
  return json(200, {
    ...(shown.length > 0 && { data: shown.map((post) => tweet(post, query.get('tweet.fields'))) }),
    ...(query.get('expansions') === 'author_id' && shown.length > 0 && { includes: { users: authors } }),
    ...(hidden.length > 0 && { errors: hidden.map(({ id, post }) => problem(id, post !== undefined)) }),
  });
}

function users(query: URLSearchParams, world: World): SiteAnswer {
  const names = listIn(query, 'usernames');
  if (names.length === 0 || names.length > MOST || !names.every((name) => /^\w{1,15}$/.test(name))) return invalid();
  const found = names.map((name) => ({ name, person: world.findProfile('twitter', name) }));
  const data = found.flatMap(({ name, person }) =>
    person
      ? {
          id: numericId(name),
          name: person.name,
          username: name,
          ...pickFields(
            {
              public_metrics: {
                followers_count: person.followers,
                following_count: 0,
                tweet_count: 0,
                listed_count: 0,
              },
            },
            query.get('user.fields'),
          ),
        }
      : [],
  );
  const missing = found.filter(({ person }) => !person);
  return json(200, {
    ...(data.length > 0 && { data }),
    ...(missing.length > 0 && { errors: missing.map(({ name }) => missingUser(name)) }),
  });
}

const listIn = (query: URLSearchParams, name: string): string[] => (query.get(name) ?? '').split(',').filter(Boolean);

function missingUser(name: string) {
  return {
    value: name,
    resource_id: name,
    parameter: 'usernames',
    resource_type: 'user',
    title: 'Not Found Error',
    detail: `Could not find user with usernames: [${name}].`,
    type: 'https://api.twitter.com/2/problems/resource-not-found',
  };
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
