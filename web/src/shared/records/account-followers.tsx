import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Followers } from '@doubloon/contract/social-accounts/operations.ts';
import { currentTime } from '../state/current-time.ts';
import { chakra } from '../style/chakra.tsx';
import { formatCount } from '../ui/figures/numbers.tsx';
import { agoText, formatMoment } from '../ui/figures/time.ts';

interface AccountFollowersProps {
  platform: PlatformId;
  followers: Followers | undefined;
}

/** Shows how many people follow a linked account, with source and age; nothing where its platform does not say. */
export function AccountFollowers({ platform, followers }: AccountFollowersProps) {
  if (!followers) return null;
  return (
    <chakra.span aria-hidden textStyle="hint" display="block">
      <chakra.span color="ink" fontWeight="semibold">{`${formatCount(followers.count)} followers`}</chakra.span>
      <chakra.time dateTime={followers.at.toISOString()} title={formatMoment(followers.at)} display="block">
        {sourceText(platform, followers)}
      </chakra.time>
    </chakra.span>
  );
}

/** Names a link to a linked account, with what is known of its followers. */
export function accountLabel(platform: PlatformId, followers: Followers | undefined): string {
  const label = platformLabel(platform);
  if (!followers) return label;
  return `${label}, ${formatCount(followers.count)} followers, ${sourceText(platform, followers)}`;
}

const sourceText = (platform: PlatformId, { at }: Followers): string =>
  `Read from ${platformLabel(platform)} ${agoText(at, currentTime())}`;
