import { PLATFORM_IDS, platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Followers } from '@doubloon/contract/social-accounts/operations.ts';
import type { CreatorCard as Creator } from '@doubloon/contract/stores/store.ts';
import { currentTime } from '../state/current-time.ts';
import { chakra, VisuallyHidden, Wrap } from '../style/chakra.tsx';
import { formatCount } from '../ui/figures/numbers.tsx';
import { PlatformIcon } from '../ui/pictures/platform-icon.tsx';
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

/** Shows in one line where a creator is and how many follow there, as their platforms said, those first that said so; nothing without an account. */
export function AccountsInShort({ socialLinks, accountFollowers }: Pick<Creator, 'socialLinks' | 'accountFollowers'>) {
  const isCounted = (platform: PlatformId) => Number(accountFollowers[platform] !== undefined);
  const shown = PLATFORM_IDS.filter((platform) => socialLinks[platform]).toSorted(
    (one, other) => isCounted(other) - isCounted(one),
  );
  return (
    <Wrap
      as="ul"
      aria-label="Linked accounts"
      listStyleType="none"
      columnGap="4"
      rowGap="2"
      _empty={{ display: 'none' }}
    >
      {shown.map((platform) => {
        const followers = accountFollowers[platform];
        return (
          <chakra.li
            key={platform}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            title={followers && sourceText(platform, followers)}
          >
            <PlatformIcon platform={platform} size="small" />
            {followers && (
              <chakra.span fontSize="sm" fontWeight="semibold">
                {formatCount(followers.count)}
                <VisuallyHidden>{` followers, ${sourceText(platform, followers)}`}</VisuallyHidden>
              </chakra.span>
            )}
          </chakra.li>
        );
      })}
    </Wrap>
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
