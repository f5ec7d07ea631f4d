import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { checkPostAddress } from '../check-post-address.ts';

/** What a link's address says about where it leads: that it is a post the loot asks for, before that which ones are. */
export function PostPlatform({ url, wanted }: { url: string; wanted: readonly PlatformId[] }) {
  const address = checkPostAddress(url, wanted);
  if ('platform' in address) return <>{platformLabel(address.platform)} post</>;
  return <>{deliverablesText.linkHint(wanted.map(platformLabel).join(' or '))}</>;
}
