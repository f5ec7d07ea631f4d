import { chakra } from '@chakra-ui/react/styled-system';
import { UserRound } from 'lucide-react';
import { useState } from 'react';

const LOAD_RETRIES = 1;

const Round = chakra('span', {
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'goldWash',
    color: 'goldText',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface AvatarProps {
  /** The picture's address; anything that does not start with `http` gets the default icon. */
  src: string | null;
  /** In spacing units. */
  size?: '8' | '9' | '10' | '12' | '16' | '24';
}

/** Somebody's picture; the default icon when there is none or it could not be loaded, tried once more. */
export function Avatar({ src, size = '9' }: AvatarProps) {
  const [failures, setFailures] = useState(0);
  const usable = src?.startsWith('http') && failures <= LOAD_RETRIES ? src : undefined;
  return (
    <Round width={size} height={size} aria-hidden>
      {usable ? (
        <img key={failures} src={usable} alt="" onError={() => setFailures((count) => count + 1)} />
      ) : (
        <UserRound size={Number(size) * 2} />
      )}
    </Round>
  );
}
