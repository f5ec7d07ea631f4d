import { escapeHtml } from './answers.ts';
import { STEP_KINDS, type StepKind } from './course.ts';
import { SOCIAL_PLATFORMS, type World } from './world.ts';

const MAX_POSTS = 50;

const IN_WORDS: Readonly<Record<StepKind, string>> = {
  grow: 'gains these views each day from now on',
  spike: 'gains these views within an hour, with likes',
  bots: 'gains these views within an hour, without a like',
  fall: 'loses these views',
  delete: 'is deleted',
  private: 'is made private',
  back: 'is public again',
};

/** The part of the page in which a person sees the posts that were looked at and sets what becomes of one. */
export function courseSection(world: World, changed: string | undefined): string {
  const posts = Object.keys(world.snapshot().posts).slice(-MAX_POSTS).toReversed();
  if (posts.length === 0) return '<h2>Views</h2><p>Nobody has looked at a post yet.</p>';
  const rows = posts.map((key) => {
    const platform = SOCIAL_PLATFORMS.find((one) => key.startsWith(`${one}/`));
    const post = platform && world.findPost(platform, key.slice(platform.length + 1));
    const counts = post
      ? `<td>${post.views}</td><td>${post.likes}</td><td>${post.walled ? 'private' : 'public'}</td>`
      : '<td></td><td></td><td>gone</td>';
    return `<tr><th scope="row">${escapeHtml(key)}</th>${counts}</tr>`;
  });
  const options = posts.map((key) => `<option>${escapeHtml(key)}</option>`);
  const kinds = STEP_KINDS.map((kind) => `<option value="${kind}">${IN_WORDS[kind]}</option>`);
  return `<h2>Views</h2>
${changed ? `<p><output>Changed the course of ${escapeHtml(changed)}.</output></p>` : ''}
<table><thead><tr><th>Post</th><th>Views now</th><th>Likes</th><th>Shown</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<form method="post" action="/_control/courses">
<p><label>This post <select name="post">${options.join('')}</select></label></p>
<p><label>What happens: it <select name="kind">${kinds.join('')}</select></label></p>
<p><label>Views <input name="views" type="number" min="0" step="1" value="10000"></label></p>
<p><button>Change its course</button></p>
</form>`;
}
