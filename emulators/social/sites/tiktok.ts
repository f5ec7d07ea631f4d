import { json, notFound, page, redirectTo, scriptJson, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { Post, Profile, World } from '../world.ts';

const POST = /^\/@([^/]+)\/(?:video|photo)\/([^/]+)\/?$/;
const MOBILE_POST = /^\/v\/([^/.]+)\.html$/;
const PROFILE = /^\/@([^/]+)\/?$/;
const SHORT = /^\/(?:t\/)?([^/-]+)-([^/]+)\/?$/;

/** www.tiktok.com: post and profile pages whose data stand in a JSON script, oEmbed, and short links `vm.tiktok.com/HANDLE-ID`. */
export function tiktok(request: SiteRequest, world: World): SiteAnswer {
  const { host, path, query } = request;
  const [, shortHandle, shortId] = (/^v[mt]\./.test(host) || path.startsWith('/t/') ? SHORT.exec(path) : null) ?? [];
  if (shortHandle && shortId) return redirectTo('www.tiktok.com', `/@${shortHandle}/video/${shortId}?_t=share&_r=1`);
  if (path === '/oembed') return oembed(query.get('url'), world);

  const [, handle, id] = POST.exec(path) ?? [];
  const postId = id ?? MOBILE_POST.exec(path)?.[1];
  if (postId) return postPage(world.findPost('tiktok', postId, named(handle)));
  const profileHandle = PROFILE.exec(path)?.[1];
  if (profileHandle) return profilePage(world.findProfile('tiktok', profileHandle));
  return path === '/' ? page({ title: 'TikTok - Make Your Day' }) : notFound();
}

function postPage(post: Post | undefined): SiteAnswer {
  if (!post) return notFound();
  if (post.walled) return captcha();
  const itemStruct = {
    id: post.id,
    desc: post.title,
    createTime: `${Math.floor(Date.parse(post.publishedAt) / 1000)}`,
    author: { uniqueId: post.author },
    stats: { playCount: post.views },
  };
  return page({
    title: `${post.title} | TikTok`,
    meta: { 'og:title': `${post.author} on TikTok`, 'og:url': postUrl(post), 'og:description': post.title },
    markup: data({ 'webapp.video-detail': { itemInfo: { itemStruct }, statusCode: 0 } }),
  });
}

function profilePage(profile: Profile | undefined): SiteAnswer {
  if (!profile) return notFound();
  if (profile.walled) return captcha();
  const user = { uniqueId: profile.handle, nickname: profile.name, signature: profile.bio };
  return page({
    title: `${profile.name} (@${profile.handle}) | TikTok`,
    meta: {
      'og:url': `https://www.tiktok.com/@${profile.handle}`,
      description: `@${profile.handle} 120 Followers, 45 Following. ${profile.bio}`,
    },
    markup: data({ 'webapp.user-detail': { userInfo: { user }, statusCode: 0 } }),
  });
}

/** Returns the page that TikTok sends to a client it takes for a machine: a page without any data. */
function captcha(): SiteAnswer {
  return page({ title: 'TikTok - Make Your Day', markup: '<p>Log in to TikTok</p>' });
}

function data(scope: unknown): string {
  const value = scriptJson({ __DEFAULT_SCOPE__: scope });
  return `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${value}</script>`;
}

function oembed(url: string | null, world: World): SiteAnswer {
  const [, handle, id] = POST.exec(url && URL.canParse(url) ? new URL(url).pathname : '') ?? [];
  const post = id ? world.findPost('tiktok', id, named(handle)) : undefined;
  if (!post || post.walled) return json(400, { code: 400, message: 'Something went wrong' });
  return json(200, {
    version: '1.0',
    type: 'video',
    title: post.title,
    author_url: `https://www.tiktok.com/@${post.author}`,
    author_name: post.author,
    author_unique_id: post.author,
    provider_url: 'https://www.tiktok.com',
    provider_name: 'TikTok',
    embed_product_id: post.id,
    embed_type: 'video',
    width: '100%',
    height: '100%',
    html: `<blockquote class="tiktok-embed" cite="${postUrl(post)}" data-video-id="${post.id}"></blockquote>`,
    thumbnail_width: 576,
    thumbnail_height: 1024,
    thumbnail_url: 'https://www.tiktok.com/thumbnail.jpg',
  });
}

const postUrl = (post: Post) => `https://www.tiktok.com/@${post.author}/video/${post.id}`;

/** `@i` stands for the author. */
const named = (handle: string | undefined) => (handle === 'i' ? undefined : handle);
