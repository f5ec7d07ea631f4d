import { json, notFound, page, redirectTo, scriptJson, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { World } from '../world.ts';
import { dayInWords } from './day-in-words.ts';

const POST = /^\/(?:([^/]+)\/)?(?:p|reel|reels|tv)\/([^/]+)\/?$/;
const PROFILE = /^\/([^/]+)\/?$/;

/** www.instagram.com: posts, reels and profiles; a login wall is a redirect to /accounts/login/. */
export function instagram(request: SiteRequest, world: World): SiteAnswer {
  const { path } = request;
  if (path === '/' || path.startsWith('/accounts/login')) return page({ title: 'Login • Instagram' });
  const wall = () => redirectTo('www.instagram.com', `/accounts/login/?next=${encodeURIComponent(path)}`);

  const [, handle, id] = POST.exec(path) ?? [];
  if (id) {
    const post = world.findPost('instagram', id, handle);
    if (!post) return notFound();
    if (post.walled) return wall();
    return page({
      title: `${post.author} on Instagram: "${post.title}"`,
      meta: {
        'og:site_name': 'Instagram',
        'og:title': `${post.author} on Instagram: "${post.title}"`,
        'og:url': `https://www.instagram.com/${post.author}/p/${post.id}/`,
        'og:description': `${post.views} likes, 3 comments - ${post.author} on ${dayInWords(post.publishedAt)}: "${post.title}". `,
      },
    });
  }

  const profile = PROFILE.exec(path)?.[1];
  if (!profile) return notFound();
  const person = world.findProfile('instagram', profile);
  if (!person) return notFound();
  if (person.walled) return wall();
  const counts = '120 Followers, 45 Following, 6 Posts';
  return page({
    title: `${person.name} (@${person.handle}) • Instagram photos and videos`,
    meta: {
      'og:url': `https://www.instagram.com/${person.handle}/`,
      'og:description': `${counts} - See Instagram photos and videos from ${person.name} (@${person.handle})`,
      description: `${counts} - ${person.name} (@${person.handle}) on Instagram: "${person.bio}"`,
    },
    markup: `<script type="application/json">${scriptJson({ user: { username: person.handle, biography: person.bio } })}</script>`,
  });
}

/** graph.facebook.com/vNN.N/instagram_oembed: needs an access token, and says nothing of author or date any more. */
export function instagramOembed(request: SiteRequest, world: World): SiteAnswer {
  const url = request.query.get('url') ?? '';
  const [, handle, id] = POST.exec(URL.canParse(url) ? new URL(url).pathname : '') ?? [];
  const post = id ? world.findPost('instagram', id, handle) : undefined;
  if (!post || post.walled) {
    return json(400, { error: { message: 'The requested resource does not exist', type: 'OAuthException', code: 24 } });
  }
  return json(200, {
    version: '1.0',
    provider_name: 'Instagram',
    provider_url: 'https://www.instagram.com/',
    type: 'rich',
    width: 658,
    html: `<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/${post.id}/"></blockquote>`,
  });
}
