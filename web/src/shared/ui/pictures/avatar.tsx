import { UserRound } from 'lucide-react';
import { chakra } from '../../style/chakra.tsx';
import { Picture } from './picture.tsx';

const Round = chakra('span', {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'goldWash',
    color: 'goldText',
  },
});

interface AvatarProps {
  /** The picture's address; anything that does not start with `http` gets the default icon. */
  src: string | null;
  /** In spacing units. */
  size?: '8' | '9' | '10' | '12' | '16' | '24';
}

/** Somebody's picture; the default icon when there is none or it could not be loaded. */
export function Avatar({ src, size = '9' }: AvatarProps) {
  const icon = <UserRound size={Number(size) * 2} />;
  return (
    <Round width={size} height={size} aria-hidden>
      {src?.startsWith('http') ? <Picture src={src} alt="" width={size} height={size} fallback={icon} /> : icon}
    </Round>
  );
}
