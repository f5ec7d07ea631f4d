import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

const Cover = chakra('div', {
  base: { position: 'relative', overflow: 'hidden' },
  variants: {
    kind: {
      picture: { bg: 'deep', height: { base: '5rem', md: '11.25rem' } },
      plain: { bg: 'accent', height: { base: '4rem', md: '6rem' } },
      small: { bg: 'accent', height: '5rem' },
    },
  },
});

type HeroProps = Pick<StoreSettingsChanges, 'hero'>;

/** The image of a store, a little dimmer at night, or its main colour above its words; nothing when it has neither. */
export function StoreCover({
  hero: { title, subtitle, image },
  size = 'page',
}: HeroProps & { size?: 'page' | 'small' }) {
  if (title === '' && subtitle === '' && image === null) return null;
  return (
    <Cover kind={size === 'small' ? 'small' : image ? 'picture' : 'plain'} data-cover>
      {/* Plain ground does where it cannot be loaded. */}
      {image && <Picture src={image} alt="" fallback={<span />} filter={{ base: 'none', _dark: 'brightness(0.85)' }} />}
    </Cover>
  );
}

const Lead = chakra('p', { base: { lineHeight: 'snug', overflowWrap: 'anywhere', textWrap: 'pretty' } });

/** The words in which a store introduces itself, below the name of its creator; nothing when there are none. */
export function StoreLead({ hero: { title, subtitle } }: HeroProps) {
  if (title === '' && subtitle === '') return null;
  return (
    <Lead>
      {title !== '' && <strong>{title}</strong>}
      {title !== '' && subtitle !== '' && ' · '}
      {subtitle}
    </Lead>
  );
}
