import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { checkPostAddress } from '../check-post-address.ts';

/** Hint below a link field: the platform of the post once its address fits the loot, before that the platforms wanted. */
export function PostPlatform({ url, wanted }: { url: string; wanted: readonly PlatformId[] }) {
  const address = checkPostAddress(url, wanted);
  if ('platform' in address) return <>{platformLabel(address.platform)} post</>;
  return <>Needed to submit: the address of your post on {wanted.map(platformLabel).join(' or ')}.</>;
}
