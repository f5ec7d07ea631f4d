import { json, notFound, page, redirectTo, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { Post, World } from '../world.ts';
import { pictureMeta } from './pictures.ts';

const POST = /^\/(?:([^/]+)\/)?(?:posts|videos|reel|photos)\/(?:[^/]+\/)?([^/]+)\/?$/;
const GROUP_POST = /^\/groups\/[^/]+\/(?:posts|permalink)\/([^/]+)\/?$/;
const SHORT = /^\/([^/-]+)-([^/]+)\/?$/;
const SHARE = /^\/share\/[pvr]\/([^/-]+)-([^/]+)\/?$/;
const PROFILE = /^\/([^/]+)\/?$/;

/** www.facebook.com and fb.watch: posts, videos, reels and pages without a date; short links `fb.watch/HANDLE-ID` and `/share/p/HANDLE-ID`. */
export function facebook(request: SiteRequest, world: World): SiteAnswer {
  const { host, path, query } = request;
  const [, shortHandle, shortId] = (host === 'fb.watch' ? SHORT : SHARE).exec(path) ?? [];
  if (shortHandle && shortId)
    return redirectTo('www.facebook.com', `/${shortHandle}/videos/${shortId}/?mibextid=share`);
  if (host === 'fb.watch') return notFound();
  if (path === '/' || path.startsWith('/login')) return page({ title: 'Log into Facebook' });
  const wall = () =>
    redirectTo('www.facebook.com', `/login/?next=${encodeURIComponent(`https://www.facebook.com${path}`)}`);

  const { id, author } = addressedPost(path, query);
  if (id) {
    const post = world.findPost('facebook', id, author);
    if (!post) return notFound();
    if (post.walled) return wall();
    return page({
      title: `${post.title} | Facebook`,
      meta: {
        'og:type': 'video.other',
        'og:title': post.title,
        'og:url': postUrl(post),
        'og:description': `${post.views} views`,
        ...pictureMeta('facebook', post),
      },
    });
  }

  const handle = path === '/profile.php' ? query.get('id') : PROFILE.exec(path)?.[1];
  const person = handle ? world.findProfile('facebook', handle) : undefined;
  if (!person) return notFound();
  if (person.walled) return wall();
  return page({
    title: `${person.name} | Facebook`,
    meta: {
      'og:url': `https://www.facebook.com/${/^\d+$/.test(person.handle) ? `profile.php?id=${person.handle}` : person.handle}`,
      'og:title': person.name,
      'og:description': `${person.name}. 120 likes. ${person.bio}`,
      description: `${person.name}. 120 likes. ${person.bio}`,
    },
  });
}

/** graph.facebook.com/vNN.N/oembed_post and oembed_video: need an access token. */
export function facebookOembed(request: SiteRequest, world: World): SiteAnswer {
  const address = request.query.get('url') ?? '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const { id, author } = url ? addressedPost(url.pathname, url.searchParams) : {};
  const post = id ? world.findPost('facebook', id, author) : undefined;
  if (!post || post.walled) {
    return json(400, { error: { message: 'The requested resource does not exist', type: 'OAuthException', code: 24 } });
  }
  return json(200, {
    version: '1.0',
    provider_name: 'Facebook',
    provider_url: 'https://www.facebook.com/',
    type: 'rich',
    url: postUrl(post),
    author_name: post.author,
    author_url: `https://www.facebook.com/${post.author}`,
    html: `<div class="fb-post" data-href="${postUrl(post)}"></div>`,
    width: 552,
    height: null,
  });
}

function addressedPost(path: string, query: URLSearchParams): { id?: string | undefined; author?: string | undefined } {
  const asked = (name: string) => query.get(name) ?? undefined;
  if (path === '/permalink.php' || path === '/story.php') return { id: asked('story_fbid'), author: asked('id') };
  if (path === '/watch' || path === '/watch/') return { id: asked('v') };
  if (path === '/photo' || path === '/photo/' || path === '/photo.php') return { id: asked('fbid') };
  const inGroup = GROUP_POST.exec(path)?.[1];
  if (inGroup) return { id: inGroup };
  const [, author, id] = POST.exec(path) ?? [];
  return { id, author };
}

const postUrl = (post: Post) => `https://www.facebook.com/${post.author}/posts/${post.id}`;
