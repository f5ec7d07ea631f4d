import { chakra } from '../../style/chakra.tsx';
import { Picture } from './picture.tsx';

const Round = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'goldWash',
    color: 'goldText',
    fontWeight: 'semibold',
    // Those that the landing page fills in without the parts above.
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface BrandLogoProps {
  name: string;
  /** The picture's address; null where there is none. */
  logo: string | null;
  /** In spacing units. */
  size: '9' | '12';
  /** Lets the script of the landing page find it. */
  'data-part'?: string;
}

/** The logo of a brand, or the first letter of its name. */
export function BrandLogo({ name, logo, size, ...rest }: BrandLogoProps) {
  const letter = name.slice(0, 1).toUpperCase();
  return (
    <Round width={size} height={size} aria-hidden {...rest}>
      {logo?.startsWith('http') ? <Picture src={logo} alt="" width={size} height={size} fallback={letter} /> : letter}
    </Round>
  );
}
