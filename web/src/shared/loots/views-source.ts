import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { agoText } from '../ui/figures/time.ts';
import type { KnownViews } from './known-views.ts';

/** Where views that are summed over several posts, and count, come from. */
export const COUNTED_FROM = 'Read from the platforms, or accepted by the owner.';

type Sourced = Omit<KnownViews, 'views'>;

const SENTENCES: Readonly<Record<ReadingSource, (platform: string, byReader: boolean) => string>> = {
  platform: (platform) => `Read from ${platform}`,
  page: (platform) => `Seen on its page at ${platform}`,
  proof: () => 'From accepted proof,',
  reported: (_platform, byReader) => (byReader ? 'Reported by you' : 'Reported by the creator'),
};

/**
 * Returns where a count of views comes from, and how old it is at `now`: "Read from TikTok 2 hours ago", "From accepted proof, 3 days ago". `byReader`: the creator of the
 * post is who reads it.
 */
export function viewsSourceText({ source, at, platform }: Sourced, byReader: boolean, now: Date): string {
  return `${SENTENCES[source](platform ? platformLabel(platform) : 'its platform', byReader)} ${agoText(at, now)}`;
}
