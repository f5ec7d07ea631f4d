import type { CreatorCard } from '@doubloon/contract/stores/store.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';

const COVERS = (['stripes', 'dots', 'rings'] as const).flatMap((pattern) =>
  (['sea', 'gold', 'coral', 'ink'] as const).map((ground) => ({ pattern, ground })),
);

/** The cover of somebody who has shown no work yet, always the same for one of them. */
function plainCover(id: string) {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return COVERS[sum % COVERS.length];
}

/** The upper edge of a card. */
export const Banner = chakra('div', {
  base: { height: '7rem', backgroundImage: 'linear-gradient(120deg, {colors.goldWash}, {colors.seaWash})' },
  variants: {
    pattern: {
      stripes: {
        backgroundImage: 'repeating-linear-gradient(115deg, transparent 0 22px, rgb(255 255 255 / 0.14) 22px 44px)',
      },
      dots: {
        backgroundImage: 'radial-gradient(rgb(255 255 255 / 0.22) 6px, transparent 7px)',
        backgroundSize: '28px 28px',
      },
      rings: {
        backgroundImage:
          'repeating-radial-gradient(circle at 80% 120%, transparent 0 20px, rgb(255 255 255 / 0.14) 20px 40px)',
      },
    },
    ground: {
      sea: { backgroundColor: 'sea.600' },
      gold: { backgroundColor: 'gold.700' },
      coral: { backgroundColor: 'coral.600' },
      ink: { backgroundColor: 'ink.600' },
    },
  },
});
/** The newest picture of a creator's work, or a cover of their own. */
export function WorkBanner({ creator: { id, newestPicture } }: { creator: Pick<CreatorCard, 'id' | 'newestPicture'> }) {
  return (
    <Banner {...(newestPicture ? undefined : plainCover(id))}>
      {newestPicture && <Picture src={newestPicture} alt="" lazy height="full" />}
    </Banner>
  );
}
