import { PLATFORMS, platformLabel } from '../shared/platforms.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { detectPlatform } from './detect-platform.ts';
import { withScheme } from './entered-url.ts';
import { isShortLink, isSpecificPost } from './post-url.ts';
import { isUnknownShortLink } from './unknown-short-link.ts';

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' }).format(PLATFORMS.map(({ label }) => label));

/**
 * Says in words for people why a typed address does not name one post on any of the platforms; undefined if it does. Nothing is fetched, so that no short link
 * names one: it may lead anywhere.
 */
export function postAddressProblem(typed: string): string | undefined {
  const url = withScheme(typed);
  if (!URL.canParse(url)) return 'Please enter a valid URL';
  if (isUnknownShortLink(url) || isShortLink(url)) return SENTENCES.shortLink;
  const platform = detectPlatform(url);
  if (!platform) return `Enter the address of a post on ${NAMES}`;
  return isSpecificPost(url) ? undefined : notAPost(platformLabel(platform));
}

/** Says that an address leads to a platform and not to one post there. */
export function notAPost(platform: string): string {
  return `Invalid ${platform} URL. Please provide a link to a specific post, not just the platform.`;
}
