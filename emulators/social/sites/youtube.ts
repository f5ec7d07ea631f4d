import {
  escapeHtml,
  json,
  notFound,
  page,
  redirectTo,
  scriptJson,
  type SiteAnswer,
  type SiteRequest,
} from '../answers.ts';
import type { Post, Profile, World } from '../world.ts';

const VIDEO_PATH = /^\/(?:shorts|live|embed)\/([^/]+)\/?$/;
const PROFILE = /^\/(?:@|channel\/UC|c\/|user\/)([^/]+)\/?$/;

/** www.youtube.com and youtu.be: watch, shorts and live pages, oEmbed, channel pages; the channel id of `@mina` is `UCmina`. */
export function youtube(request: SiteRequest, world: World): SiteAnswer {
  const { host, path, query } = request;
  if (host === 'youtu.be') {
    return path === '/'
      ? redirectTo('www.youtube.com', '/')
      : redirectTo('www.youtube.com', `/watch?v=${encodeURIComponent(path.slice(1))}&feature=youtu.be`);
  }
  if (path === '/oembed') return oembed(query.get('url'), world);

  const id = videoId(path, query);
  if (id) return watchPage(world.findPost('youtube', id));
  const handle = PROFILE.exec(path)?.[1];
  if (handle) return channelPage(world.findProfile('youtube', handle), path);
  return path === '/' ? page({ title: 'YouTube' }) : notFound();
}

function videoId(path: string, query: URLSearchParams): string | undefined {
  return (path === '/watch' ? query.get('v') : VIDEO_PATH.exec(path)?.[1]) ?? undefined;
}

function watchPage(post: Post | undefined): SiteAnswer {
  if (!post) return notFound();
  if (post.walled) return page({ title: ' - YouTube', markup: '<p>Sign in to confirm you’re not a bot</p>' });
  const author = escapeHtml(post.author);
  return page({
    title: `${post.title} - YouTube`,
    meta: { 'og:site_name': 'YouTube', 'og:title': post.title, 'og:url': `https://www.youtube.com/watch?v=${post.id}` },
    markup: `<div itemscope itemtype="http://schema.org/VideoObject"><meta itemprop="identifier" content="${escapeHtml(post.id)}"><span itemprop="author" itemscope><link itemprop="url" href="http://www.youtube.com/@${author}"></span><meta itemprop="interactionCount" content="${post.views}"><meta itemprop="datePublished" content="${post.publishedAt}"></div>`,
  });
}

function channelPage(profile: Profile | undefined, path: string): SiteAnswer {
  if (!profile) return notFound();
  if (profile.walled)
    return redirectTo('consent.youtube.com', `/m?continue=${encodeURIComponent(`https://www.youtube.com${path}`)}`);
  return page({
    title: `${profile.name} - YouTube`,
    meta: {
      'og:site_name': 'YouTube',
      'og:title': profile.name,
      'og:url': `https://www.youtube.com/channel/UC${profile.handle}`,
      'og:description': profile.bio,
      description: profile.bio,
    },
    markup: `<script>var ytInitialData = ${scriptJson({ metadata: { channelMetadataRenderer: { title: profile.name, description: profile.bio, externalId: `UC${profile.handle}`, vanityChannelUrl: `http://www.youtube.com/@${profile.handle}` } } })};</script>`,
  });
}

/** The real answers of failure are plain text; only the status is meant to be read. */
function oembed(url: string | null, world: World): SiteAnswer {
  if (!url || !URL.canParse(url)) return { status: 400, type: 'html', body: 'Bad Request' };
  const { hostname, pathname, searchParams } = new URL(url);
  const id = hostname === 'youtu.be' ? pathname.slice(1) : videoId(pathname, searchParams);
  const post = id ? world.findPost('youtube', id) : undefined;
  if (!post) return { status: 404, type: 'html', body: 'Not Found' };
  if (post.walled) return { status: 401, type: 'html', body: 'Unauthorized' };
  return json(200, {
    title: post.title,
    author_name: post.author,
    author_url: `https://www.youtube.com/@${post.author}`,
    type: 'video',
    height: 113,
    width: 200,
    version: '1.0',
    provider_name: 'YouTube',
    provider_url: 'https://www.youtube.com/',
    thumbnail_height: 360,
    thumbnail_width: 480,
    thumbnail_url: `https://i.ytimg.com/vi/${post.id}/hqdefault.jpg`,
    html: `<iframe width="200" height="113" src="https://www.youtube.com/embed/${post.id}?feature=oembed"></iframe>`,
  });
}
