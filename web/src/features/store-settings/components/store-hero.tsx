import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

interface StoreHeroProps extends Pick<StoreSettingsChanges, 'hero'> {
  /** True when the hero stands in a column of a page. */
  small: boolean;
}

/** The large words of a store over its image, or over its main colour; nothing when neither is set. */
export function StoreHero({ hero: { title, subtitle, image }, small }: StoreHeroProps) {
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
      minHeight={image ? { base: '13rem', md: small ? '11rem' : '20rem' } : undefined}
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
          paddingX={{ base: '5', md: small ? '5' : '8' }}
          paddingTop={image ? { base: '16', md: small ? '14' : '20' } : { base: '6', md: small ? '5' : '8' }}
          paddingBottom={{ base: '6', md: small ? '5' : '8' }}
          // Dark enough for white text on any picture.
          background={
            image
              ? 'linear-gradient(to top, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.62) calc(100% - 4rem), transparent)'
              : undefined
          }
        >
          {title !== '' && (
            <chakra.p
              fontFamily="heading"
              fontWeight="semibold"
              fontSize={small ? 'xl' : '3xl'}
              lineHeight="tight"
              textWrap="balance"
            >
              {title}
            </chakra.p>
          )}
          {subtitle !== '' && (
            <chakra.p fontSize={small ? 'sm' : 'lg'} marginTop={title === '' ? undefined : '2'} maxWidth="prose">
              {subtitle}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}
