import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra, HStack, Wrap } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { PlatformSign } from '../../../shared/ui/pictures/platform-sign.tsx';
import { StoreHero } from './store-hero.tsx';

/** The platforms a store's settings can link to, in the order they are shown. */
export const SOCIAL_PLATFORMS = ['instagram', 'youtube', 'tiktok', 'twitter', 'facebook'] as const;

interface StoreMastheadProps {
  settings: Pick<StoreSettingsChanges, 'hero' | 'branding' | 'socialLinks'>;
  /** True when the masthead stands in a column of a page. */
  small?: boolean;
}

/** Head of a store: its brand with its links, and its hero. Parts that are not set are left out. */
export function StoreMasthead({ settings: { hero, branding, socialLinks }, small = false }: StoreMastheadProps) {
  const { name, tagline, logo } = branding;
  const links = SOCIAL_PLATFORMS.filter((platform) => socialLinks[platform]);
  const branded = name !== '' || tagline !== '' || logo !== null;
  return (
    <>
      {(branded || links.length > 0) && (
        <Wrap alignItems="center" justifyContent="space-between" gap="3">
          <HStack gap="3" minWidth="0">
            {logo && (
              <Picture
                src={logo}
                alt={name === '' ? 'Logo' : `Logo of ${name}`}
                width="14"
                height="14"
                flexShrink="0"
                borderRadius="md"
                borderWidth="1px"
                borderColor="line"
                bg="surface"
              />
            )}
            {(name !== '' || tagline !== '') && (
              <chakra.div minWidth="0">
                {name !== '' && (
                  <chakra.p fontFamily="heading" fontWeight="semibold" fontSize="lg" lineHeight="snug">
                    {name}
                  </chakra.p>
                )}
                {tagline !== '' && <chakra.p>{tagline}</chakra.p>}
              </chakra.div>
            )}
          </HStack>
          {links.length > 0 && (
            <chakra.ul aria-label="Social links" listStyleType="none" display="flex" flexWrap="wrap">
              {links.map((platform) => (
                <li key={platform}>
                  <chakra.a
                    href={socialLinks[platform] ?? undefined}
                    target="_blank"
                    rel="noopener noreferrer"
                    display="inline-grid"
                    placeContent="center"
                    width="touch"
                    height="touch"
                    borderRadius="full"
                    _hover={{ bg: 'sunken' }}
                  >
                    <PlatformSign platform={platform} />
                  </chakra.a>
                </li>
              ))}
            </chakra.ul>
          )}
        </Wrap>
      )}
      <StoreHero hero={hero} small={small} />
    </>
  );
}
