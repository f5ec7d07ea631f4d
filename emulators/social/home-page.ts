import { escapeHtml } from './answers.ts';
import { courseSection } from './course-section.ts';
import { LIMITATIONS } from './limitations.ts';
import { SOCIAL_PLATFORMS, type World } from './world.ts';

const EXAMPLES = [
  ['TikTok', 'https://www.tiktok.com/@mina/video/7300000000000000001', 'https://www.tiktok.com/@mina'],
  ['Instagram', 'https://www.instagram.com/p/mina-first1/', 'https://www.instagram.com/mina/'],
  ['YouTube', 'https://www.youtube.com/watch?v=mina-video1', 'https://www.youtube.com/@mina'],
  ['Facebook', 'https://www.facebook.com/mina/posts/1000001', 'https://www.facebook.com/mina'],
  ['Twitter', 'https://x.com/mina/status/1900000000000000001', 'https://x.com/mina'],
  ['Xiaohongshu', 'https://www.xiaohongshu.com/explore/mina-note1', 'https://www.xiaohongshu.com/user/profile/mina'],
];

/** The page that tells a person how the made-up social web works and lets them put a code on a profile and change what becomes of a post. */
export function homePage(world: World, saved: string | undefined, changed: string | undefined): string {
  const link = (address: string) => `<a href="${address.replace('https://', '/')}">${address}</a>`;
  const rows = EXAMPLES.map(
    ([name = '', post = '', profile = '']) =>
      `<tr><th scope="row">${name}</th><td>${link(post)}</td><td>${link(profile)}</td></tr>`,
  );
  const bios = Object.entries(world.snapshot().profiles).map(
    ([key, profile]) =>
      `<li><strong>${escapeHtml(key)}</strong>: ${escapeHtml(profile.bio ?? '')}${profile.followers === undefined ? '' : ` (${profile.followers} followers)`}</li>`,
  );
  const limits = LIMITATIONS.map(({ what, why }) => `<li>${escapeHtml(what)}. ${escapeHtml(why)}</li>`);
  const options = SOCIAL_PLATFORMS.map((platform) => `<option>${platform}</option>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Stand-in for the social web</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}input,select,button{font:inherit;min-height:44px;padding:0 .75rem;max-width:100%;box-sizing:border-box}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ddd}form p{margin:.6rem 0}output{color:#075e2b}</style>
</head><body>
<h1>Stand-in for the social web</h1>
<p>In this local run the product asks this server instead of the social platforms. Nothing here reaches the internet.</p>
<h2>Put a verification code on a profile, or set its followers</h2>
${saved ? `<p><output>Saved the profile of ${escapeHtml(saved)}.</output></p>` : ''}
<form method="post" action="/_control/profiles">
<p><label>Platform <select name="platform">${options.join('')}</select></label></p>
<p><label>Handle <input name="handle" required value="mina" autocomplete="off"></label></p>
<p><label>Profile text <input name="bio" size="40" placeholder="Paste the six characters here" autocomplete="off"></label></p>
<p><label>Followers <input name="followers" type="number" min="0" step="1" placeholder="52000"></label></p>
<p><button>Save the profile</button></p>
</form>
${bios.length > 0 ? `<ul>${bios.join('')}</ul>` : ''}
${courseSection(world, changed)}
<h2>Make up posts and profiles</h2>
<p>Use the platforms' real addresses in the product; any handle and any post exists.</p>
<table><thead><tr><th>Platform</th><th>A post</th><th>Its author's profile</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<ul>
<li>Names and post ids that start with <code>missing</code> or <code>404</code> do not exist; with <code>private</code> or <code>403</code> they show a login wall.</li>
<li>A post is published at the moment it is first looked at; one whose id starts with <code>old</code> or <code>2020</code> was published in 2020.</li>
<li>Where the address does not name the author, it is the part of the id before the first <code>-</code>, else <code>someone</code>.</li>
<li>Short links: ${link('https://vm.tiktok.com/mina-7300000000000000002')}, ${link('https://fb.watch/mina-1000002')}, ${link('https://t.co/mina-1900000000000000002')}, ${link('https://xhslink.com/mina-note2')}.</li>
</ul>
<h2>What it does not imitate</h2>
<ul>${limits.join('')}</ul>
</body></html>`;
}
