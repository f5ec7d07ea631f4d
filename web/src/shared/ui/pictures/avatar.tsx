import { UserRound } from 'lucide-react';
import { chakra } from '../../style/chakra.tsx';
import { Picture } from './picture.tsx';

const GROUNDS = ['gold', 'sea', 'coral', 'plum', 'leaf', 'sky'] as const;

const Round = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    // Initials look the same in a row of text, a title and a store with a typeface of its own.
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: '1',
    letterSpacing: 'normal',
    whiteSpace: 'nowrap',
    // Those that the landing page fills in without the parts above.
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
    // A picture as light or as dark as what is behind it keeps its edge.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: { base: 'text/12', _dark: 'text/16' },
      pointerEvents: 'none',
    },
  },
  variants: {
    ground: {
      gold: { bg: 'goldWash', color: 'goldText' },
      sea: { bg: 'seaWash', color: 'seaText' },
      coral: { bg: 'coralWash', color: 'coralText' },
      plum: { bg: 'plumWash', color: 'plumText' },
      leaf: { bg: 'leafWash', color: 'leafText' },
      sky: { bg: 'skyWash', color: 'skyText' },
    },
    size: {
      '8': { width: '8', height: '8', fontSize: 'xs' },
      '9': { width: '9', height: '9', fontSize: 'xs' },
      '10': { width: '10', height: '10', fontSize: 'sm' },
      '12': { width: '12', height: '12', fontSize: 'md' },
      '16': { width: '16', height: '16', fontSize: 'xl' },
      '24': { width: '24', height: '24', fontSize: '3xl' },
    },
  },
});

interface AvatarProps {
  /** Whose face it is: their initials stand there without a picture, in a colour that is theirs on every screen. */
  name: string;
  /** The picture's address; anything that does not start with `http` gets the initials. */
  src: string | null;
  /** In spacing units. */
  size?: '8' | '9' | '10' | '12' | '16' | '24';
  /** Lets the script of the landing page find it. */
  'data-part'?: string;
}

/** Picture of a person or brand; initials when there is none or it could not be loaded, and an icon for somebody without a name. */
export function Avatar({ name, src, size = '9', ...rest }: AvatarProps) {
  const sign = initialsOf(name) || <UserRound size={Number(size) * 2} />;
  return (
    <Round ground={groundOf(name)} size={size} aria-hidden {...rest}>
      {src?.startsWith('http') ? <Picture src={src} alt="" width={size} height={size} fallback={sign} /> : sign}
    </Round>
  );
}

/** Returns the first letters of the first and the last word, in capitals; words that begin with a sign are passed over. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join('').toUpperCase();
}

function groundOf(name: string): (typeof GROUNDS)[number] {
  const sum = [...name.trim()].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return GROUNDS[sum % GROUNDS.length] ?? 'gold';
}
