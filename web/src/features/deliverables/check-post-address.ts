import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { notAPost } from '@doubloon/contract/links/post-problem.ts';
import { isSpecificPost } from '@doubloon/contract/links/post-url.ts';
import { isUnknownShortLink } from '@doubloon/contract/links/unknown-short-link.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';

export type PostAddressCheck = { platform: PlatformId } | { problem: string };

/** Checks a treasure's address without opening it: returns its platform, or why it cannot be one for this loot. */
export function checkPostAddress(url: string, wanted: readonly PlatformId[]): PostAddressCheck {
  if (!URL.canParse(url.trim())) return { problem: 'Please enter a valid URL' };
  if (isUnknownShortLink(url)) return { problem: SENTENCES.shortLink };
  const platform = detectPlatform(url);
  if (!platform || !wanted.includes(platform)) {
    const names = wanted.map(platformLabel).join(' or ');
    return {
      problem: `This campaign requires ${names} content, but you're submitting ${platform ? platformLabel(platform) : 'unknown'} content`,
    };
  }
  return isSpecificPost(url) ? { platform } : { problem: notAPost(platformLabel(platform)) };
}

/** The views a creator typed: a whole number of at least 0; anything that is no number counts as 0. */
export function viewCountFromText(text: string): number {
  const views = Math.trunc(Number(text));
  return Number.isFinite(views) && views > 0 ? views : 0;
}
