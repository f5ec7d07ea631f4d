import { notFound, page, redirectTo, type PictureAnswer, type SiteAnswer, type SiteRequest } from '../answers.ts';
import type { World } from '../world.ts';
import { facebook, facebookOembed } from './facebook.ts';
import { instagram, instagramOembed } from './instagram.ts';
import { pictures, PICTURE_HOSTS } from './pictures.ts';
import { tiktok } from './tiktok.ts';
import { twitter, twitterOembed } from './twitter.ts';
import { xiaohongshu } from './xiaohongshu.ts';
import { youtube } from './youtube.ts';

type AnyAnswer = SiteAnswer | Promise<SiteAnswer | PictureAnswer>;
type Site = (request: SiteRequest, world: World) => AnyAnswer;

const SHORT_LINK_HOSTS = new Set(['vm.tiktok.com', 'vt.tiktok.com', 'fb.watch', 't.co', 'xhslink.com']);

/** The sites by their host, without `www.`, `m.`, `mobile.` or `web.`, which all show the same. */
const SITES: Record<string, Site> = {
  'tiktok.com': tiktok,
  'vm.tiktok.com': tiktok,
  'vt.tiktok.com': tiktok,
  'instagram.com': instagram,
  'youtube.com': youtube,
  'music.youtube.com': youtube,
  'youtu.be': youtube,
  'consent.youtube.com': () => page({ title: 'Before you continue to YouTube' }),
  'facebook.com': facebook,
  'fb.com': facebook,
  'fb.watch': facebook,
  'graph.facebook.com': graph,
  'twitter.com': twitter,
  'x.com': twitter,
  't.co': twitter,
  'publish.twitter.com': twitterOembed,
  'publish.x.com': twitterOembed,
  'xiaohongshu.com': xiaohongshu,
  'xhslink.com': xiaohongshu,
  [PICTURE_HOSTS.facebook]: pictures,
  [PICTURE_HOSTS.xiaohongshu]: pictures,
};

/** True when the stand-in plays this host. */
export function isKnownHost(host: string): boolean {
  return bareHost(host) in SITES;
}

/** The answer of the site at a host; a host nobody plays answers 404. Short links named `escape…` or `loop…` lead where no client should follow. */
export function answerAsSite(request: SiteRequest, world: World): AnyAnswer {
  const host = bareHost(request.host);
  const site = SITES[host];
  if (!site) return notFound();
  if (SHORT_LINK_HOSTS.has(host)) {
    if (request.path.startsWith('/missing')) return notFound();
    if (request.path.startsWith('/loop')) return redirectTo(request.host, request.path);
    if (request.path.startsWith('/escape'))
      return { ...redirectTo('', ''), location: 'http://169.254.169.254/latest/meta-data/' };
  }
  return site({ ...request, host }, world);
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/^(?:www|m|mobile|web)\./, '');
}

function graph(request: SiteRequest, world: World): SiteAnswer {
  const endpoint = /^\/v\d+\.\d+\/([a-z_]+)$/.exec(request.path)?.[1];
  if (endpoint === 'instagram_oembed') return instagramOembed(request, world);
  if (endpoint === 'oembed_post' || endpoint === 'oembed_video') return facebookOembed(request, world);
  return notFound();
}
