import { chakra } from '@chakra-ui/react/styled-system';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { PlatformSign } from './platform-sign.tsx';

/** The first `most` platforms as signs, then how many more there are. */
export function PlatformSigns({ platforms, most }: { platforms: readonly PlatformId[]; most: number }) {
  const more = platforms.length - most;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      {platforms.slice(0, most).map((platform) => (
        <PlatformSign key={platform} platform={platform} />
      ))}
      {more > 0 && (
        <chakra.span fontSize="sm" fontWeight="semibold" color="muted">
          +{more}
        </chakra.span>
      )}
    </chakra.span>
  );
}
