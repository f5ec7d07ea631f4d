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
function AccountFollowers({ platform, followers }: AccountFollowersProps) {
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

interface AccountsInShortProps extends Pick<Creator, 'socialLinks' | 'accountFollowers'> {
  /** How many are shown; how many more there are stands after them. All unless told. */
  most?: number;
  /** Size of the platforms' signs. */
  size?: 'usual' | 'small';
}

/** Shows in one line where a creator is and how many follow there, as their platforms said, those first that said so; nothing without an account. */
export function AccountsInShort({
  socialLinks,
  accountFollowers,
  most = PLATFORM_IDS.length,
  size = 'small',
}: AccountsInShortProps) {
  const isCounted = (platform: PlatformId) => Number(accountFollowers[platform] !== undefined);
  const shown = PLATFORM_IDS.filter((platform) => socialLinks[platform]).toSorted(
    (one, other) => isCounted(other) - isCounted(one),
  );
  const more = shown.slice(most).map(platformLabel).join(', ');
  return (
    <Wrap
      as="ul"
      aria-label="Linked accounts"
      listStyleType="none"
      columnGap="4"
      rowGap="2"
      _empty={{ display: 'none' }}
    >
      {shown.slice(0, most).map((platform) => {
        const followers = accountFollowers[platform];
        return (
          <chakra.li
            key={platform}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            title={followers && sourceText(platform, followers)}
          >
            <PlatformIcon platform={platform} size={size} />
            {followers && (
              <chakra.span data-count fontSize="sm" fontWeight="semibold">
                {formatCount(followers.count)}
                <VisuallyHidden>{` followers, ${sourceText(platform, followers)}`}</VisuallyHidden>
              </chakra.span>
            )}
          </chakra.li>
        );
      })}
      {more && (
        <chakra.li title={more} fontSize="sm" fontWeight="semibold">
          +{shown.length - most}
          <VisuallyHidden>{`: ${more}`}</VisuallyHidden>
        </chakra.li>
      )}
    </Wrap>
  );
}

const Account = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', borderRadius: 'full' },
  variants: {
    look: {
      short: { gap: '1.5', minWidth: 'touch', paddingX: '2', _hover: { bg: 'sunken' } },
      sign: { justifyContent: 'center', gap: '1.5', minWidth: 'touch', paddingX: '2', _hover: { bg: 'line' } },
    },
  },
});

const Count = chakra('span', { base: { textStyle: 'figure', fontWeight: 'semibold' } });

interface AccountLinkProps extends AccountFollowersProps {
  href: string;
  /** `short`: the number of followers alone stands beside the platform's sign. */
  look: 'short' | 'sign';
}

/** Leads to a linked account, with what is known of its followers. */
export function AccountLink({ href, look, platform, followers }: AccountLinkProps) {
  const label = platformLabel(platform);
  const told = followers && `${label}, ${formatCount(followers.count)} followers, ${sourceText(platform, followers)}`;
  return (
    <Account
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={told ?? label}
      title={look === 'short' ? (told ?? label) : undefined}
      look={look}
    >
      <PlatformIcon platform={platform} />
      {followers &&
        (look === 'short' ? (
          <Count aria-hidden>{formatCount(followers.count)}</Count>
        ) : (
          <AccountFollowers platform={platform} followers={followers} />
        ))}
    </Account>
  );
}

const sourceText = (platform: PlatformId, { at }: Followers): string =>
  `Read from ${platformLabel(platform)} ${agoText(at, currentTime())}`;
