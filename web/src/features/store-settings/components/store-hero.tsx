import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

const Cover = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    backgroundImage: 'linear-gradient(100deg, {colors.goldWash}, {colors.seaWash})',
  },
  variants: {
    size: {
      // Neither kind is higher than the other, so that nothing moves when a picture comes.
      page: { height: { base: '4.5rem', md: '6.5rem' } },
      small: { height: '4rem' },
    },
  },
});

type HeroProps = Pick<StoreSettingsChanges, 'hero'>;

/** The image of a store as it is, like the works below it, or a wash of its colours where it has none. */
export function StoreCover({ hero: { image }, size = 'page' }: HeroProps & { size?: 'page' | 'small' }) {
  return (
    <Cover size={size}>
      {/* The wash does where it cannot be loaded. */}
      {image && <Picture src={image} alt="" fallback={<span />} />}
    </Cover>
  );
}

const Lead = chakra('p', { base: { lineHeight: 'snug', overflowWrap: 'anywhere', textWrap: 'pretty' } });

/** The words in which a store introduces itself, beside the name of its creator; `otherwise` stands there for a store that has none. */
export function StoreLead({ hero: { title, subtitle }, otherwise = '' }: HeroProps & { otherwise?: string }) {
  if (title === '' && subtitle === '') return otherwise === '' ? null : <Lead>{otherwise}</Lead>;
  return (
    <Lead>
      {title !== '' && <strong>{title}</strong>}
      {title !== '' && subtitle !== '' && ' · '}
      {subtitle}
    </Lead>
  );
}
