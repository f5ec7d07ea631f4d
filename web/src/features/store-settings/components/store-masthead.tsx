import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra, HStack, Wrap } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';

/** The platforms a store's settings can link to, in the order they are shown. */
export const SOCIAL_PLATFORMS = ['instagram', 'youtube', 'tiktok', 'twitter', 'facebook'] as const;

interface StoreMastheadProps {
  settings: Pick<StoreSettingsChanges, 'hero' | 'branding' | 'socialLinks'>;
  /** True when the masthead stands in a column of a page. */
  small?: boolean;
}

/** Brand of a store with its links, and its hero, low enough that the work below is seen. Parts that are not set are left out. */
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
                    <PlatformIcon platform={platform} />
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

interface StoreHeroProps extends Pick<StoreSettingsChanges, 'hero'> {
  /** True when the hero stands in a column of a page. */
  small: boolean;
}

/** Dark enough behind the words for white text on any picture; above them it ends softly, so that no edge shows. */
const SHADE = `linear-gradient(to top, rgb(0 0 0 / 0.82), ${[0.62, 0.46, 0.29, 0.13, 0.04, 0]
  .map((dark, step) => `rgb(0 0 0 / ${dark}) calc(100% - var(--fade) * ${1 - step / 5})`)
  .join(', ')})`;

/** The large words of a store over its image, or over its main colour; nothing when neither is set. */
function StoreHero({ hero: { title, subtitle, image }, small }: StoreHeroProps) {
  if (title === '' && subtitle === '' && image === null) return null;
  const worded = title !== '' || subtitle !== '';
  return (
    <chakra.section
      aria-label="Welcome"
      position="relative"
      isolation="isolate"
      display="grid"
      alignContent="end"
      overflow="hidden"
      minHeight={image ? { base: '6rem', md: small ? '5rem' : '8rem' } : undefined}
      borderRadius="xl"
      // Behind an image a quiet ground: a dark one would shine through at the corners.
      bg={image ? 'sunken' : 'accent'}
      color={image ? 'white' : 'onAccent'}
    >
      {image && (
        <Picture
          src={image}
          alt=""
          position="absolute"
          inset="0"
          zIndex="-1"
          // Words say enough on plain ground.
          {...(worded && { fallback: <span /> })}
        />
      )}
      {worded && (
        <chakra.div
          paddingX={{ base: '4', md: small ? '4' : '6' }}
          paddingTop={image ? 'var(--fade)' : '4'}
          paddingBottom="4"
          css={{ '--fade': { base: '2.5rem', md: small ? '2.5rem' : '3.5rem' } }}
          background={image ? SHADE : undefined}
        >
          {title !== '' && (
            <chakra.p
              fontFamily="heading"
              fontWeight="semibold"
              fontSize={small ? 'lg' : { base: 'xl', md: '2xl' }}
              lineHeight="tight"
              textWrap="balance"
            >
              {title}
            </chakra.p>
          )}
          {subtitle !== '' && (
            <chakra.p fontSize={small ? 'sm' : 'md'} marginTop={title === '' ? undefined : '1'} maxWidth="prose">
              {subtitle}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}
