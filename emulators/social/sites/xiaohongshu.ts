import { notFound, page, redirectTo, scriptJson, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { World } from '../world.ts';
import { pictureMeta } from './pictures.ts';

const POST = /^\/(?:explore|discovery\/item|user\/profile\/([^/]+))\/([^/]+)\/?$/;
const PROFILE = /^\/user\/profile\/([^/]+)\/?$/;
const SHORT = /^\/(?:[a-z]\/)?([^/]*-[^/]+)\/?$/;

/** www.xiaohongshu.com and xhslink.com: notes and profiles whose data stand in a script; short links `xhslink.com/ID` with a `-` in the id. */
export function xiaohongshu(request: SiteRequest, world: World): SiteAnswer {
  const { host, path } = request;
  if (host === 'xhslink.com') {
    const id = SHORT.exec(path)?.[1];
    return id
      ? redirectTo('www.xiaohongshu.com', `/discovery/item/${id}?xsec_token=share&xsec_source=app_share`)
      : notFound();
  }
  if (path === '/' || path === '/explore' || path === '/login') return page({ title: '小红书 - 你的生活兴趣社区' });
  const wall = () => redirectTo('www.xiaohongshu.com', `/login?redirectPath=${encodeURIComponent(path)}`);

  const profileId = PROFILE.exec(path)?.[1];
  if (profileId) {
    const person = world.findProfile('xiaohongshu', profileId);
    if (!person) return notFound();
    if (person.walled) return wall();
    return page({
      title: `${person.name} - 小红书`,
      meta: {
        description: `${person.name}: ${person.bio}`,
        'og:url': `https://www.xiaohongshu.com/user/profile/${person.handle}`,
      },
      markup: state({ user: { userPageData: { basicInfo: { nickname: person.name, desc: person.bio } } } }),
    });
  }

  const [, author, id] = POST.exec(path) ?? [];
  const post = id ? world.findPost('xiaohongshu', id, author) : undefined;
  if (!post) return notFound();
  if (post.walled) return wall();
  const note = {
    noteId: post.id,
    title: post.title,
    time: Date.parse(post.publishedAt),
    user: { userId: post.author },
  };
  return page({
    title: `${post.title} - 小红书`,
    meta: {
      'og:title': post.title,
      'og:url': `https://www.xiaohongshu.com/explore/${post.id}`,
      ...pictureMeta('xiaohongshu', post),
    },
    markup: state({ note: { noteDetailMap: { [post.id]: { note } } } }),
  });
}

function state(value: unknown): string {
  return `<script>window.__INITIAL_STATE__=${scriptJson(value)}</script>`;
}
