import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../style/chakra.tsx';
import { PlatformSign } from './platform-sign.tsx';

interface PlatformSignsProps {
  platforms: readonly PlatformId[];
  most: number;
  /** Whether they may go on below: where their place is narrow and they are all to be seen. */
  wrap?: boolean;
}

/** The first `most` platforms as signs, then how many more there are. */
export function PlatformSigns({ platforms, most, wrap = false }: PlatformSignsProps) {
  const more = platforms.length - most;
  return (
    <chakra.span display="inline-flex" flexWrap={wrap ? 'wrap' : 'nowrap'} alignItems="center" gap="1.5">
      {platforms.slice(0, most).map((platform) => (
        <PlatformSign key={platform} platform={platform} />
      ))}
      {more > 0 && (
        <chakra.span textStyle="hint" fontWeight="semibold">
          +{more}
        </chakra.span>
      )}
    </chakra.span>
  );
}
