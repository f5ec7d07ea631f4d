import { accountHandle } from '@doubloon/contract/links/account-url.ts';
import { readPostUrl, type PostAddress } from '@doubloon/contract/links/post-url.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { z } from 'zod';
import type { SafeFetch, SafeResponse } from '../platform/fetching/safe-fetch.ts';
import { isGone, readMeta, readScriptText, tryFetch } from './read-page.ts';

export interface PostEvidence {
  status: 'valid' | 'invalid' | 'unverifiable';
  /** The author in the form of `accountHandle`. */
  author?: string;
  publishedAt?: Date;
  /** `day`: the site shows the day only, and `publishedAt` is its beginning in UTC. */
  publishedPrecision?: 'second' | 'day';
  /** The platform's own address of the post. */
  canonical?: PostAddress;
  /** Where its page says that its picture is, as https. */
  pictureUrl?: string;
}

const UNKNOWN: PostEvidence = { status: 'unverifiable' };

/** Where a platform answers oEmbed without an account, and which statuses there mean for certain that there is no such post. */
const OEMBED: Partial<
  Record<PlatformId, { endpoint: string; post(post: PostAddress): string; gone: readonly number[] }>
> = {
  // TikTok answers 400 for missing and for private posts alike, so that 400 proves nothing.
  tiktok: {
    endpoint: 'https://www.tiktok.com/oembed?url=',
    post: ({ id, author }) => `https://www.tiktok.com/@${author ?? 'i'}/video/${id}`,
    gone: [404],
  },
  youtube: {
    endpoint: 'https://www.youtube.com/oembed?format=json&url=',
    post: ({ id }) => `https://www.youtube.com/watch?v=${id}`,
    gone: [400, 404],
  },
  twitter: {
    endpoint: 'https://publish.twitter.com/oembed?omit_script=1&url=',
    post: ({ id, author }) => `https://twitter.com/${author ?? 'i'}/status/${id}`,
    gone: [404],
  },
};

const Oembed = z.object({ author_url: z.string().optional(), html: z.string().optional() });

/** Asks the platform about a post, by oEmbed and by the page at `pageUrl`, both at once. */
export async function gatherPostEvidence(fetch: SafeFetch, post: PostAddress, pageUrl: string): Promise<PostEvidence> {
  const oembed = OEMBED[post.platform];
  const [embed, page] = await Promise.all([
    oembed && tryFetch(fetch, oembed.endpoint + encodeURIComponent(oembed.post(post))),
    tryFetch(fetch, pageUrl),
  ]);
  const fromPage = page.response ? readPostPage(page.response, post) : UNKNOWN;
  const fromEmbed = oembed && embed?.response ? readOembed(embed.response, post.platform, oembed.gone) : UNKNOWN;
  const verdicts = [fromEmbed.status, fromPage.status];
  // Where oEmbed exists it is the documented answer; the page then adds the date.
  const status = verdicts.find((verdict) => verdict !== 'unverifiable') ?? 'unverifiable';
  return status === 'valid' ? { ...fromEmbed, ...fromPage, ...authorOf(fromEmbed, fromPage), status } : { status };
}

function authorOf(embed: PostEvidence, page: PostEvidence): { author?: string } {
  const author = embed.author ?? page.author;
  return author === undefined ? {} : { author };
}

function readOembed(response: SafeResponse, platform: PlatformId, gone: readonly number[]): PostEvidence {
  if (gone.includes(response.status)) return { status: 'invalid' };
  const parsed = response.status === 200 ? Oembed.safeParse(parseJson(response.body)) : undefined;
  if (!parsed?.success) return UNKNOWN;
  const author = accountHandle(parsed.data.author_url ?? '', platform);
  const day = /<a href="[^"]*\/status\/[^"]*">([A-Z][a-z]+ \d{1,2}, \d{4})<\/a>/.exec(parsed.data.html ?? '')?.[1];
  return { status: 'valid', ...(author !== undefined && { author }), ...dayInWords(day) };
}

/** A post page proves the post only by naming it itself; a login page or an empty shell does not. */
function readPostPage(response: SafeResponse, post: PostAddress): PostEvidence {
  if (isGone(response)) return { status: 'invalid' };
  if (response.status !== 200) return UNKNOWN;
  const meta = readMeta(response.body);
  const canonical = readPostUrl(meta.get('og:url') ?? '');
  if (canonical?.platform !== post.platform) return UNKNOWN;
  // Facebook alone shows one post under several ids.
  if (canonical.id !== post.id && post.platform !== 'facebook') return UNKNOWN;
  const author = pageAuthor(response.body, meta, post.platform) ?? canonical.author;
  return {
    status: 'valid',
    canonical,
    ...(author !== undefined && { author }),
    ...picture(meta),
    ...publication(response.body, meta, post),
  };
}

/** Xiaohongshu names its pictures by http addresses, which answer by https, too. */
function picture(meta: ReadonlyMap<string, string>): Pick<PostEvidence, 'pictureUrl'> {
  const address = meta.get('og:image')?.replace(/^http:/i, 'https:');
  return address ? { pictureUrl: address } : {};
}

function pageAuthor(html: string, meta: ReadonlyMap<string, string>, platform: PlatformId): string | undefined {
  if (platform === 'youtube') return accountHandle((meta.get('url') ?? '').replace('http:', 'https:'), 'youtube');
  if (platform === 'xiaohongshu') return readScriptText(html, '"noteDetailMap"', 'userId')?.toLowerCase();
  return undefined;
}

function publication(html: string, meta: ReadonlyMap<string, string>, { platform, id }: PostAddress) {
  switch (platform) {
    case 'tiktok': {
      const scope = scriptBehind(html, '"webapp.video-detail"', id);
      return exactTime(Number(/"createTime"\s*:\s*"?(\d{9,10})"?/.exec(scope)?.[1]) * 1_000);
    }
    case 'xiaohongshu':
      return exactTime(Number(/"time"\s*:\s*(\d{13})/.exec(scriptBehind(html, '"noteDetailMap"', id))?.[1]));
    case 'youtube':
      return exactTime(
        Date.parse(meta.get('datePublished') ?? readScriptText(html, '"microformat"', 'publishDate') ?? ''),
      );
    case 'instagram':
      return dayInWords(/ on ([A-Z][a-z]+ \d{1,2}, \d{4}):/.exec(meta.get('og:description') ?? '')?.[1]);
    default:
      return {};
  }
}

/** The part of a page's data that follows the post's own id, so that a date of a neighbouring post is not taken for its own. */
function scriptBehind(html: string, marker: string, id: string): string {
  const start = html.indexOf(marker);
  const own = start < 0 ? -1 : html.indexOf(`"${id}"`, start);
  return own < 0 ? '' : html.slice(own, own + 50_000);
}

function exactTime(ms: number): Pick<PostEvidence, 'publishedAt' | 'publishedPrecision'> {
  return Number.isNaN(ms) ? {} : { publishedAt: new Date(ms), publishedPrecision: 'second' };
}

function dayInWords(day: string | undefined): Pick<PostEvidence, 'publishedAt' | 'publishedPrecision'> {
  const ms = Date.parse(`${day ?? ''} UTC`);
  return day === undefined || Number.isNaN(ms) ? {} : { publishedAt: new Date(ms), publishedPrecision: 'day' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
