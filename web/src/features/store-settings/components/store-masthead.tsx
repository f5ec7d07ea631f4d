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

const Cover = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'center',
    overflow: 'hidden',
  },
  variants: {
    size: {
      page: { minHeight: { base: '5rem', md: '11.25rem' } },
      small: { minHeight: '5rem' },
    },
    pictured: { true: { bg: 'deep', color: 'white' }, false: { bg: 'accent', color: 'onAccent' } },
  },
});
/** The store's own colour over its picture. Multiplied with it, no picture is too bright for white words: two fifths of any colour are dark enough. */
const Tint = chakra('div', {
  base: { position: 'absolute', inset: '0', zIndex: '-1', mixBlendMode: 'multiply' },
  variants: {
    size: {
      page: {
        background: 'color-mix(in srgb, {colors.accent} 40%, #120d14)',
        // Dark to where the words end, then gone little by little.
        maskImage: {
          md: 'linear-gradient(to right, black 50%, rgb(0 0 0 / 0.96) 56%, rgb(0 0 0 / 0.85) 63%, rgb(0 0 0 / 0.5) 78%, transparent)',
        },
      },
      small: { background: 'color-mix(in srgb, {colors.accent} 40%, #120d14)' },
    },
  },
});
const Words = chakra('div', {
  base: { paddingY: '3' },
  variants: {
    size: {
      // Beside a large picture of the creator, which reaches up into the cover, and above the name.
      page: { paddingLeft: { base: '4', md: '9rem' }, paddingRight: '4', maxWidth: { md: '50%' } },
      small: { paddingX: '4' },
    },
  },
});
const Title = chakra('p', {
  base: { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  variants: { size: { page: { fontSize: { base: 'lg', md: '2xl' } }, small: { fontSize: 'lg' } } },
});
const Subtitle = chakra('p', {
  base: { marginTop: '0.5' },
  variants: { size: { page: { fontSize: { base: 'sm', md: 'md' } }, small: { fontSize: 'sm' } } },
});

interface StoreCoverProps extends Pick<StoreSettingsChanges, 'hero'> {
  /** `small` in a column of a page. */
  size?: 'page' | 'small';
}

/** The large words of a store over its image, or over its main colour; nothing when neither is set. */
export function StoreCover({ hero: { title, subtitle, image }, size = 'page' }: StoreCoverProps) {
  if (title === '' && subtitle === '' && image === null) return null;
  const worded = title !== '' || subtitle !== '';
  return (
    <Cover role="group" aria-label="Welcome" size={size} pictured={image !== null} data-cover>
      {image && (
        <Picture
          src={image}
          alt=""
          position="absolute"
          inset="0"
          zIndex="-2"
          // Words say enough on plain ground.
          {...(worded && { fallback: <span /> })}
        />
      )}
      {image && worded && <Tint size={size} />}
      {worded && (
        <Words size={size}>
          {title !== '' && <Title size={size}>{title}</Title>}
          {subtitle !== '' && <Subtitle size={size}>{subtitle}</Subtitle>}
        </Words>
      )}
    </Cover>
  );
}
