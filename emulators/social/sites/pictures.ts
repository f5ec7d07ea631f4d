import { createHash } from 'node:crypto';
import { notFound, type PictureAnswer, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { Post } from '../world.ts';

/** Where the platforms keep pictures of posts; the real ones have many such hosts. */
export const PICTURE_HOSTS = {
  facebook: 'scontent.xx.fbcdn.net',
  xiaohongshu: 'sns-webpic-qc.xhscdn.com',
} as const;

/** Addresses in the form of the platform; Xiaohongshu's pages name them by http. */
const ADDRESSES: Record<keyof typeof PICTURE_HOSTS, (id: string) => string> = {
  facebook: (id) =>
    `https://${PICTURE_HOSTS.facebook}/v/t39.30808-6/${id}.jpg?_nc_cat=1&_nc_ht=${PICTURE_HOSTS.facebook}`,
  xiaohongshu: (id) => `http://${PICTURE_HOSTS.xiaohongshu}/notes/${id}.jpg!nd_dft_wlteh_jpg_3`,
};

/** Returns the `og:image` of a post's page: the address that control calls gave it, else a picture of its own; nothing where they gave it none. */
export function pictureMeta(platform: keyof typeof PICTURE_HOSTS, { id, picture }: Post): Record<string, string> {
  const address = picture ?? ADDRESSES[platform](encodeURIComponent(id));
  return address === '' ? {} : { 'og:image': address };
}

/** Serves pictures of posts, another for each name; names that begin with `missing` are 404. */
export async function pictures({ path }: SiteRequest): Promise<SiteAnswer | PictureAnswer> {
  const name = /\/([^/]+)\.jpg/.exec(path)?.[1];
  if (name === undefined || name.startsWith('missing')) return notFound();
  return { status: 200, type: 'jpeg', body: await draw(name) };
}

/** Draws hills under a sun, in colours and heights that follow from the name. */
async function draw(name: string): Promise<Buffer> {
  // Loaded with the first picture: the stand-in starts without it.
  const { default: sharp } = await import('sharp');
  const [hue = 0, sun = 0, ...heights] = createHash('sha256').update(name).digest();
  const colour = (turn: number, light: number) => `hsl(${(Math.round(hue * 1.4) + turn) % 360} 55% ${light}%)`;
  const hill = (row: number) => {
    const [left = 0, middle = 0, right = 0] = heights.slice(row * 3).map((byte) => 420 + row * 170 + byte / 2);
    return `<path d="M0 ${left}Q270 ${middle - 160} 540 ${middle}T1080 ${right}V1080H0z" fill="${colour(150, 58 - row * 14)}"/>`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour(0, 62)}"/><stop offset="0.6" stop-color="${colour(40, 88)}"/></linearGradient>
    <path d="M0 0H1080V1080H0z" fill="url(#sky)"/><circle cx="${180 + sun * 2.8}" cy="270" r="96" fill="#fff3d1"/>
    ${[0, 1, 2].map(hill).join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
