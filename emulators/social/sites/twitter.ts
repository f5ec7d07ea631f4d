import { escapeHtml, json, notFound, page, redirectTo, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { World } from '../world.ts';
import { dayInWords } from './day-in-words.ts';

const POST = /^\/([^/]+)\/status(?:es)?\/([^/]+)(?:\/(?:photo|video)\/\d+)?\/?$/;
const PROFILE = /^\/([^/]+)\/?$/;
const SHORT = /^\/([^/-]+)-([^/]+)\/?$/;

/** twitter.com, x.com and t.co (`t.co/HANDLE-ID`): post and profile pages without a date; oEmbed shows the day. */
export function twitter(request: SiteRequest, world: World): SiteAnswer {
  const { host, path } = request;
  if (host === 't.co') {
    const [, handle, id] = SHORT.exec(path) ?? [];
    return handle && id ? redirectTo('x.com', `/${handle}/status/${id}?s=20`) : notFound();
  }
  const [, handle, id] = POST.exec(path) ?? [];
  if (id) {
    const post = world.findPost('twitter', id, handle === 'i' ? undefined : handle);
    if (!post) return notFound();
    if (post.walled) return scriptShell();
    return page({
      title: `${post.author} on X: "${post.title}" / X`,
      meta: {
        'og:site_name': 'X (formerly Twitter)',
        'og:title': `${post.author} on X`,
        'og:url': `https://x.com/${post.author}/status/${post.id}`,
        'og:description': post.title,
      },
    });
  }
  const profile = PROFILE.exec(path)?.[1];
  if (!profile) return path === '/' ? scriptShell() : notFound();
  const person = world.findProfile('twitter', profile);
  if (!person) return notFound();
  if (person.walled) return scriptShell();
  return page({
    title: `${person.name} (@${person.handle}) / X`,
    meta: {
      'og:url': `https://x.com/${person.handle}`,
      'og:title': `${person.name} (@${person.handle})`,
      'og:description': person.bio,
    },
  });
}

/** Returns the page that X sends to a client that is not logged in and runs no scripts. */
function scriptShell(): SiteAnswer {
  return page({ title: 'X', markup: '<noscript>JavaScript is not available.</noscript>' });
}

/** publish.twitter.com/oembed. */
export function twitterOembed(request: SiteRequest, world: World): SiteAnswer {
  if (request.path !== '/oembed') return notFound();
  const url = request.query.get('url') ?? '';
  const [, handle, id] = POST.exec(URL.canParse(url) ? new URL(url).pathname : '') ?? [];
  const post = id ? world.findPost('twitter', id, handle === 'i' ? undefined : handle) : undefined;
  if (!post)
    return json(404, {
      error: 'Sorry, that page does not exist',
      errors: [{ message: 'Sorry, that page does not exist', code: 34 }],
    });
  if (post.walled) return json(403, { error: 'Sorry, you are not authorized to see this status.' });
  const link = `https://twitter.com/${post.author}/status/${post.id}`;
  return json(200, {
    url: link,
    author_name: post.author,
    author_url: `https://twitter.com/${post.author}`,
    html: `<blockquote class="twitter-tweet"><p lang="en" dir="ltr">${escapeHtml(post.title)}</p>&mdash; ${post.author} (@${post.author}) <a href="${link}?ref_src=twsrc%5Etfw">${dayInWords(post.publishedAt)}</a></blockquote>`,
    width: 550,
    height: null,
    type: 'rich',
    cache_age: '3153600000',
    provider_name: 'Twitter',
    provider_url: 'https://twitter.com',
    version: '1.0',
  });
}
