import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';

/** The platforms a store's settings can link to, in the order they are shown. */
export const SOCIAL_PLATFORMS = ['instagram', 'youtube', 'tiktok', 'twitter', 'facebook'] as const;

const Brand = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' } });
const BrandName = chakra('p', { base: { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'snug' } });

/** The brand of a store in one line: logo, name and tagline, those that are set. Nothing when none is. */
export function StoreBrand({ branding: { name, tagline, logo } }: Pick<StoreSettingsChanges, 'branding'>) {
  if (name === '' && tagline === '' && logo === null) return null;
  return (
    <Brand>
      {logo && (
        <Picture
          src={logo}
          alt={name === '' ? 'Logo' : `Logo of ${name}`}
          width="10"
          height="10"
          flexShrink="0"
          borderRadius="md"
          borderWidth="1px"
          borderColor="line"
          bg="surface"
        />
      )}
      <chakra.div minWidth="0" overflowWrap="anywhere">
        {name !== '' && <BrandName>{name}</BrandName>}
        {tagline !== '' && <Hint>{tagline}</Hint>}
      </chakra.div>
    </Brand>
  );
}

const Links = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', marginX: '-2', listStyleType: 'none' } });
const Way = chakra('a', {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    _hover: { bg: 'sunken' },
  },
});

interface StoreLinksProps extends Pick<StoreSettingsChanges, 'socialLinks'> {
  /** Platforms that something beside these links leads to already. */
  without?: readonly string[];
}

/** The links of a store to other platforms; nothing when there are none. */
export function StoreLinks({ socialLinks, without = [] }: StoreLinksProps) {
  const shown = SOCIAL_PLATFORMS.filter((platform) => socialLinks[platform] && !without.includes(platform));
  if (shown.length === 0) return null;
  return (
    <Links aria-label="Social links">
      {shown.map((platform) => (
        <li key={platform}>
          <Way href={socialLinks[platform] ?? undefined} target="_blank" rel="noopener noreferrer">
            <PlatformIcon platform={platform} />
          </Way>
        </li>
      ))}
    </Links>
  );
}
