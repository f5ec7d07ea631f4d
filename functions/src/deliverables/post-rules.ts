import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { AppError } from '../platform/app-error.ts';

/** Throws `invalid_input` in the specification's words when a campaign does not ask for posts of this platform. */
export function requireCampaignPlatform(wanted: readonly PlatformId[], platform: PlatformId | null): void {
  if (platform && wanted.includes(platform)) return;
  const required = wanted.map(platformLabel).join(' or ');
  const submitted = platform ? platformLabel(platform) : 'unknown';
  throw refusedUrl(`This campaign requires ${required} content, but you're submitting ${submitted} content`);
}

/** A refusal of the address of a treasure. */
export function refusedUrl(message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field: 'body.url', message }] });
}

const isNumberForm = (handle: string) => /^\d+$/.test(handle) || handle.includes('/');

/**
 * True when a post's author is the linked account. Both as `accountHandle` returns them. `unknown`: one is a name, the other
 * a number form (`channel/UC…`, Facebook's digits), which only the author's profile page can tell apart.
 */
export function compareAccounts(author: string, linked: string): 'same' | 'different' | 'unknown' {
  if (author === linked) return 'same';
  return isNumberForm(author) === isNumberForm(linked) ? 'different' : 'unknown';
}

const PRECISION_MS = { second: 1000, day: 24 * 60 * 60 * 1000 } as const;

/**
 * Views of a post that do not count: none when it was published after the approval, else those of its first report. A
 * date known to the day only counts as after when any moment of that day is, an unknown one never does.
 */
export function baselineViews(
  post: { readonly publishedAt?: Date; readonly publishedPrecision?: 'second' | 'day' },
  approvedAt: Date,
  firstCount: number,
): number {
  const { publishedAt, publishedPrecision = 'second' } = post;
  if (!publishedAt) return firstCount;
  return publishedAt.getTime() + PRECISION_MS[publishedPrecision] > approvedAt.getTime() ? 0 : firstCount;
}
